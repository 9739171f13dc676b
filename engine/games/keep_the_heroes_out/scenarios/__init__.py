"""What a scenario is, the words in which its file says its rules, and how they are carried out (KH-SCEN)."""
