import { expect, test } from 'vitest';
import { lagosDayNumber } from './age.ts';
import { scenarioIds } from './companion.ts';
import { adviceFor, type Practice, progressOf } from './companion-progress.ts';

const today = lagosDayNumber(new Date('2026-03-10T12:00:00Z'));
const on = (daysAgo: number, messages = 1, scenario = 'first-message'): Practice => ({
  scenario,
  day: today - daysAgo,
  messages,
  lastAt: new Date(Date.UTC(2026, 2, 10 - daysAgo, 9)),
});

test('without a message there is a week to begin with', () => {
  const progress = progressOf([], today);
  expect(progress).toMatchObject({ messages: 0, activeDays: 0, streakDays: 0 });
  expect(progress.scenarios.map(({ scenario, messages, lastAt }) => [scenario, messages, lastAt])).toEqual(
    scenarioIds.map((id) => [id, 0, null]),
  );
  expect(progress.week).toMatchObject({ from: '2026-03-04', to: '2026-03-10', messages: 0, favourite: null });
  expect(progress.week.advice).toContain('First Message');
});

test('a streak goes up to today, or to yesterday while today has no message; a day without one ends it', () => {
  const streak = (...ago: number[]) =>
    progressOf(
      ago.map((day) => on(day)),
      today,
    ).streakDays;
  expect(streak(0)).toBe(1);
  expect(streak(0, 1, 2)).toBe(3);
  expect(streak(1, 2)).toBe(2);
  expect(streak(2, 3)).toBe(0);
  expect(streak(0, 1, 3, 4)).toBe(2);
  // Two scenarios on one day count as one day.
  expect(progressOf([on(0), on(0, 2, 'repair-a-dry-chat'), on(1)], today)).toMatchObject({
    streakDays: 2,
    activeDays: 2,
  });
});

test('a week is today and the six days before it, and is compared with the seven before those', () => {
  const { week } = progressOf([on(0, 2), on(6, 3), on(7, 5), on(13, 7), on(14, 11)], today);
  expect(week).toMatchObject({ messages: 5, messagesBefore: 12, activeDays: 2 });
});

test('each scenario counts by itself; the favourite is what was practised most this week, the one offered first of two', () => {
  const given = [on(0, 2, 'planning-a-date'), on(2, 2, 'repair-a-dry-chat'), on(9, 50, 'after-the-first-date')];
  const { scenarios, week, messages } = progressOf(given, today);
  expect(week.favourite).toBe('planning-a-date');
  expect(messages).toBe(54);
  expect(scenarios.map((one) => one.messages)).toEqual([0, 2, 0, 50, 2]);
  expect(scenarios[1]?.lastAt).toEqual(new Date('2026-03-10T09:00:00Z'));
});

test('the later of two days is the last time', () => {
  const [first] = progressOf([on(5), on(1), on(3)], today).scenarios;
  expect(first?.lastAt).toEqual(new Date('2026-03-09T09:00:00Z'));
});

test('what was practised of a scenario that is gone counts, and is nobody’s favourite', () => {
  const { messages, week } = progressOf([on(0, 4, 'small-talk')], today);
  expect({ messages, favourite: week.favourite }).toEqual({ messages: 4, favourite: null });
});

test('advice: begin, come back, come more often, try something new, keep the rhythm, go on', () => {
  const all = new Set<string>(scenarioIds);
  const some = new Set(['first-message']);
  const known = { ever: all, messages: 9, messagesBefore: 4, activeDays: 4 };
  const given = [
    { ...known, ever: new Set<string>(), messages: 0 },
    { ...known, messages: 0 },
    { ...known, activeDays: 2 },
    { ...known, ever: some },
    { ...known, messages: 3 },
    known,
  ].map(adviceFor);
  expect(new Set(given).size).toBe(given.length);
  expect(given[3]).toContain('Planning a Date');
  expect(given.every((text) => /[.!]$/.test(text))).toBe(true);
});
