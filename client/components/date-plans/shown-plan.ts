import { lagosFormat } from '#client/lib/lagos-time.ts';
import type { PlanFragment } from './date-plans.generated.ts';

/** A plan as the pages have it. */
export type ShownPlan = Omit<PlanFragment, 'match' | ' $fragmentName'>;

/** 'Sat 5 Dec, 18:00', in Lagos. */
export const planTime = lagosFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const HOUR = 3_600_000;

/** '2026-12-05' and '18:00' of an instant, as the fields of a form have them: in Lagos (UTC+1), wherever the phone is. */
export function lagosFields(at: Date): { day: string; time: string } {
  const local = new Date(at.getTime() + HOUR).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The instant of such fields; null if one of them is empty or is none. */
export function instantOf(day: string, time: string): Date | null {
  const at = new Date(`${day}T${time}:00+01:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
