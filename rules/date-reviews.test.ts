import { expect, it } from 'vitest';
import { isReviewTime, messages, reviewAskedAt, reviewRule } from './date-reviews.ts';
import { limits } from './limits.ts';
import { check } from './validation.ts';

const startsAt = new Date('2026-12-05T17:00:00Z');
const after = (ms: number) => new Date(startsAt.getTime() + ms);
const { lastsMs, reviewMs } = limits.datePlans;

it.each([
  ['accepted', lastsMs - 1, false],
  ['accepted', lastsMs, true],
  ['over', lastsMs + reviewMs - 1, true],
  ['over', lastsMs + reviewMs, false],
  ['cancelled', lastsMs, false],
  ['proposed', lastsMs, false],
])('a plan that is %s is asked about %i ms after its start: %s', (state, ms, isTime) => {
  expect(isReviewTime({ state, startsAt }, after(ms))).toBe(isTime);
});

it.each([
  ['2026-12-05T17:00:00Z', '2026-12-06T10:00:00.000Z'],
  // Half past eleven at night in Lagos, and half past midnight.
  ['2026-12-05T22:30:00Z', '2026-12-06T10:00:00.000Z'],
  ['2026-12-05T23:30:00Z', '2026-12-07T10:00:00.000Z'],
])('a date at %s is asked about at %s', (at, asked) => {
  expect(reviewAskedAt(new Date(at)).toISOString()).toBe(asked);
});

it('a date that happened has a feeling, and one that did not has none', () => {
  const said = (given: object) => check(reviewRule, given);
  const wrong = (message: string) => ({ ok: false, fieldErrors: [{ path: 'feeling', message }] });
  expect(said({ hasMet: true, feeling: 'unsure', note: ' So so ' })).toEqual({
    ok: true,
    value: { hasMet: true, feeling: 'unsure', note: 'So so' },
  });
  expect(said({ hasMet: false, note: ' ' })).toMatchObject({ ok: true, value: { hasMet: false, note: null } });
  expect(said({ hasMet: true })).toEqual(wrong(messages.feeling));
  expect(said({ hasMet: false, feeling: 'safe' })).toEqual(wrong(messages.notMet));
  expect(said({ hasMet: false, note: 'x'.repeat(1_001) })).toMatchObject({ fieldErrors: [{ path: 'note' }] });
});
