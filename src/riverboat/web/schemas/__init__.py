"""What goes over HTTP: the bodies that are sent, and the answers. Structs, and nothing else."""
