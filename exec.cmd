@rem npm scripts say "exec" so that signals reach the server itself. cmd has no such word and finds this file.
@%*
