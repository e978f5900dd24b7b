/** A real mail server that takes every letter, and senders that are programs of their own, which a test may kill. */
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';
import { type Program, runProgram } from './processes.ts';
import { startSmtp } from './smtp.ts';

/** A letter that arrived, as often as it did: to whom, and its Message-ID. */
export type Arrived = { to: string; id: string };

export async function startMailServer() {
  const arrived: Arrived[] = [];
  const programs: Program[] = [];
  const { url, stop } = await startSmtp(({ raw, to }) => {
    const id = /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1] ?? 'none';
    for (const address of to) arrived.push({ to: address, id });
  });

  /** A process that does the jobs of an app's database, so many at once; `args` follow those that every sender has. */
  function startSender(app: TestApp, atOnce: number, args: readonly string[] = []): Program {
    const program = runProgram('tests/programs/mail-worker.ts', {
      args: [app.databaseUrl, url, String(atOnce), ...args],
    });
    programs.push(program);
    return program;
  }

  return {
    arrived,
    url,
    startSender,
    async stop(): Promise<void> {
      for (const { process } of programs) process.kill('SIGKILL');
      await stop();
    },
  };
}

/** What waits in the queue of an app, and what a sender has in hand. */
export async function jobsOf(app: TestApp): Promise<{ left: number; locked: number }> {
  const { rows } = await sql<{ left: number; locked: number }>`
    select count(*)::int as left, count(locked_by)::int as locked from graphile_worker.jobs`.execute(app.db);
  return rows[0] ?? { left: 0, locked: 0 };
}

/** Kills a sender once `isAmid` says so, and lets another do the rest; how many letters the killed one had in hand. */
export async function killAmid(
  app: TestApp,
  start: () => Program,
  { isAmid, timeout }: { isAmid: () => boolean; timeout: number },
): Promise<{ left: number; locked: number }> {
  const first = start();
  await vi.waitFor(() => expect(isAmid()).toBe(true), { timeout, interval: 5 });
  first.process.kill('SIGKILL');
  await first.ended;
  const atKill = await jobsOf(app);
  // Something was in flight, and stays locked by the dead one until another notices.
  expect(atKill.locked).toBeGreaterThan(0);
  const second = start();
  await vi.waitFor(async () => expect(await jobsOf(app)).toEqual({ left: 0, locked: 0 }), { timeout, interval: 100 });
  second.process.stdin?.end();
  expect(await second.ended).toBe(0);
  return atKill;
}
