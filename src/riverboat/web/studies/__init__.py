"""Studies: post-flop spots that people solve on the web, in processes of their own."""
