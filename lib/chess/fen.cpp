// SPDX-License-Identifier: MIT
#include "chess/fen.h"

#include <algorithm>
#include <array>

#include "chess/position_from.h"

namespace plyproof::chess {
namespace {

using base::failure;
using base::Result;
using base::TextField;

FenError error_at(FenField field, FenErrorKind kind, std::size_t offset, std::string_view text) {
    return {field, kind, offset, std::string(text.substr(0, kFenEvidenceLimit))};
}

/// The character that starts at `index`: one byte, or all bytes of a UTF-8 sequence, so that no evidence ends halfway.
std::string_view character_at(std::string_view text, std::size_t index) {
    std::size_t end = index + 1;
    const auto is_continuation = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
    if (static_cast<unsigned char>(text[index]) >= 0xC0) {
        while (end < text.size() && end < index + 4 && is_continuation(text[end])) ++end;
    }
    return text.substr(index, end - index);
}

bool is_control(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code < 0x20 && byte != '\t') || code == 0x7F;
}

// --- reading: one function per field ---

/// The squares a character of the board field fills: a digit several, a man one, anything else none.
int width_of(char character) {
    if (character >= '1' && character <= '8') return character - '0';
    return piece_from_letter(character) ? 1 : 0;
}

std::optional<FenError> check_rank_text(const TextField& rank) {
    const auto is_digit = [](char character) { return character >= '1' && character <= '8'; };
    int width = 0;
    for (std::size_t i = 0; i < rank.text.size(); ++i) {
        const char character = rank.text[i];
        if (width_of(character) == 0) {
            return error_at(FenField::Board, FenErrorKind::UnknownPiece, rank.offset + i, character_at(rank.text, i));
        }
        if (i > 0 && is_digit(character) && is_digit(rank.text[i - 1])) {
            return error_at(FenField::Board, FenErrorKind::AdjacentDigits, rank.offset + i - 1,
                            rank.text.substr(i - 1, 2));
        }
        width = std::min(width + width_of(character), 9);
    }
    if (width == 8) return std::nullopt;
    return error_at(FenField::Board, width > 8 ? FenErrorKind::RankTooLong : FenErrorKind::RankTooShort, rank.offset,
                    rank.text);
}

void place_rank(Setup& setup, Rank rank, std::string_view text) {
    int file = 0;
    for (const char character : text) {
        if (const auto piece = piece_from_letter(character)) {
            setup.board[make_square(static_cast<File>(file), rank)] = piece;
        }
        file += width_of(character);
    }
}

std::optional<FenError> read_board(const TextField& field, Setup& setup) {
    const std::vector<TextField> ranks = base::split_at(field.text, '/');
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const TextField rank{field.offset + ranks[i].offset, ranks[i].text};
        if (i == 8) return error_at(FenField::Board, FenErrorKind::TooManyRanks, rank.offset, rank.text);
        if (auto error = check_rank_text(rank)) return error;
        place_rank(setup, static_cast<Rank>(7 - i), rank.text);
    }
    if (ranks.size() == 8) return std::nullopt;
    return error_at(FenField::Board, FenErrorKind::TooFewRanks, field.offset, field.text);
}

std::optional<FenError> read_side(const TextField& field, Setup& setup) {
    if (field.text != "w" && field.text != "b") {
        return error_at(FenField::Side, FenErrorKind::UnknownSide, field.offset, field.text);
    }
    setup.side_to_move = field.text == "w" ? Color::White : Color::Black;
    return std::nullopt;
}

std::optional<CastlingLetter> castling_letter(char letter) {
    const bool small = letter >= 'a' && letter <= 'z';
    const Color color = small ? Color::Black : Color::White;
    const char capital = small ? static_cast<char>(letter - 'a' + 'A') : letter;
    if (capital == 'K') return CastlingLetter{color, std::nullopt, Wing::KingSide};
    if (capital == 'Q') return CastlingLetter{color, std::nullopt, Wing::QueenSide};
    if (capital >= 'A' && capital <= 'H') return CastlingLetter{color, static_cast<File>(capital - 'A')};
    return std::nullopt;
}

std::optional<FenError> read_castling(const TextField& field, Setup& setup) {
    if (field.text == "-") return std::nullopt;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const auto letter = castling_letter(field.text[i]);
        if (!letter) {
            return error_at(FenField::Castling, FenErrorKind::UnknownCastling, field.offset + i,
                            character_at(field.text, i));
        }
        if (std::find(setup.castling.begin(), setup.castling.end(), *letter) != setup.castling.end()) {
            return error_at(FenField::Castling, FenErrorKind::RepeatedCastling, field.offset + i,
                            field.text.substr(i, 1));
        }
        setup.castling.push_back(*letter);
    }
    return std::nullopt;
}

std::optional<FenError> read_en_passant(const TextField& field, Setup& setup) {
    if (field.text == "-") return std::nullopt;
    setup.en_passant = square_from_name(field.text);
    if (setup.en_passant) return std::nullopt;
    return error_at(FenField::EnPassant, FenErrorKind::BadEnPassant, field.offset, field.text);
}

std::optional<FenError> read_number(FenField name, const TextField& field, std::uint32_t& number) {
    constexpr std::uint32_t kMost = 65535;
    number = 0;
    for (const char digit : field.text) {
        if (digit < '0' || digit > '9') return error_at(name, FenErrorKind::BadNumber, field.offset, field.text);
        number = std::min(number * 10 + static_cast<std::uint32_t>(digit - '0'), kMost + 1);
    }
    if (number <= kMost) return std::nullopt;
    return error_at(name, FenErrorKind::BadNumber, field.offset, field.text);
}

std::optional<FenError> read_halfmove_clock(const TextField& field, Setup& setup) {
    return read_number(FenField::HalfmoveClock, field, setup.halfmove_clock);
}

std::optional<FenError> read_fullmove_number(const TextField& field, Setup& setup) {
    return read_number(FenField::FullmoveNumber, field, setup.fullmove_number);
}

using FieldReader = std::optional<FenError> (*)(const TextField&, Setup&);
constexpr std::array<FieldReader, 6> kReaders = {read_board,      read_side,           read_castling,
                                                 read_en_passant, read_halfmove_clock, read_fullmove_number};
constexpr std::size_t kNeededFields = 4;

/// `text` without byte-order mark, blanks and line ends around it; the offset is where it starts.
TextField body_of(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    constexpr std::string_view kAround = " \t\r\n";
    std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    begin = std::min(text.find_first_not_of(kAround, begin), text.size());
    const std::string_view rest = text.substr(begin);
    return {begin, rest.substr(0, rest.find_last_not_of(kAround) + 1)};
}

// --- writing ---

std::string board_field(const Setup& setup) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto write_empty = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (const File file : base::kAll<File>) {
            const auto& piece = setup.board[make_square(file, static_cast<Rank>(rank))];
            if (!piece) {
                ++empty;
                continue;
            }
            write_empty();
            text += letter_of(*piece);
        }
        write_empty();
        if (rank > 0) text += '/';
    }
    return text;
}

}  // namespace

base::Result<Setup, FenError> parse_fen(std::string_view text) {
    const TextField body = body_of(text);
    if (body.text.empty()) return failure(error_at(FenField::Whole, FenErrorKind::Empty, body.offset, {}));
    const auto control = std::find_if(body.text.begin(), body.text.end(), is_control);
    if (control != body.text.end()) {
        const auto index = static_cast<std::size_t>(control - body.text.begin());
        return failure(
            error_at(FenField::Whole, FenErrorKind::ControlCharacter, body.offset + index, body.text.substr(index, 1)));
    }

    const std::vector<TextField> fields = fen_fields(text);
    Setup setup;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const TextField& field = fields[i];
        if (i == kReaders.size()) {
            return failure(error_at(FenField::Whole, FenErrorKind::TooManyFields, field.offset, field.text));
        }
        if (auto error = kReaders[i](field, setup)) return failure(std::move(*error));
    }
    if (fields.size() >= kNeededFields) return setup;
    const auto missing = static_cast<FenField>(static_cast<std::size_t>(FenField::Board) + fields.size());
    return failure(error_at(missing, FenErrorKind::TooFewFields, body.offset + body.text.size(), {}));
}

std::vector<TextField> fen_fields(std::string_view text) {
    const TextField body = body_of(text);
    std::vector<TextField> fields = base::split_fields(body.text);
    for (TextField& field : fields) field.offset += body.offset;
    return fields;
}

std::string to_fen(const Setup& setup) {
    std::string fen = board_field(setup);
    fen += setup.side_to_move == Color::White ? " w " : " b ";
    for (const CastlingLetter& castling : setup.castling) fen += letter_of(castling);
    if (setup.castling.empty()) fen += '-';
    fen += ' ';
    fen += setup.en_passant ? name_of(*setup.en_passant) : "-";
    fen += ' ' + std::to_string(setup.halfmove_clock) + ' ' + std::to_string(setup.fullmove_number);
    return fen;
}

std::string to_fen(const Position& position, FenStyle style) {
    Setup setup = setup_of(position);
    if (style == FenStyle::Shredder) {
        for (CastlingLetter& castling : setup.castling) {
            if (!castling.file) castling.file = file_of(*position.castling_rook(castling.color, castling.wing));
        }
    }
    return to_fen(setup);
}

}  // namespace plyproof::chess
