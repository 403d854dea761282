"""Endpoints as values: one declaration serves requests and generates documents.

A handler is a function of an ``ApiCall`` and, if its signature has them, of a *body* and a *query*;
its return value is the response. The decorator has the method, path and access, and the docstring
the purpose. It receives only input of the declared types, and the server sends only its response or
a ``Refusal``.
"""
