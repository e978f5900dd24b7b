import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#rules/limits.ts';
import type { TestApp } from './app.ts';

/** Lets everybody's access tokens outlive a clock that a test moves; waits until no verdict from before is remembered. */
export async function keepSignedIn(app: TestApp): Promise<void> {
  const far = new Date('2100-01-01T00:00:00Z');
  await app.db.updateTable('sessions').set({ accessExpiresAt: far, expiresAt: far, absoluteExpiresAt: far }).execute();
  await wait(limits.session.verdictMs + 100);
}
