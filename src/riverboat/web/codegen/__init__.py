"""Documents generated from the code: OpenAPI, AsyncAPI, TypeScript."""
