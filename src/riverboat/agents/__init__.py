"""External agents: programs that play by lines of JSON, and models that call tools.

``Program``  a program in any language, as a bot: it reads a question in a line and answers in one
``PyPokerEngine``, ``Pokerbot``  players written for PyPokerEngine, and for MIT Pokerbots' skeleton
``mcp_server``  a server of the Model Context Protocol: hands, equities, rules, rulings, sums

>>> import sys
>>> from riverboat.sim import match
>>> code = '''for q in open(0): '"over"' in q or print('{"act": "fold"}', flush=True)'''
>>> with Program([sys.executable, "-c", code], name="folds") as folds:
...     result = match(folds, "caller", hands=10, seed=7)
>>> folds.asked, folds.illegal
(10, 0)
"""

from typing import TYPE_CHECKING

from riverboat.agents.agent_questions import HandOver, Question
from riverboat.agents.pokerbots import Pokerbot
from riverboat.agents.program import Program, ProgramEnded
from riverboat.agents.pypokerengine import PyPokerEngine
from riverboat.deprecation import deprecated_names

__all__ = ["HandOver", "Pokerbot", "Program", "ProgramEnded", "PyPokerEngine", "Question"]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.agents")
