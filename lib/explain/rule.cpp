// SPDX-License-Identifier: MIT
#include "explain/rule.h"

namespace plyproof::explain {

namespace {

struct RuleText {
    Rule rule;
    std::string_view id;
    std::string_view law;
};

// clang-format off
constexpr RuleText kTexts[] = {
    {Rule::NoMove, "no-move",
     "a move names two different squares of the board, and a piece only when a pawn promotes"},
    {Rule::EmptySquare, "empty-square",
     "a move begins where a man stands"},
    {Rule::EnemyMan, "enemy-man",
     "only men of the side to move may move"},
    {Rule::CapturesOwnMan, "captures-own-man",
     "no man may go where a man of its own side stands"},
    {Rule::EnPassantWrap, "en-passant-wrap",
     "an en-passant capture goes to a neighbouring file and never round the edge of the board"},
    {Rule::EnPassantKeptTooLong, "en-passant-kept-too-long",
     "en passant is allowed only as the very next move after the double step"},
    {Rule::EnPassantWithoutRight, "en-passant-without-right",
     "en passant captures only a pawn that has just made a double step"},
    {Rule::EnPassantRankPin, "en-passant-rank-pin",
     "en passant takes two pawns off one rank, which must not uncover the own king"},
    {Rule::EnPassantVictimPin, "en-passant-victim-pin",
     "the pawn captured en passant must not have shielded the own king on a diagonal"},
    {Rule::EnPassantDiagonalPin, "en-passant-diagonal-pin",
     "a pawn pinned on a diagonal may capture en passant only along it"},
    {Rule::EnPassantFilePin, "en-passant-file-pin",
     "a pawn pinned on a file may not capture en passant"},
    {Rule::EnPassantFileReblock, "en-passant-file-reblock",
     "en passant may open a file to the own king when the capturing pawn closes it again"},
    {Rule::EnPassantEvasion, "en-passant-evasion",
     "in check, en passant is allowed exactly when it captures the pawn that checks or closes the line"},
    {Rule::EnPassantFromSetup, "en-passant-from-setup",
     "an en-passant square that a FEN names allows the capture"},
    {Rule::EnPassantAfterPush, "en-passant-after-push",
     "a double step allows the capture en passant by the next move"},
    {Rule::EnPassantGivesCheck, "en-passant-gives-check",
     "en passant is allowed whether or not it gives check"},
    {Rule::EnPassantMissing, "en-passant-missing",
     "a pawn may capture en passant when its own king stays safe"},
    {Rule::CastlingAfterKingMove, "castling-after-king-move",
     "a king that has moved may castle no more"},
    {Rule::CastlingAfterRookMove, "castling-after-rook-move",
     "a rook that has moved may castle no more"},
    {Rule::CastlingAfterRookCaptured, "castling-after-rook-captured",
     "the right to castle ends when its rook is captured"},
    {Rule::CastlingAfterPromotionCapture, "castling-after-promotion-capture",
     "the right to castle ends when a promoting pawn captures its rook"},
    {Rule::CastlingWrongSide, "castling-wrong-side",
     "each side has a right of its own for each wing"},
    {Rule::CastlingWithoutRight, "castling-without-right",
     "castling needs the right for that wing"},
    {Rule::CastlingRightLost, "castling-right-lost",
     "the right to castle lasts until the king or its rook moves or the rook is captured"},
    {Rule::CastlingInnerRook, "castling-inner-rook",
     "in Chess960 the rook with the right castles, even when another stands farther out"},
    {Rule::CastlingBFileOccupied, "castling-b-file-occupied",
     "every square between king and rook must be empty, the one beside the rook too"},
    {Rule::CastlingPathOccupied, "castling-path-occupied",
     "the squares that king and rook pass and reach must be empty"},
    {Rule::CastlingInCheck, "castling-in-check",
     "a king in check may not castle"},
    {Rule::CastlingThroughCheck, "castling-through-check",
     "the king may not pass an attacked square in castling"},
    {Rule::CastlingIntoCheck, "castling-into-check",
     "the king may not castle onto an attacked square"},
    {Rule::CastlingRookShieldsKing, "castling-rook-shields-king",
     "the castling rook must not have shielded the square where the king ends"},
    {Rule::CastlingBFileAttacked, "castling-b-file-attacked",
     "squares that only the rook passes may be attacked"},
    {Rule::CastlingSquaresOverlap, "castling-squares-overlap",
     "in Chess960 king and rook may end where one of them stood, or stay where they are"},
    {Rule::CastlingMissing, "castling-missing",
     "castling is allowed with the right, an empty path and no attack on the king's way"},
    {Rule::PromotionMandatory, "promotion-mandatory",
     "a pawn that reaches the last rank must promote"},
    {Rule::PromotionRank, "promotion-rank",
     "only a pawn that reaches the last rank promotes"},
    {Rule::PromotionPiece, "promotion-piece",
     "a pawn promotes to a knight, bishop, rook or queen, whichever is wanted"},
    {Rule::PinnedPawn, "pinned-pawn",
     "a pinned pawn may move exactly along the line of its pin"},
    {Rule::PinnedKnight, "pinned-knight",
     "a pinned knight may not move"},
    {Rule::PinnedBishop, "pinned-bishop",
     "a pinned bishop may move exactly along the line of its pin"},
    {Rule::PinnedRook, "pinned-rook",
     "a pinned rook may move exactly along the line of its pin"},
    {Rule::PinnedQueen, "pinned-queen",
     "a pinned queen may move exactly along the line of its pin"},
    {Rule::NoPin, "no-pin",
     "a man is pinned only where a slider would attack the king if that man alone were gone"},
    {Rule::DoubleCheck, "double-check",
     "in double check only the king may move"},
    {Rule::CheckIgnored, "check-ignored",
     "a check must be answered: capture the checker, close the line or move the king"},
    {Rule::CheckEvasionCapture, "check-evasion-capture",
     "a check may be answered by capturing the checker"},
    {Rule::CheckEvasionBlock, "check-evasion-block",
     "the check of a slider may be answered by stepping between"},
    {Rule::KingStepsAlongRay, "king-steps-along-ray",
     "the king may not step back along the line of the slider that checks it"},
    {Rule::KingsAdjacent, "kings-adjacent",
     "kings may not stand side by side"},
    {Rule::KingCapturesProtected, "king-captures-protected",
     "the king may not capture a protected man"},
    {Rule::KingNearPinnedMan, "king-near-pinned-man",
     "a pinned man still keeps the enemy king away"},
    {Rule::KingIntoCheck, "king-into-check",
     "the king may not step onto an attacked square"},
    {Rule::CheckEvasionKing, "check-evasion-king",
     "a check may be answered by a king's step to a square that is not attacked"},
    {Rule::PromotionCapture, "promotion-capture",
     "a pawn may promote with a capture"},
    {Rule::PromotionPush, "promotion-push",
     "a pawn may promote with a push"},
    {Rule::PawnWrap, "pawn-wrap",
     "a pawn captures on a neighbouring file and never round the edge of the board"},
    {Rule::DoublePushRank, "double-push-rank",
     "a pawn makes a double step only from its starting rank"},
    {Rule::DoublePushBlocked, "double-push-blocked",
     "both squares of a double step must be empty"},
    {Rule::DoublePush, "double-push",
     "a pawn on its starting rank may make a double step when both squares are empty"},
    {Rule::PawnPushBlocked, "pawn-push-blocked",
     "a pawn steps forward only onto an empty square"},
    {Rule::PawnPush, "pawn-push",
     "a pawn may step forward onto an empty square"},
    {Rule::PawnCapture, "pawn-capture",
     "a pawn captures diagonally forward, and moves so only to capture"},
    {Rule::PawnDirection, "pawn-direction",
     "a pawn steps straight forward or captures diagonally forward"},
    {Rule::LeaperWrap, "leaper-wrap",
     "knights and kings do not step round the edge of the board"},
    {Rule::LeaperGeometry, "leaper-geometry",
     "a knight goes two squares and one, a king one square in any direction"},
    {Rule::KingCapture, "king-capture",
     "the king may capture a man beside it that nothing protects"},
    {Rule::LeaperHole, "leaper-hole",
     "a knight or king may go to each of its squares that no own man holds"},
    {Rule::SliderWrap, "slider-wrap",
     "bishops, rooks and queens do not slide round the edge of the board"},
    {Rule::SliderXRay, "slider-x-ray",
     "bishops, rooks and queens do not pass a man"},
    {Rule::SliderGeometry, "slider-geometry",
     "bishops slide along diagonals, rooks along ranks and files, queens along both"},
    {Rule::SliderBlocker, "slider-blocker",
     "a slider may go up to the man that stops it, and capture it when it is an enemy"},
    {Rule::SliderHole, "slider-hole",
     "a slider may go to each square of its lines up to the first man"},
    {Rule::CapturesKing, "captures-king",
     "kings are never captured"},
    {Rule::DrawEndsTree, "draw-ends-tree",
     "a draw by rule ends the game, not the list of legal moves"},
    {Rule::DuplicateMove, "duplicate-move",
     "each legal move is listed once"},
    {Rule::WrongPosition, "wrong-position",
     "the answer is for the position that was asked about"},
    {Rule::CaptureLeavesMan, "capture-leaves-man",
     "a captured man leaves the board"},
    {Rule::EnPassantVictimLeft, "en-passant-victim-left",
     "the pawn captured en passant leaves the board"},
    {Rule::CastlingRookPlacement, "castling-rook-placement",
     "castling puts the rook on the square that the king has passed"},
    {Rule::PromotionPlacement, "promotion-placement",
     "a promoted pawn becomes the piece that the move names"},
    {Rule::SideToMove, "side-to-move",
     "after a move it is the other side's turn"},
    {Rule::StateAfterMove, "state-after-move",
     "a position reached by moves is the same as one set up by its FEN"},
    {Rule::SecondPosition, "second-position",
     "an answer does not depend on the positions that were set before"},
    {Rule::UnmakeCastlingRights, "unmake-castling-rights",
     "taking a move back restores the castling rights"},
    {Rule::UnmakeEnPassantSquare, "unmake-en-passant-square",
     "taking a move back restores the en-passant square"},
    {Rule::UnmakeCapture, "unmake-capture",
     "taking a capture back restores the captured man"},
    {Rule::UnmakeEnPassantCapture, "unmake-en-passant-capture",
     "taking en passant back restores the captured pawn where it stood"},
    {Rule::UnmakePromotion, "unmake-promotion",
     "taking a promotion back restores the pawn"},
    {Rule::UnmakeCastling, "unmake-castling",
     "taking castling back restores king and rook"},
    {Rule::UnmakeMove, "unmake-move",
     "a move that is taken back leaves no trace"},
    {Rule::HashDepth, "hash-depth",
     "a stored count holds only for the depth it was counted at"},
    {Rule::HashCastlingRights, "hash-castling-rights",
     "positions with different castling rights are different positions"},
    {Rule::HashEnPassant, "hash-en-passant",
     "positions with different en-passant captures are different positions"},
    {Rule::HashSideToMove, "hash-side-to-move",
     "positions with different sides to move are different positions"},
    {Rule::HashKey, "hash-key",
     "a stored count holds only for the position it was counted for"},
    {Rule::CountMateAsLeaf, "count-mate-as-leaf",
     "a position without moves above the last ply counts nothing"},
    {Rule::Count16Bits, "count-16-bits",
     "a count needs more than 16 bits"},
    {Rule::Count32Bits, "count-32-bits",
     "a count needs more than 32 bits"},
    {Rule::CountCumulative, "count-cumulative",
     "only the positions at the last ply are counted"},
    {Rule::CountOtherDepth, "count-other-depth",
     "the count is for the depth that was asked for"},
    {Rule::CountTotal, "count-total",
     "the total is the sum over the first moves"},
    {Rule::CountWrong, "count-wrong",
     "a count is the number of sequences of legal moves of the given length"},
};
// clang-format on

constexpr bool in_the_order_of_the_enum() {
    std::size_t index = 0;
    for (const RuleText& text : kTexts) {
        if (text.rule != static_cast<Rule>(index++)) return false;
    }
    return index == base::kEnumCount<Rule>;
}
static_assert(in_the_order_of_the_enum());

constexpr const RuleText& text_of(Rule rule) { return kTexts[static_cast<std::size_t>(rule)]; }

}  // namespace

std::string_view id_of(Rule rule) { return text_of(rule).id; }

std::string_view law_of(Rule rule) { return text_of(rule).law; }

bool is_about_state(Rule rule) {
    switch (rule) {
        case Rule::EnPassantKeptTooLong:
        case Rule::EnPassantAfterPush:
        case Rule::CastlingAfterKingMove:
        case Rule::CastlingAfterRookMove:
        case Rule::CastlingAfterRookCaptured:
        case Rule::CastlingAfterPromotionCapture:
        case Rule::CastlingWrongSide:
        case Rule::CastlingRightLost:
            return true;
        default:
            return rule >= Rule::CaptureLeavesMan && rule <= Rule::StateAfterMove;
    }
}

std::optional<Rule> rule_from_id(std::string_view id) {
    for (const RuleText& text : kTexts) {
        if (text.id == id) return text.rule;
    }
    return std::nullopt;
}

}  // namespace plyproof::explain
