import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are hashed by argon2id with 19 MiB, two passes and one lane, and recognised', async () => {
    const stored = await hashPassword('pineapple');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('pineapple')).not.toBe(stored);
    expect(await isPassword('pineapple', stored)).toBe(true);
    expect(await isPassword('Pineapple', stored)).toBe(false);
    expect(await isPassword('pineapple', null)).toBe(false);
  });

  it('wait in a line of a hundred; the rest is told to come back, and the line moves on', async () => {
    const stored = await hashPassword('pineapple');
    const results = await Promise.allSettled(Array.from({ length: 130 }, () => isPassword('pineapple', stored)));
    expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(102);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(28);
    for (const { reason } of refused)
      expect(reason.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3, http: { status: 429 } });
    expect(await isPassword('pineapple', stored)).toBe(true);
  });
});
