import { expect, it } from 'vitest';
import { lastSeenText } from './last-seen.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

it.each([
  ['2026-11-20T12:00:01.000Z', 'Active now'],
  ['2026-11-20T11:51:00.000Z', 'Active now'],
  ['2026-11-20T11:48:00.000Z', 'Last used 12 minutes ago'],
  ['2026-11-20T10:30:00.000Z', 'Last used 1 hour ago'],
  ['2026-11-19T11:00:00.000Z', 'Last used yesterday'],
  ['2026-11-10T11:00:00.000Z', 'Last used 10 days ago'],
  ['2026-09-10T23:30:00.000Z', 'Last used on 11 September 2026'],
])('%s: %s', (at, text) => expect(lastSeenText(new Date(at), now)).toBe(text));
