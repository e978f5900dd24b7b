import { expect, it } from 'vitest';
import { verificationState } from './verification-state.ts';

it.each([
  [false, null, 'none'],
  [false, { status: 'PENDING' }, 'pending'],
  [false, { status: 'REJECTED' }, 'rejected'],
  [true, { status: 'APPROVED' }, 'verified'],
  [true, { status: 'PENDING' }, 'verified'],
  // Approved once, but the tick was removed since.
  [false, { status: 'APPROVED' }, 'none'],
] as const)('verified %o with %o is %s', (isVerified, selfie, state) => {
  expect(verificationState(isVerified, selfie)).toBe(state);
});
