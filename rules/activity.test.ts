import { expect, it } from 'vitest';
import { activityLabels, activityOf } from './activity.ts';

const now = new Date('2026-01-15T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];

it.each([
  [0, 'Active now'],
  [5 * MINUTE - SECOND, 'Active now'],
  [5 * MINUTE, 'Active today'],
  [DAY - SECOND, 'Active today'],
  [DAY, 'Active this week'],
  [7 * DAY - SECOND, 'Active this week'],
  [7 * DAY, undefined],
])('says of %i ms ago: %s', (since, label) => {
  const activity = activityOf(ago(since), now);
  expect(activity === null ? undefined : activityLabels[activity]).toBe(label);
});
