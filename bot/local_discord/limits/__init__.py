"""What Discord refuses although its official description does not say so."""
