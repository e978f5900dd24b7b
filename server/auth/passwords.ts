/** A hash takes 19 MiB and some 50 ms of a core, so calls wait in a bounded line. */
import { hash, verify } from '@node-rs/argon2';
import { messages } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { rateLimited } from '#server/base/errors.ts';
import { createSemaphore } from '#server/base/semaphore.ts';

const { atOnce, waiting, retrySeconds } = limits.passwords;

/** Read at each hash, because tests lower the costs. */
function options() {
  const { memoryKiB, passes, lanes } = limits.passwords;
  return { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
}

const inTurn = createSemaphore({ atOnce, waiting, refusal: () => rateLimited(messages.busy, retrySeconds) });

/** Throws RATE_LIMITED when too many calls wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options()));
}

/** Without a stored hash it does the same work, so that the time reveals nothing. Throws RATE_LIMITED when too many calls wait. */
export function isPassword(password: string, stored: string | null): Promise<boolean> {
  return inTurn(async () => {
    if (stored !== null) return verify(stored, password);
    await hash(password, options());
    return false;
  });
}
