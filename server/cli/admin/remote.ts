import type { Server } from './api.ts';
import { Failure } from './failure.ts';

export function serverOf(env: NodeJS.ProcessEnv): string {
  const url = env.ZOBO_URL || 'http://localhost:4000';
  if (!URL.canParse(url)) throw new Failure('USAGE', 'ZOBO_URL should be an address like http://localhost:4000.');
  return url;
}

export function scripted(env: NodeJS.ProcessEnv): Server {
  const token = env.ADMIN_TOKEN || null;
  if (token === null) {
    throw new Failure('USAGE', 'ADMIN_TOKEN is missing: make one with `npm run admin -- create-token`.');
  }
  return { url: serverOf(env), token };
}
