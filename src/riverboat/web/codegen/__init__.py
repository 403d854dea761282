"""Documents that are made from the code: OpenAPI, AsyncAPI, TypeScript."""
