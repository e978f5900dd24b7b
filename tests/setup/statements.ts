import pg from 'pg';
import { vi } from 'vitest';

/** The statements that this process sends meanwhile. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls.map(([first]) => String((first as { text?: string }).text ?? first));
  } finally {
    query.mockRestore();
  }
}

/**
 * How many statements this process sends meanwhile. Whether the session's verdict is remembered, whether activity is noted, and when the
 * bus tells others of something, depends on time alone, and so do new connections with their settings: those are left out. A verdict that
 * is read anew brings the viewer's own row and plans; so one question for each of these is left out too.
 */
export async function countStatements(run: () => Promise<void>): Promise<number> {
  const texts = await statementsOf(run);
  const kept = texts.filter((text) => !/\bsessions\b|"asker"|^update "profiles"|pg_notify|^set /.test(text));
  const asksForPlans = kept.some((text) => text.includes('from "entitlements"'));
  return kept.length - (asksForPlans ? 1 : 0);
}
