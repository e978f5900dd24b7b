import type { Education, Habit, Religion } from './vocabulary.ts';

export type CompatibilityLevel = 'high' | 'medium' | 'low';
export type Compatibility = { level: CompatibilityLevel; score: number; reasons: string[] };

export type CompatibilitySide = {
  age: number;
  interests: readonly string[];
  education: Education | null;
  religion: Religion | null;
  smoking: Habit | null;
  drinking: Habit | null;
};

/** The key by which interests are compared: trimmed, lower case, Unicode NFC. */
export function interestKey(interest: string): string {
  return interest.trim().toLowerCase().normalize('NFC');
}

/** Drops empty interests and repetitions. */
export function splitInterests(typed: string): string[] {
  const seen = new Set<string>();
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !seen.has(interestKey(part)) && seen.add(interestKey(part)));
}

/** At most 100 in sum. The shown score and the order of the deck both use this table. `age` steps are whole years apart, inclusive. */
export const points = {
  interest: 10,
  interestsAtMost: 40,
  age: [
    { years: 3, points: 20 },
    { years: 5, points: 15 },
    { years: 10, points: 10 },
  ],
  education: 15,
  religion: 10,
  smoking: 7.5,
  drinking: 7.5,
} as const;

const levels = { high: 70, medium: 40 } as const;

function agePoints(difference: number): number {
  return points.age.find((step) => difference <= step.years)?.points ?? 0;
}

function levelOf(score: number): CompatibilityLevel {
  if (score >= levels.high) return 'high';
  return score >= levels.medium ? 'medium' : 'low';
}

const same = <T>(a: T | null, b: T | null): boolean => a !== null && a === b;

function sharedReason(shared: readonly string[]): string {
  if (shared.length === 1) return `You both enjoy ${shared[0]}`;
  return `You share ${shared.length} interests: ${shared.slice(0, 3).join(', ')}`;
}

function yearsReason(years: number): string {
  return years === 0 ? 'You are the same age' : `${years} ${years === 1 ? 'year' : 'years'} between you`;
}

/** Kept in descending points. Inserts in place instead of sorting: a page has twenty of these. */
type Earned = { points: number[]; reasons: string[] };

function add(earned: Earned, gained: number, reason: string): void {
  let at = earned.points.length;
  for (; at > 0 && (earned.points[at - 1] as number) < gained; at -= 1) {
    earned.points[at] = earned.points[at - 1] as number;
    earned.reasons[at] = earned.reasons[at - 1] as string;
  }
  earned.points[at] = gained;
  earned.reasons[at] = reason;
}

/** Reasons come with the most points first. */
export function comparing(mine: CompatibilitySide): (theirs: CompatibilitySide) => Compatibility {
  const keys = new Set(mine.interests.map(interestKey));
  return (theirs) => {
    const earned: Earned = { points: [], reasons: [] };
    const shared = theirs.interests.filter((interest) => keys.has(interestKey(interest)));
    const years = Math.abs(mine.age - theirs.age);
    const forAge = agePoints(years);
    const forShared = Math.min(points.interestsAtMost, shared.length * points.interest);
    if (shared.length > 0) add(earned, forShared, sharedReason(shared));
    if (forAge > 0) add(earned, forAge, yearsReason(years));
    if (same(mine.education, theirs.education)) add(earned, points.education, 'The same level of education');
    if (same(mine.religion, theirs.religion)) add(earned, points.religion, 'The same religion');
    if (same(mine.smoking, theirs.smoking)) add(earned, points.smoking, 'You agree on smoking');
    if (same(mine.drinking, theirs.drinking)) add(earned, points.drinking, 'You agree on drinking');
    const score = earned.points.reduce((sum, gained) => sum + gained, 0);
    return { level: levelOf(score), score, reasons: earned.reasons };
  };
}

export function compatibility(mine: CompatibilitySide, theirs: CompatibilitySide): Compatibility {
  return comparing(mine)(theirs);
}
