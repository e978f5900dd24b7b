import { randomBytes } from 'node:crypto';
import type { Clock, Random } from '#server/base/chance.ts';

/** A clock that runs with the real one until it is set, and can be moved. */
export type TestClock = { now: Clock; set(at: Date): void; advance(ms: number): void };

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (at) => {
      offset = at.getTime() - Date.now();
    },
    advance: (ms) => {
      offset += ms;
    },
  };
}

/** A clock that stands still at an instant (epoch ms) unless it is moved. */
export function createStillClock(startsAt: number): TestClock {
  let at = startsAt;
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to.getTime();
    },
    advance: (ms) => {
      at += ms;
    },
  };
}

/** Real chance: tests that need a fixed one hand in their own. */
export const realRandom: Random = { next: Math.random, bytes: randomBytes };
