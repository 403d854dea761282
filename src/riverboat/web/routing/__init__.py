"""Endpoints as values: one declaration from which requests are answered and documents are made.

A handler is a function of an ``ApiCall`` and, where its signature names them, of a *body* and a
*query*; what it returns is the answer. Method, path and who may call stand in its decorator, what
it is for in its docstring. Nothing reaches it that does not have the declared shape, and nothing
leaves the server but its answer or a ``Refusal``.
"""
