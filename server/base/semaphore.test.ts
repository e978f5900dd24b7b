import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyedMutex, createSemaphore } from './semaphore.ts';

const refusal = () => new Error('busy');

describe('turns', () => {
  it('run a few at a time in the order of asking, and refuse whom the line does not hold', async () => {
    const inTurn = createSemaphore({ atOnce: 2, waiting: 3, refusal });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) => async () => {
      most = Math.max(most, ++running);
      order.push(n);
      await sleep(5);
      running -= 1;
      return n;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => inTurn(work(n))));
    expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('go on after work that failed', async () => {
    const inTurn = createSemaphore({ atOnce: 1, waiting: 1, refusal });
    const failing = inTurn(async () => {
      throw new Error('broken');
    });
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await inTurn(async () => 'again')).toBe('again');
  });

  it('refuse whoever waited too long, whose place another takes', async () => {
    const inTurn = createSemaphore({ atOnce: 1, waiting: 1, waitMs: 20, refusal });
    const slow = inTurn(() => sleep(80, 'slow'));
    await expect(inTurn(async () => 'late')).rejects.toThrow('busy');
    const second = inTurn(async () => 'second').catch(() => 'refused');
    expect([await slow, await second]).toEqual(['slow', 'refused']);
    expect(await inTurn(async () => 'free')).toBe('free');
  });
});

it('runs works of one key one after the other, whatever becomes of them, and those of others beside them', async () => {
  const inLine = createKeyedMutex();
  const told: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const ran = [inLine('a', work('a1', true)), inLine('a', work('a2')), inLine('b', work('b1'))];
  const outcomes = await Promise.allSettled(ran);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(told.indexOf('a2 begins')).toBeGreaterThan(told.indexOf('a1 ends'));
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a1 ends'));
});
