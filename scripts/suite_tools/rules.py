# SPDX-License-Identifier: MIT
"""The rules of chess, slow and obvious, for the scripts that make and check suites.

A board of 64 characters, moves tried one by one, and "is the king attacked now?". It shares nothing with the library on
purpose: scripts choose, mirror and play positions with it, and hold each claim about a position against it. The counts
of the suites come from the library's own counter, never from here.

Squares are numbers, a1 = 0, b1 = 1, h8 = 63. Castling rights are the rook's files, a set for each colour, so that
standard chess, Chess960 and double Chess960 are the same thing.
"""

KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LINES = {"r": STRAIGHT, "b": DIAGONAL, "q": STRAIGHT + DIAGONAL}


def square(name):
    return ord(name[0]) - 97 + 8 * (int(name[1]) - 1)


def square_name(number):
    return "abcdefgh"[number % 8] + str(number // 8 + 1)


def step(origin, direction):
    """The square one step on, or None beyond the edge."""
    file, rank = origin % 8 + direction[0], origin // 8 + direction[1]
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def _make_tables():
    leaps = {"n": [], "k": []}
    for number in range(64):
        leaps["n"].append([t for d in KNIGHT_STEPS if (t := step(number, d)) is not None])
        leaps["k"].append([t for d in STRAIGHT + DIAGONAL if (t := step(number, d)) is not None])
    rays = {}
    for direction in STRAIGHT + DIAGONAL:
        rays[direction] = []
        for number in range(64):
            ray, at = [], number
            while (at := step(at, direction)) is not None:
                ray.append(at)
            rays[direction].append(ray)
    return leaps, rays


LEAPS, RAYS = _make_tables()


class Move:
    """from, to, promotion (lower-case letter or ''). Castling is the king taking his own rook."""

    __slots__ = ("origin", "target", "promotion", "castling")

    def __init__(self, origin, target, promotion="", castling=False):
        self.origin, self.target, self.promotion, self.castling = origin, target, promotion, castling

    def text(self, chess960):
        target = self.target
        if self.castling and not chess960:
            target = self.origin // 8 * 8 + (6 if target > self.origin else 2)
        return square_name(self.origin) + square_name(target) + self.promotion


class Board:
    __slots__ = ("men", "white_to_move", "rights", "en_passant", "halfmoves", "number")

    def __init__(self, fen):
        fields = fen.split()
        self.men = ["."] * 64
        for rank, row in zip(range(7, -1, -1), fields[0].split("/"), strict=True):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    self.men[rank * 8 + file] = letter
                    file += 1
            assert file == 8, fen
        self.white_to_move = fields[1] == "w"
        self.rights = {True: frozenset(), False: frozenset()}
        for letter in fields[2] if fields[2] != "-" else "":
            self._add_right(letter)
        self.en_passant = self._sensible(square(fields[3])) if fields[3] != "-" else None
        self.halfmoves = int(fields[4]) if len(fields) > 4 else 0
        self.number = int(fields[5]) if len(fields) > 5 else 1

    def _add_right(self, letter):
        white = letter.isupper()
        rook, home = ("R", 0) if white else ("r", 56)
        king = self.king(white)
        rooks = [f for f in range(8) if self.men[home + f] == rook]
        wanted = letter.lower()
        if wanted == "k":
            file = max(rooks)
        elif wanted == "q":
            file = min(rooks)
        else:
            file = ord(wanted) - 97
        assert king // 8 * 8 == home and file in rooks, f"no rook for the right {letter}"
        self.rights[white] = self.rights[white] | {file}

    def _sensible(self, target):
        """The en-passant square, or None where the board refutes it: wrong rank, no pawn, or no way for it to come."""
        back = -8 if self.white_to_move else 8
        if target // 8 != (5 if self.white_to_move else 2) or self.men[target] != "." or self.men[target - back] != ".":
            return None
        return target if self.men[target + back] == ("p" if self.white_to_move else "P") else None

    def copy(self):
        twin = Board.__new__(Board)
        twin.men = self.men[:]
        twin.white_to_move, twin.rights = self.white_to_move, dict(self.rights)
        twin.en_passant, twin.halfmoves, twin.number = self.en_passant, self.halfmoves, self.number
        return twin

    def king(self, white):
        return self.men.index("K" if white else "k")

    # ---- attacks

    def attackers(self, target, white):
        """Squares of the men of a colour that attack the target."""
        men, found = self.men, []
        for kind in "nk":
            letter = kind.upper() if white else kind
            found += [o for o in LEAPS[kind][target] if men[o] == letter]
        for side in (-1, 1):
            origin = step(target, (side, -1 if white else 1))
            if origin is not None and men[origin] == ("P" if white else "p"):
                found.append(origin)
        for direction, rays in RAYS.items():
            kinds = ("Q", "R") if direction in STRAIGHT else ("Q", "B")
            for origin in rays[target]:
                if men[origin] != ".":
                    if men[origin].upper() in kinds and men[origin].isupper() == white:
                        found.append(origin)
                    break
        return found

    def checkers(self, white=None):
        """Who gives check to the king of a colour (default: the side to move)."""
        white = self.white_to_move if white is None else white
        return self.attackers(self.king(white), not white)

    # ---- moves

    def _pawn_moves(self, origin):
        white = self.white_to_move
        forward = (0, 1) if white else (0, -1)
        targets = []
        one = step(origin, forward)
        if self.men[one] == ".":
            targets.append(one)
            two = step(one, forward)
            if origin // 8 == (1 if white else 6) and self.men[two] == ".":
                targets.append(two)
        for side in (-1, 1):
            target = step(origin, (side, forward[1]))
            if target is None:
                continue
            if target == self.en_passant or (self.men[target] != "." and self.men[target].isupper() != white):
                targets.append(target)
        for target in targets:
            if target // 8 in (0, 7):
                yield from (Move(origin, target, kind) for kind in "qrbn")
            else:
                yield Move(origin, target)

    def _piece_moves(self, origin, kind):
        white = self.white_to_move
        if kind in LEAPS:
            lines = [[target] for target in LEAPS[kind][origin]]
        else:
            lines = [RAYS[direction][origin] for direction in LINES[kind]]
        for line in lines:
            for target in line:
                man = self.men[target]
                if man == "." or man.isupper() != white:
                    yield Move(origin, target)
                if man != ".":
                    break

    def _castling_moves(self):
        white = self.white_to_move
        king = self.king(white)
        for file in sorted(self.rights[white]):
            if self._can_castle(king, king // 8 * 8 + file):
                yield Move(king, king // 8 * 8 + file, castling=True)

    def _can_castle(self, king, rook):
        home = king // 8 * 8
        king_to, rook_to = (home + 6, home + 5) if rook > king else (home + 2, home + 3)
        squares = range(min(king, rook, king_to, rook_to), max(king, rook, king_to, rook_to) + 1)
        king_path = range(min(king, king_to), max(king, king_to) + 1)
        rook_path = range(min(rook, rook_to), max(rook, rook_to) + 1)
        needed = [s for s in squares if s in king_path or s in rook_path]
        if any(self.men[s] != "." for s in needed if s not in (king, rook)):
            return False
        # The rook that castles still shades what is behind it while the king walks; only where the king ends must the
        # board be the one after castling (legal_moves looks at that).
        return not any(self.attackers(s, not self.white_to_move) for s in king_path)

    def pseudo_moves(self):
        for origin in range(64):
            man = self.men[origin]
            if man == "." or man.isupper() != self.white_to_move:
                continue
            if man in "Pp":
                yield from self._pawn_moves(origin)
            else:
                yield from self._piece_moves(origin, man.lower())
        yield from self._castling_moves()

    def legal(self, move):
        return not self.after(move).checkers(self.white_to_move)

    def legal_moves(self):
        return [move for move in self.pseudo_moves() if self.legal(move)]

    def after(self, move):
        twin = self.copy()
        twin._play(move)
        return twin

    def _play(self, move):
        white, men = self.white_to_move, self.men
        man, taken, en_passant = men[move.origin], men[move.target], self.en_passant
        self.en_passant = None
        if move.castling:
            taken = "."
            self._castle(move)
        else:
            men[move.origin] = "."
            men[move.target] = man
            if move.promotion:
                men[move.target] = move.promotion.upper() if white else move.promotion
            if man in "Pp":
                self._play_pawn(move, en_passant)
        self._drop_rights(move, man)
        self.halfmoves = 0 if man in "Pp" or taken != "." else self.halfmoves + 1
        self.number += not white
        self.white_to_move = not white

    def _play_pawn(self, move, en_passant):
        back = -8 if self.white_to_move else 8
        if move.target == en_passant:
            self.men[move.target + back] = "."
        elif abs(move.target - move.origin) == 16:
            self.en_passant = move.target + back

    def _castle(self, move):
        home = move.origin // 8 * 8
        king_to, rook_to = (home + 6, home + 5) if move.target > move.origin else (home + 2, home + 3)
        king, rook = self.men[move.origin], self.men[move.target]
        self.men[move.origin] = self.men[move.target] = "."
        self.men[king_to], self.men[rook_to] = king, rook

    def _drop_rights(self, move, man):
        white = self.white_to_move
        if man in "Kk":
            self.rights[white] = frozenset()
        for colour, home in ((True, 0), (False, 56)):
            if self.rights[colour]:
                self.rights[colour] = frozenset(
                    f for f in self.rights[colour] if home + f not in (move.origin, move.target)
                )

    # ---- text

    def _en_passant_is_legal(self):
        return self.en_passant is not None and any(
            move.target == self.en_passant and self.men[move.origin] in "Pp" for move in self.legal_moves()
        )

    def _right_letters(self, shredder):
        letters = ""
        for white, home in ((True, 0), (False, 56)):
            king = self.king(white) % 8
            rooks = [f for f in range(8) if self.men[home + f] == ("R" if white else "r")]
            for file in sorted(self.rights[white], reverse=True):
                letter = "abcdefgh"[file]
                if not shredder and file == max(rooks) and file > king:
                    letter = "k"
                if not shredder and file == min(rooks) and file < king:
                    letter = "q"
                letters += letter.upper() if white else letter
        return letters or "-"

    def fen(self, shredder=False):
        """The FEN; rights as KQkq for outermost rooks (X-FEN) or always as file letters (Shredder-FEN)."""
        rows = []
        for rank in range(7, -1, -1):
            row = "".join(self.men[rank * 8 : rank * 8 + 8])
            for length in range(8, 0, -1):
                row = row.replace("." * length, str(length))
            rows.append(row)
        en_passant = square_name(self.en_passant) if self._en_passant_is_legal() else "-"
        side = "w" if self.white_to_move else "b"
        rights = self._right_letters(shredder)
        return f"{'/'.join(rows)} {side} {rights} {en_passant} {self.halfmoves} {self.number}"

    def is_standard(self):
        """Are all rights those of standard chess: king on e, rook on a or h?"""
        return all(
            not files or (self.king(white) == home + 4 and files <= {0, 7})
            for (white, home), files in (((w, h), self.rights[w]) for w, h in ((True, 0), (False, 56)))
        )


def perft(board, depth):
    moves = board.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(board.after(move), depth - 1) for move in moves)


# ---- mirrors


def mirror_colours(fen):
    """The same position with colours exchanged and the board turned upside down."""
    board, side, rights, en_passant, *clocks = fen.split()
    board = "/".join(reversed(board.split("/"))).swapcase()
    rights = "".join(sorted(rights.swapcase(), key=str.islower)) if rights != "-" else "-"
    if en_passant != "-":
        en_passant = en_passant[0] + str(9 - int(en_passant[1]))
    return " ".join([board, "b" if side == "w" else "w", rights, en_passant, *clocks])


def mirror_files(fen):
    """The same position with the a-file and the h-file exchanged. Rights do not survive: castling is not symmetric."""
    board, side, rights, en_passant, *clocks = fen.split()
    assert rights == "-", "castling has no mirror from file to file"
    board = "/".join(row[::-1] for row in board.split("/"))
    if en_passant != "-":
        en_passant = "hgfedcba"["abcdefgh".index(en_passant[0])] + en_passant[1]
    return " ".join([board, side, rights, en_passant, *clocks])
