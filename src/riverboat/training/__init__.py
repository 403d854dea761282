"""Training: spots after the flop played against the solution, graded by the loss.

>>> import riverboat as rb
>>> trainer = rb.Trainer(street="river", position="BB", seed=1)
>>> trainer.draw().position
'BB'

``Trainer`` draws spots and keeps the progress of a player; ``draw_spot``, ``TrainingSpot`` and
``Progress`` are its parts.
"""

from riverboat.training.answer_grades import GradedAnswer
from riverboat.training.played_hand import play_on
from riverboat.training.progress_file import read_progress, write_progress
from riverboat.training.repetition import Memory
from riverboat.training.spot_drawing import draw_spot
from riverboat.training.spot_filter import SpotFilter
from riverboat.training.trainer import Trainer
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_progress import Progress, RepeatedSpot, TrainingDay
from riverboat.training.training_spot import StoredSpot, TrainingSpot

__all__ = [
    "BadTraining",
    "GradedAnswer",
    "Memory",
    "Progress",
    "RepeatedSpot",
    "SpotFilter",
    "StoredSpot",
    "Trainer",
    "TrainingDay",
    "TrainingSpot",
    "draw_spot",
    "play_on",
    "read_progress",
    "write_progress",
]
