import { figuresRule } from '#rules/admin.ts';
import { lagosDay, lagosMidnight } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { appScoped } from '#server/base/app-state.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import * as queries from './figure-queries.ts';

const DAY = 86_400_000;

/** `at` is in epoch ms. */
const lastCrowd = appScoped<{ known: { at: number; crowd: Promise<queries.Crowd> } | null }>(() => ({ known: null }));

async function crowdOf(ctx: Context): Promise<queries.Crowd> {
  const [last, now] = [lastCrowd(ctx), ctx.clock()];
  const age = last.known === null ? null : now.getTime() - last.known.at;
  if (last.known !== null && age !== null && age >= 0 && age < limits.totals.freshMs) return last.known.crowd;
  const crowd = queries.crowdAt(ctx.db, now, new Date(now.getTime() - DAY));
  const counted = { at: now.getTime(), crowd };
  last.known = counted;
  // A failure is not cached.
  crowd.catch(() => {
    if (last.known === counted) last.known = null;
  });
  return crowd;
}

/** Counts of people may be a minute old; counts of waiting items are fresh. */
export async function totals(ctx: Context): Promise<queries.Crowd & queries.Waiting> {
  requireAdmin(ctx);
  const [crowd, waiting] = [await crowdOf(ctx), await queries.waitingNow(ctx.db)];
  return { ...crowd, ...waiting };
}

/** Oldest first. Only today and days without stored figures are counted now. */
export async function figures(ctx: Context, days: number): Promise<queries.Figures[]> {
  requireAdmin(ctx);
  const checked = check(figuresRule, { days });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const now = ctx.clock();
  const kept = await keptFrom(ctx, now, days);
  const missing = daysAgo(days).filter((ago) => !kept.has(dayAgo(now, ago)));
  const counted = Math.max(...missing) + 1;
  const live = await queries.countDays(ctx.db, {
    from: lagosMidnight(now, counted - 1),
    until: new Date(now.getTime() + 1),
    days: counted,
  });
  for (const figure of live) if (!kept.has(figure.day)) kept.set(figure.day, figure);
  return daysAgo(days).flatMap((ago) => kept.get(dayAgo(now, ago)) ?? []);
}

/** As numbers of days before today, oldest first. */
const daysAgo = (days: number): number[] => Array.from({ length: days }, (_, at) => days - 1 - at);
const dayAgo = (now: Date, ago: number): string => lagosDay(lagosMidnight(now, ago));

/** Today is left out: a clock that was set back may have stored it. */
async function keptFrom({ db }: Pick<Deps, 'db'>, now: Date, days: number): Promise<Map<string, queries.Figures>> {
  const today = lagosDay(now);
  const rows = await queries.keptFigures(db, dayAgo(now, days - 1));
  return new Map(rows.filter(({ day }) => day < today).map((figures) => [figures.day, figures]));
}

/** Up to the oldest day that can be asked for. Figures hold counts and no person, so erasures do not change them. */
export async function keepDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const kept = await keptFrom({ db }, now, limits.figures.max);
  for (const ago of daysAgo(limits.figures.max)) {
    const [from, until] = [lagosMidnight(now, ago), lagosMidnight(now, ago - 1)];
    if (kept.has(lagosDay(from)) || now.getTime() < until.getTime() + limits.figures.finalAfterMs) continue;
    for (const figures of await queries.countDays(db, { from, until, days: 1 })) await queries.keepFigures(db, figures);
  }
}
