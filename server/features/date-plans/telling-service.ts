import { lagosDay } from '#rules/age.ts';
import { remindersOf } from '#rules/date-plans.ts';
import { reviewAskedAt } from '#rules/date-reviews.ts';
import { limits } from '#rules/limits.ts';
import type { DatePlanRow, MatchRow } from '#server/db/rows.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { enqueue, enqueuePush, type Jobs } from '#server/platform/jobs/queue.ts';
import { compose } from '#server/platform/mail/layout.ts';
import { reminderLetter } from './letters.ts';
import { deletePlansBefore } from './queries.ts';
import { peopleOfPlan, readerOf } from './reminder-queries.ts';

/** Tells both pages and the other one's devices. An accepted plan reminds both. Runs in the caller's transaction. */
export async function tellPlan(tx: Context, plan: DatePlanRow, match: MatchRow): Promise<void> {
  tx.load.clearAll();
  await enqueuePush(tx, otherPersonId(match, plan.changedById), 'date_plan', plan.id, `plan:${plan.id}`);
  if (plan.state === 'accepted') await remindLater(tx, plan, match);
  tx.afterCommit(async () => {
    const event = { kind: 'datePlan', matchId: match.id } as const;
    for (const userId of [match.user1Id, match.user2Id]) await tx.bus.publish(`viewer:${userId}`, event);
  });
}

/**
 * The jobs of a former version find that the plan has changed. The first reminder comes as a letter too where no push reaches. Each letter is
 * a job from the start: one that another job queues would be queued again when that job runs twice.
 */
async function remindLater(
  tx: Context,
  { id: planId, version, startsAt }: DatePlanRow,
  match: MatchRow,
): Promise<void> {
  await enqueue(tx, 'askAboutDate', { planId, version }, { runAt: reviewAskedAt(startsAt) });
  const [first, ...others] = remindersOf(startsAt, tx.clock());
  if (first === undefined) return;
  for (const userId of [match.user1Id, match.user2Id])
    await enqueue(tx, 'sendDateLetter', { planId, version, userId }, { runAt: first });
  for (const runAt of [first, ...others]) await enqueue(tx, 'remindOfDate', { planId, version }, { runAt });
}

/** By a push to both people, unless the plan has changed or the match is over. */
export async function remindOfDate(deps: Deps, { planId, version }: Jobs['remindOfDate']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'remindOfDate' });
  for (const userId of await peopleOfPlan(ctx.db, planId, version, ctx.clock()))
    await enqueuePush(ctx, userId, 'date_reminder', planId, `plan:${planId}`);
}

export async function sendDateLetter(deps: Deps, { planId, version, userId }: Jobs['sendDateLetter']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'sendDateLetter' });
  const now = ctx.clock();
  const reader = await readerOf(ctx.db, { planId, version, userId, now });
  if (reader === undefined) return;
  const isToday = lagosDay(reader.startsAt) === lagosDay(now);
  const letter = reminderLetter({ planId, version, userId, isToday, startsAt: reader.startsAt }, reader, ctx.config);
  await ctx.ports.mailer.send(compose(letter, ctx.config));
}

export async function purgeDatePlans(deps: Deps): Promise<void> {
  await deletePlansBefore(deps.db, new Date(deps.clock().getTime() - limits.datePlans.keptMs));
}
