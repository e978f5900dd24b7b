import { existsSync } from 'node:fs';

/** The environment with what `.env` in the current folder adds to it; what is set already stands. */
export function loadEnv(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
