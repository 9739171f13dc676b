"""Tables, types and errors that all of storage uses."""
