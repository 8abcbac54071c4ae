"""Question to checked answer: context, drafting, roles, rendering. Decides no verdict: that is `verify`'s work."""

from nyayagraph.answer.answer import answer
from nyayagraph.answer.drafting import Draft, Drafter, DraftStatement
from nyayagraph.answer.extractive import ExtractiveDrafter
from nyayagraph.answer.inquiry import Inquiry
from nyayagraph.answer.report import AnswerReport
from nyayagraph.answer.roles import Role

__all__ = ["AnswerReport", "Draft", "DraftStatement", "Drafter", "ExtractiveDrafter", "Inquiry", "Role", "answer"]
