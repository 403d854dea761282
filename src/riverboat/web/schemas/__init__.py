"""HTTP payloads: request bodies and responses. Structs only."""
