"""Endpoints as values: one declaration serves requests and generates documents.

A handler is a function of an ``ApiCall`` and, where its signature names them, of a *body* and a
*query*; its return value is the response. Method, path and access stand in its decorator, its
purpose in its docstring. It receives only input of the declared types, and the server sends only
its response or a ``Refusal``.
"""
