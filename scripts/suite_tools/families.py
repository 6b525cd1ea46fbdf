# SPDX-License-Identifier: MIT
"""Families of positions that are better made than written: every file, every line, every kind of man.

All are made for White and get their colour mirror from curated.mirrors. Where men stand that do not matter (the other
king, bystanders) a generator with a fixed seed places them, so that the output is always the same.
"""

import random

from . import rules
from .curated import Case, mirrors, swap_wings
from .rules import LEAPS, RAYS, STRAIGHT, Board, step

FILES = "abcdefgh"
KIND_NAMES = {"n": "knight", "b": "bishop", "r": "rook", "q": "queen", "p": "pawn", "k": "king"}
# The lines to the west are the mirrors of those to the east.
DIRECTIONS = {"north": (0, 1), "northeast": (1, 1), "east": (1, 0), "southeast": (1, -1), "south": (0, -1)}
JUMPS = {
    "north-northeast": (1, 2),
    "east-northeast": (2, 1),
    "east-southeast": (2, -1),
    "south-southeast": (1, -2),
}
EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1"


def make_board(men, rights=(), en_passant=None):
    """A board with White to move; `men` maps squares to letters, `rights` are files of White's rooks."""
    board = Board(EMPTY)
    for where, man in men.items():
        board.men[where] = man
    board.rights[True], board.en_passant = frozenset(rights), en_passant
    return board


def sound(board):
    """One king each, not side by side, no pawn on a last rank, and the side not to move not in check."""
    white, black = board.king(True), board.king(False)
    pawns_home = all(board.men[s] not in "Pp" for s in (*range(8), *range(56, 64)))
    return pawns_home and black not in LEAPS["k"][white] and not board.checkers(not board.white_to_move)


def add_king(men, fits, squares=(63, 56, 62, 57, 60, 55, 48, 7, 0, 47, 40, 23, 16, 31, 24, 61, 58, 59)):
    """`men` with the black king on the first square on which the board is sound and `fits`; None if there is none."""
    for where in squares:
        if where not in men:
            full = {**men, where: "k"}
            if sound(make_board(full)) and fits(full):
                return full
    return None


def both_colours(name, board):
    return [Case(one, fen) for one, fen in mirrors(name, board.fen(), files=False)]


def all_mirrors(name, board):
    return [Case(one, fen) for one, fen in mirrors(name, board.fen())]


def other_file(file):
    return FILES[7 - FILES.index(file)]


def mirrors_by_file(template, files, board):
    """All mirrors of a board whose name is a template for file letters: {0} takes {1}."""
    twins = [template.format(*files), swap_wings(template).format(*map(other_file, files))]
    return [
        case
        for name, fen in zip(twins, (board.fen(), rules.mirror_files(board.fen())), strict=True)
        for case in both_colours(name.removesuffix("-flipped"), Board(fen))
    ]


def is_legal(board, text):
    return text in {move.text(True) for move in board.legal_moves()}


# ---- en passant: every pair of files


def _en_passant_board(capturer, victim, others):
    men = {32 + capturer: "P", 32 + victim: "p", **others}
    return add_king(men, lambda full: True), 40 + victim


def _rank_pins(capturer, victim):
    west, east = min(capturer, victim), max(capturer, victim)
    move = f"{FILES[capturer]}5{FILES[victim]}6"
    for wing, king, slider in (("east", 39, 32), ("west", 32, 39)):
        if west == 0 or east == 7:
            continue
        for kind in "rq":
            men, target = _en_passant_board(capturer, victim, {king: "K", slider: kind})
            board = make_board(men, en_passant=target)
            assert not is_legal(board, move)
            template = f"rank-pin-{{0}}-takes-{{1}}-king-{wing}-{KIND_NAMES[kind]}"
            yield from mirrors_by_file(template, FILES[capturer] + FILES[victim], board)


def en_passant():
    """Plain captures and rank pins for every two neighbouring files, each of the two pawns the capturer once."""
    for capturer in range(4):
        for victim in (capturer - 1, capturer + 1):
            if not 0 <= victim < 8:
                continue
            men, target = _en_passant_board(capturer, victim, {4: "K"})
            board = make_board(men, en_passant=target)
            assert is_legal(board, f"{FILES[capturer]}5{FILES[victim]}6")
            yield from mirrors_by_file("plain-{0}-takes-{1}", FILES[capturer] + FILES[victim], board)
            yield from _rank_pins(capturer, victim)


# ---- castling: every attacked square, every king and rook file


def _attacks_only(men, attacker, target, squares):
    board = make_board(men)
    return [s for s in squares if attacker in board.attackers(s, False)] == [target]


def _attacked_square_case(wing, rook, squares, target, kind):
    for attacker in range(63, 7, -1):
        if kind == "p" and attacker > 55:
            continue
        men = {4: "K", rook: "R", attacker: kind}
        full = add_king(men, lambda men: _attacks_only(men, attacker, target, squares))
        if full:
            board = make_board(full, rights=[rook])
            legal = target in (0, 1, 7)  # where the rook stands or passes, but never the king
            assert is_legal(board, f"e1{rules.square_name(rook)}") == legal
            verdict = "allows" if legal else "forbids"
            name = f"{wing}-{KIND_NAMES[kind]}-on-{rules.square_name(target)}-{verdict}"
            return both_colours(name, board)
    return []


def _attacked_squares():
    for wing, rook, squares in (("kingside", 7, (4, 5, 6, 7)), ("queenside", 0, (0, 1, 2, 3, 4))):
        for target in squares:
            for kind in "nbrqp":
                yield from _attacked_square_case(wing, rook, squares, target, kind)


def _chess960_files():
    for king in range(1, 7):
        for rook in range(8):
            if rook == king or (king == 4 and rook in (0, 7)):
                continue
            board = make_board({king: "K", rook: "R", 56 + king: "k", 56 + rook: "r"}, rights=[rook])
            board.rights[False] = frozenset([rook])
            yield from both_colours(f"chess960-king-{FILES[king]}-rook-{FILES[rook]}", board)


def _chess960_enemy_beyond():
    for king in range(1, 7):
        for rook, corner in [(r, 0 if r < king else 7) for r in range(1, 7) if r != king]:
            for kind in "rq":
                men = add_king({king: "K", rook: "R", corner: kind}, lambda full: True)
                name = f"chess960-king-{FILES[king]}-rook-{FILES[rook]}-{KIND_NAMES[kind]}-beyond"
                yield from both_colours(name, make_board(men, rights=[rook]))


def _chess960_inner_rooks():
    for king in range(1, 7):
        for inner in [r for r in range(1, 7) if r != king]:
            outers = range(0, inner) if inner < king else range(inner + 1, 8)
            for outer in outers:
                board = make_board({king: "K", inner: "R", outer: "R", 56 + king: "k", 56 + outer: "r"}, rights=[inner])
                board.rights[False] = frozenset([outer])
                name = f"chess960-king-{FILES[king]}-inner-rook-{FILES[inner]}-outer-{FILES[outer]}"
                if sound(board):
                    yield from both_colours(name, board)


def castling():
    yield from _attacked_squares()
    yield from _chess960_files()
    yield from _chess960_enemy_beyond()
    yield from _chess960_inner_rooks()


# ---- promotion: every file, every captured kind


def promotion():
    for file in range(4):
        for target in (file - 1, file + 1):
            for kind in "nbrq":
                if target < 0:
                    continue
                men = add_king({48 + file: "P", 56 + target: kind, 4: "K"}, lambda full: True, (7, 0, 23, 16, 31, 24))
                template = f"takes-{KIND_NAMES[kind]}-from-{{0}}-on-{{1}}"
                yield from mirrors_by_file(template, FILES[file] + FILES[target], make_board(men))


# ---- pins and checks: every line


def _crowd(random_source, men, letters, fits):
    """`men` and one man for each letter on random squares so that the board fits; tried until it does."""
    while True:
        crowd = dict(men)
        for letter in letters:
            squares = [s for s in range(64) if s not in crowd and not (letter in "Pp" and s // 8 in (0, 7))]
            crowd[random_source.choice(squares)] = letter
        board = make_board(crowd)
        if sound(board) and fits(board):
            return board


def _line_sliders(direction):
    return ("r" if direction in STRAIGHT else "b"), "q"


def pins():
    """Each kind of man pinned by each slider on each of the eight lines through a king on d4 or e4."""
    random_source = random.Random("pins")
    king = 27
    for line, direction in DIRECTIONS.items():
        ray = RAYS[direction][king]
        for slider in _line_sliders(direction):
            for number, pinned in enumerate("NBRQP"):
                shield = ray[number % 2]
                men = {king: "K", shield: pinned, ray[2]: slider}

                def pins_it(board, shield=shield):
                    if board.checkers():
                        return False
                    without = board.copy()
                    without.men[shield] = "."
                    return bool(without.checkers())

                board = _crowd(random_source, men, "kppn", pins_it)
                name = f"line-{line}-{KIND_NAMES[pinned.lower()]}-pinned-by-{KIND_NAMES[slider]}"
                yield from all_mirrors(name, board)


def _single_checks(random_source, king):
    for line, direction in DIRECTIONS.items():
        for slider in _line_sliders(direction):
            for distance in (1, 2, 3):
                checker = RAYS[direction][king][distance - 1]
                board = _crowd(
                    random_source, {king: "K", checker: slider}, "kNBRPPp", lambda b: b.checkers() == [checker]
                )
                yield from all_mirrors(f"line-{line}-{KIND_NAMES[slider]}-at-distance-{distance}", board)
    for name, jump in JUMPS.items():
        checker = step(king, jump)
        board = _crowd(random_source, {king: "K", checker: "n"}, "kNBRPPp", lambda b: b.checkers() == [checker])
        yield from all_mirrors(f"knight-{name}", board)


def _uncovering_moves(board, mover, slider):
    """The moves of one man that uncover the slider's check, split into those that check too and those that do not."""
    double, single = [], []
    for move in board.legal_moves():
        if move.origin == mover and move.promotion in ("", "n"):
            checkers = board.after(move).checkers()
            if slider in checkers:
                (double if len(checkers) == 2 else single).append(move)
    return double, single


def _discoveries(random_source, king):
    """White uncovers a check on d5: the position before the move, and after a discovered and after a double check."""
    for line, direction in DIRECTIONS.items():
        ray = RAYS[direction][king]
        for kind in "NBRPK":
            mover, slider = ray[1 if kind == "K" else 0], ray[2]
            men = {king: "k", mover: kind, slider: _line_sliders(direction)[0].upper()}
            if make_board(men).attackers(king, True):
                continue  # this man on this line gives check itself: nothing to uncover
            board = _crowd(random_source, men, ("" if kind == "K" else "K") + "nbrpp", lambda b: not b.checkers())
            double, single = _uncovering_moves(board, mover, slider)
            name = f"line-{line}-{KIND_NAMES[kind.lower()]}-uncovers-{KIND_NAMES[men[slider].lower()]}"
            if single or double:
                yield from all_mirrors(f"{name}-before", board)
            for word, moves in (("discovered", single), ("double", double)):
                if moves:
                    after = board.after(moves[0])
                    after.halfmoves = 0  # the game is not known
                    yield from all_mirrors(f"{name}-{word}", after)


def check_evasion():
    random_source = random.Random("check-evasion")
    yield from _single_checks(random_source, 27)
    yield from _discoveries(random_source, 35)


# ---- Chess960: start positions and middle games


def start_array(number):
    """The first rank of a Chess960 start position by its number, 0 to 959 (Reinhard Scharnagl's numbering)."""
    rank = [None] * 8
    number, light = divmod(number, 4)
    number, dark = divmod(number, 4)
    rank[light * 2 + 1] = rank[dark * 2] = "B"
    knights, queen = divmod(number, 6)
    free = [f for f in range(8) if rank[f] is None]
    rank[free[queen]] = "Q"
    free = [f for f in range(8) if rank[f] is None]
    pairs = [(one, other) for one in range(5) for other in range(one + 1, 5)]
    for place in pairs[knights]:
        rank[free[place]] = "N"
    for letter, file in zip("RKR", [f for f in range(8) if rank[f] is None], strict=True):
        rank[file] = letter
    return "".join(rank)


def start_fen(white, black, rights="KQkq"):
    return f"{black.lower()}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights} - 0 1"


def inner_rook_array(random_source):
    """A first rank with both rooks on one side of the king, and the file of the inner one."""
    while True:
        letters = list("RNBQKBNR")
        random_source.shuffle(letters)
        king = letters.index("K")
        rooks = [f for f in range(8) if letters[f] == "R"]
        if rooks[1] < king:
            return "".join(letters), rooks[1]
        if rooks[0] > king:
            return "".join(letters), rooks[0]


def random_move(board, random_source, still=()):
    """Any legal move, if there is one; by a man on a square of `still` only if nothing else can move."""
    moves = list(board.pseudo_moves())
    random_source.shuffle(moves)
    moves.sort(key=lambda move: move.origin in still)  # keeps the shuffled order within both parts
    return next(filter(board.legal, moves), None)


def play(board, plies, random_source, keep_rights=0.0):
    """Plays random legal moves. With the given probability a king and rooks that may castle stay where they are. Ends
    early where there is no move."""
    for _ in range(plies):
        still = set()
        white = board.white_to_move
        if board.rights[white] and random_source.random() < keep_rights:
            still = {board.king(white)} | {(0 if white else 56) + file for file in board.rights[white]}
        move = random_move(board, random_source, still)
        if move is None:
            break
        board = board.after(move)
    return board


def middle_game(start, random_source):
    """A position of 6 to 45 random plies in which somebody still has a right and a move."""
    while True:
        board = play(Board(start), random_source.randint(6, 45), random_source, keep_rights=0.95)
        if any(board.rights.values()) and len(board.legal_moves()) > 1:
            return board


def _inner_start(random_source):
    white, white_file = inner_rook_array(random_source)
    black, black_file = inner_rook_array(random_source)
    return start_fen(white, black, FILES[white_file].upper() + FILES[black_file])


def chess960_starts():
    for number in range(960):
        array = start_array(number)
        yield Case(f"start-{number:03}", start_fen(array, array))


def chess960_doubles():
    random_source = random.Random("double chess960")
    seen = set()
    while len(seen) < 1000:
        white, black = random_source.randrange(960), random_source.randrange(960)
        if white != black and (white, black) not in seen:
            seen.add((white, black))
            board = Board(start_fen(start_array(white), start_array(black)))
            yield Case(f"double-{white:03}-{black:03}", board.fen(shredder=True))


def chess960_middle_games():
    random_source = random.Random("chess960 middle games")
    makers = {
        "one-array": lambda: start_fen(*[start_array(random_source.randrange(960))] * 2),
        "two-arrays": lambda: start_fen(*(start_array(random_source.randrange(960)) for _ in range(2))),
        "inner-rook": lambda: _inner_start(random_source),
    }
    for name, maker in makers.items():
        for number in range(150):
            board = middle_game(maker(), random_source)
            yield Case(f"game-{name}-{number:03}", board.fen(shredder=number % 2 == 1))
