/** Many people who are signed in, without the cost of a password each. */
import { beginSession } from '#server/auth/lifecycle.ts';
import { createContext } from '#server/platform/context/context.ts';
import { type CrowdOptions, crowd } from '#tests/factories/crowd.ts';
import type { TestApp } from './app.ts';

export type Member = { id: string; accessToken: string };

/** As `crowd`, each with a session. */
export async function members(
  app: TestApp,
  count: number,
  options?: (index: number) => CrowdOptions,
): Promise<Member[]> {
  const ids = await crowd(app, count, options);
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'test' });
  return Promise.all(ids.map(async (id) => ({ id, accessToken: (await beginSession(ctx, id)).tokens.accessToken })));
}
