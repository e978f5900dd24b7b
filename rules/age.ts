import { limits } from './limits.ts';

const HOUR = 3_600_000;

/** Cache of one entry: most calls within a request ask for the same day. */
let lastDay = { number: Number.NaN, text: '' };

/** The day in Lagos (UTC+1, without summer time) as YYYY-MM-DD. */
export function lagosDay(now: Date): string {
  const number = lagosDayNumber(now);
  if (number !== lastDay.number) lastDay = { number, text: new Date(number * 24 * HOUR).toISOString().slice(0, 10) };
  return lastDay.text;
}

export function nextLagosMidnight(now: Date): Date {
  return lagosMidnight(now, -1);
}

export function lagosMidnight(now: Date, daysAgo: number): Date {
  return new Date((lagosDayNumber(now) - daysAgo) * 24 * HOUR - HOUR);
}

/** Days since 1970-01-01 in Lagos. */
export function lagosDayNumber(now: Date): number {
  return Math.floor((now.getTime() + HOUR) / (24 * HOUR));
}

/** True if `day` is YYYY-MM-DD and in the calendar. */
export function isRealDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
}

/** Whole years. A person born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export function ageAt(dateOfBirth: string, now: Date): number {
  return ageOn(dateOfBirth, lagosDay(now));
}

/** The oldest living person was born later. */
export const earliestBirthDate = '1900-01-01';

/** False for an invalid birth date, one in the future or one before 1900. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  return isRealDay(dateOfBirth) && dateOfBirth >= earliestBirthDate && ageAt(dateOfBirth, now) >= limits.age.adult;
}

export function latestBirthDate(years: number, today: string): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  const day = `${year}${today.slice(4)}`;
  return !day.endsWith('-02-29') || isRealDay(day) ? day : `${year}-02-28`;
}
