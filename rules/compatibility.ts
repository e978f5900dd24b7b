import type { Education, Habit, Religion } from './vocabulary.ts';

export type CompatibilityLevel = 'high' | 'medium' | 'low';
export type Compatibility = { level: CompatibilityLevel; score: number; reasons: string[] };

/** What the score looks at. `age` in whole years; interests as typed. */
export type CompatibilitySide = {
  age: number;
  interests: readonly string[];
  education: Education | null;
  religion: Religion | null;
  smoking: Habit | null;
  drinking: Habit | null;
};

/** How interests are compared: without case and outer spaces. */
export function interestKey(interest: string): string {
  return interest.trim().toLocaleLowerCase('en').normalize('NFC');
}

/** Interests typed with commas: split, trimmed, without empty ones and repetitions, in order. */
export function splitInterests(typed: string): string[] {
  const seen = new Set<string>();
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !seen.has(interestKey(part)) && seen.add(interestKey(part)));
}

function agePoints(difference: number): number {
  if (difference <= 3) return 20;
  if (difference <= 5) return 15;
  return difference <= 10 ? 10 : 0;
}

/**
 * Points of 100: shared interests 10 each up to 40; age difference up to 3 years 20, up to 5 15, up to 10 10; the same education 15,
 * religion 10, smoking 7.5, drinking 7.5. High from 70, medium from 40.
 */
export function compatibility(mine: CompatibilitySide, theirs: CompatibilitySide): Compatibility {
  const keys = new Set(mine.interests.map(interestKey));
  const shared = theirs.interests.filter((interest) => keys.has(interestKey(interest)));
  const years = Math.abs(mine.age - theirs.age);
  const same = <T>(a: T | null, b: T | null): boolean => a !== null && a === b;
  const parts: [points: number, reason: string][] = [
    [
      Math.min(40, shared.length * 10),
      shared.length === 1 ? `You both enjoy ${shared[0]}` : `You share ${shared.length} interests: ${shared.slice(0, 3).join(', ')}`,
    ],
    [agePoints(years), years === 0 ? 'You are the same age' : `${years} ${years === 1 ? 'year' : 'years'} between you`],
    [same(mine.education, theirs.education) ? 15 : 0, 'The same level of education'],
    [same(mine.religion, theirs.religion) ? 10 : 0, 'The same religion'],
    [same(mine.smoking, theirs.smoking) ? 7.5 : 0, 'You agree on smoking'],
    [same(mine.drinking, theirs.drinking) ? 7.5 : 0, 'You agree on drinking'],
  ];
  const score = parts.reduce((sum, [points]) => sum + points, 0);
  const reasons = parts
    .filter(([points]) => points > 0)
    .sort((a, b) => b[0] - a[0])
    .map(([, reason]) => reason);
  return { level: score >= 70 ? 'high' : score >= 40 ? 'medium' : 'low', score, reasons };
}
