import { isScenario, type ScenarioId, scenarioIds, scenarios } from './companion.ts';

/** `day` is numbered as by `lagosDayNumber`. */
export type Practice = { scenario: string; day: number; messages: number; lastAt: Date };

export type Progress = {
  messages: number;
  activeDays: number;
  streakDays: number;
  scenarios: { scenario: ScenarioId; messages: number; lastAt: Date | null }[];
  week: Week;
};

type Week = {
  /** Both are YYYY-MM-DD. */
  from: string;
  to: string;
  messages: number;
  messagesBefore: number;
  activeDays: number;
  favourite: ScenarioId | null;
  advice: string;
};

const DAY = 86_400_000;
const WEEK_DAYS = 7;
const GOOD_DAYS = 3;

const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const total = (practices: readonly Practice[]): number => practices.reduce((sum, { messages }) => sum + messages, 0);
const daysOf = (practices: readonly Practice[]): Set<number> => new Set(practices.map(({ day }) => day));

/** Days in a row up to today, or up to yesterday while today has no message yet. */
function streakOf(days: ReadonlySet<number>, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}

/** In a tie the first of `scenarioIds`; null without messages. */
function mostPractised(practices: readonly Practice[]): ScenarioId | null {
  const counts = scenarioIds.map((id) => ({
    id,
    messages: total(practices.filter(({ scenario }) => scenario === id)),
  }));
  const most = counts.reduce((best, one) => (one.messages > best.messages ? one : best));
  return most.messages === 0 ? null : most.id;
}

type Known = { ever: ReadonlySet<string>; messages: number; messagesBefore: number; activeDays: number };

export function adviceFor({ ever, messages, messagesBefore, activeDays }: Known): string {
  const untried = scenarioIds.find((id) => !ever.has(id));
  if (ever.size === 0)
    return `Begin with “${scenarios['first-message']}”: one short message is enough for a first day.`;
  if (messages === 0) return 'A quiet week. Five minutes today are enough to come back to it.';
  if (activeDays < GOOD_DAYS)
    return 'Little and often works best: try a few messages on three days of the coming week.';
  if (untried !== undefined)
    return `You have a rhythm now. Next, try “${scenarios[untried]}”, which you have not practised yet.`;
  if (messages < messagesBefore)
    return 'A little less than the week before. Pick your favourite scenario and keep the rhythm.';
  return 'Well done, you keep it up. Now use it: write to one of your matches today.';
}

/** Scenarios no longer offered count in the sums only. */
export function progressOf(practices: readonly Practice[], today: number): Progress {
  const within = (from: number, to: number) => practices.filter(({ day }) => day >= from && day <= to);
  const from = today - WEEK_DAYS + 1;
  const week = within(from, today);
  const messages = total(week);
  const messagesBefore = total(within(from - WEEK_DAYS, from - 1));
  const days = daysOf(practices);
  const activeDays = daysOf(week).size;
  const ever = new Set(practices.map(({ scenario }) => scenario).filter(isScenario));
  return {
    messages: total(practices),
    activeDays: days.size,
    streakDays: streakOf(days, today),
    scenarios: scenarioIds.map((scenario) => {
      const own = practices.filter((practice) => practice.scenario === scenario);
      const last = own.reduce<Date | null>(
        (latest, { lastAt }) => (latest === null || lastAt > latest ? lastAt : latest),
        null,
      );
      return { scenario, messages: total(own), lastAt: last };
    }),
    week: {
      from: dayText(from),
      to: dayText(today),
      messages,
      messagesBefore,
      activeDays,
      favourite: mostPractised(week),
      advice: adviceFor({ ever, messages, messagesBefore, activeDays }),
    },
  };
}
