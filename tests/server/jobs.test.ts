import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { schedule } from '#server/jobs/schedule.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const request = { ip: '127.0.0.1', label: 'a test' };
const letter = (subject: string): Mail => ({ to: 'ada@example.com', subject, text: 'Hello' });
const lines: string[] = [];
const sent: string[] = [];
let failures = 0;
let app: TestApp;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  const mailer = {
    destination: 'the test',
    async send({ subject }: Mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('no line');
      }
      sent.push(subject);
    },
  };
  app = await startTestApp({ logLines: lines });
  const deps = { ...app.deps, ports: { ...app.deps.ports, mailer } };
  worker = await startWorker(deps);
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

describe('a job', () => {
  it('runs soon after its transaction commits, in no request', async () => {
    const ctx = createContext(app.deps, null, request);
    await inTransaction(ctx, async (tx) => {
      await enqueue(tx, 'sendMail', letter('committed'));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(sent).toEqual([]);
    });
    await vi.waitFor(() => expect(sent).toEqual(['committed']), 5_000);
  });

  it('never runs when its transaction rolls back', async () => {
    const ctx = createContext(app.deps, null, request);
    const broken = inTransaction(ctx, async (tx) => {
      await enqueue(tx, 'sendMail', letter('rolled back'));
      throw new Error('changed its mind');
    });
    await expect(broken).rejects.toThrow('changed its mind');
    await enqueue(ctx, 'sendMail', letter('after'));
    await vi.waitFor(() => expect(sent).toContain('after'), 5_000);
    expect(sent).not.toContain('rolled back');
  });

  it('waits for its time, and gives way to a later one of the same key', async () => {
    const ctx = createContext(app.deps, null, request);
    const soon = new Date(Date.now() + 500);
    await enqueue(ctx, 'sendMail', letter('old'), { runAt: soon, key: 'one' });
    await enqueue(ctx, 'sendMail', letter('new'), { runAt: soon, key: 'one' });
    expect(sent).not.toContain('new');
    await vi.waitFor(() => expect(sent).toContain('new'), 10_000);
    expect(sent).not.toContain('old');
  });

  it('that fails is tried again, and the log does not say to whom the letter was', async () => {
    failures = 1;
    await enqueue(createContext(app.deps, null, request), 'sendMail', letter('second try'));
    await vi.waitFor(() => expect(sent).toContain('second try'), 15_000);
    expect(lines.join('\n')).toContain('no line');
    expect(lines.join('\n')).not.toContain('ada@example.com');
  });
});

it('what happens by the clock can be repeated', async () => {
  for (const { run } of schedule) {
    await run(app.deps);
    await run(app.deps);
  }
});
