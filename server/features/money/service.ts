import { figuresRule } from '#rules/admin.ts';
import { lagosDay, lagosMidnight } from '#rules/age.ts';
import { planIds } from '#rules/plans.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { MoneyFiguresParent } from '#server/contract/mappers.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import * as queries from './queries.ts';

export function moneyFigures(ctx: Context, days: number): MoneyFiguresParent {
  requireAdmin(ctx);
  const checked = check(figuresRule, { days });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  return { days };
}

const none = { trials: 0, renewing: 0, ending: 0, overdue: 0, prepaid: 0, waiting: 0, given: 0 };

export async function plansHeld({ db, clock }: Context) {
  const rows = await queries.holdings(db, clock());
  return planIds.map((plan) => {
    const held = rows.filter((row) => row.plan === plan).map(({ holding, people }) => [holding, people]);
    return { plan, ...none, ...Object.fromEntries(held) };
  });
}

const naira = (kobo: number): number => Math.round(kobo / 100);

/** Oldest first; today is the last. */
export async function moneyDays({ db, clock }: Context, { days }: MoneyFiguresParent) {
  const now = clock();
  const rows = await queries.dayFigures(db, lagosMidnight(now, days - 1), new Date(now.getTime() + 1));
  return Array.from({ length: days }, (_, at) => {
    const sumOf = (figure: queries.DayFigure) => rows.find((row) => row.day === at && row.figure === figure)?.sum ?? 0;
    return {
      day: lagosDay(lagosMidnight(now, days - 1 - at)),
      receivedNaira: naira(sumOf('receivedKobo')),
      refundedNaira: naira(sumOf('refundedKobo')),
      begun: sumOf('begun'),
      ended: sumOf('ended'),
      prepaid: sumOf('prepaid'),
    };
  });
}

export async function outcomes({ db, clock }: Context, { days }: MoneyFiguresParent) {
  return queries.outcomes(db, lagosMidnight(clock(), days - 1), clock());
}

export async function failures({ db, clock }: Context, { days }: MoneyFiguresParent) {
  return queries.failures(db, lagosMidnight(clock(), days - 1));
}
