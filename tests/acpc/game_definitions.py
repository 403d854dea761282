"""Game definitions of the competition, for tests without files."""

from riverboat.notation.acpc import DefinedTable, build_table, parse_definition

_HOLDEM_LINES = """
numRounds = 4
numSuits = 4
numRanks = 13
numHoleCards = 2
numBoardCards = 0 3 1 1
END GAMEDEF
"""

GAME_DEFINITIONS = {
    "limit 2p": f"""GAMEDEF
limit
numPlayers = 2
blind = 10 5
raiseSize = 10 10 20 20
firstPlayer = 2 1 1 1
maxRaises = 3 4 4 4{_HOLDEM_LINES}""",
    "limit 3p": f"""GAMEDEF
limit
numPlayers = 3
blind = 5 10 0
raiseSize = 10 10 20 20
firstPlayer = 3 1 1 1
maxRaises = 3 4 4 4{_HOLDEM_LINES}""",
    "no-limit 2p": f"""GAMEDEF
nolimit
numPlayers = 2
stack = 20000 20000
blind = 100 50
firstPlayer = 2 1 1 1{_HOLDEM_LINES}""",
    "no-limit 3p": f"""GAMEDEF
nolimit
numPlayers = 3
stack = 20000 20000 20000
blind = 50 100 0
firstPlayer = 3 1 1 1{_HOLDEM_LINES}""",
    "kuhn 3p": """GAMEDEF
limit
numPlayers = 3
numRounds = 1
blind = 1 1 1
raiseSize = 1
firstPlayer = 1
maxRaises = 1
numSuits = 1
numRanks = 4
numHoleCards = 1
numBoardCards = 0
END GAMEDEF
""",
    "leduc": """GAMEDEF
nolimit
numPlayers = 2
numRounds = 2
stack = 1200 1200
blind = 100 100
firstPlayer = 1 1
numSuits = 2
numRanks = 3
numHoleCards = 1
numBoardCards = 0 1
END GAMEDEF
""",
}


def build_table_of_game(name: str) -> DefinedTable:
    """Return the table of a game."""
    return build_table(parse_definition(GAME_DEFINITIONS[name]))
