/** Two people of a match plan a date. The plan is one row whose version rises with each change; an answer names the version it was given to. */
import { isOpenPlan, isPlanShown, planStateAt, messages as texts, whenAndWhereRule } from '#rules/date-plans.ts';
import { isReviewTime } from '#rules/date-reviews.ts';
import { limits } from '#rules/limits.ts';
import { clientIdRule } from '#rules/send-message.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import type {
  AnswerDatePlanInput,
  CancelDatePlanInput,
  ProposeDatePlanInput,
} from '#server/contract/resolvers.generated.ts';
import type { DatePlanRow, MatchRow } from '#server/db/rows.ts';
import { matchOf } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { newestPlanByMatchId, reviewedByPlanId } from './loaders.ts';
import { placeOf } from './place-service.ts';
import { planIsGone, requireAsking } from './policy.ts';
import * as queries from './queries.ts';
import { tellPlan } from './telling-service.ts';

const conflict = (message: string, datePlan: DatePlanRow) => ({
  ...userError('DatePlanConflict', 'date_plan_conflict', message),
  datePlan,
});

export async function isReviewWanted(ctx: Context, plan: DatePlanRow): Promise<boolean> {
  return isReviewTime(plan, ctx.clock()) && !(await ctx.load(reviewedByPlanId, plan.id));
}

/** What the two see of their plans: the open one, or for a day the one that ended last. */
export async function planIn(ctx: Context, { id }: MatchRow): Promise<DatePlanRow | null> {
  const plan = await ctx.load(newestPlanByMatchId, id);
  if (plan === null) return null;
  return isPlanShown(plan, ctx.clock()) || (await isReviewWanted(ctx, plan)) ? plan : null;
}

type Mine = { plan: DatePlanRow; match: MatchRow; viewerId: string };

/** A plan in a match that exists for the viewer; null otherwise. */
export async function planOfViewer(ctx: Context, given: RawId): Promise<Mine | null> {
  const { userId: viewerId } = requireViewer(ctx);
  const id = idOf(given);
  const plan = id === null ? null : await queries.planById(ctx.db, id);
  const match = plan && (await matchOf(ctx, plan.matchId));
  return plan && match ? { plan, match, viewerId } : null;
}

/** A retry with the same client id answers with the plan that it made. */
export async function proposeDatePlan(ctx: Context, input: ProposeDatePlanInput) {
  const { asking, refusal } = await requireAsking(ctx, input.matchId);
  if (refusal) return refusal;
  const checkedId = check(clientIdRule, input);
  if (!checkedId.ok) return invalidInput(checkedId.fieldErrors);
  const { clientId } = checkedId.value;
  const { match, viewerId } = asking;
  const now = ctx.clock();
  const known = await queries.planByClientId(ctx.db, match.id, clientId);
  if (known !== null) return proposed(known);

  const checked = check(whenAndWhereRule(now), input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { startsAt } = checked.value;
  if (!startsAt) return invalidInput([{ path: 'startsAt', message: texts.time }]);
  const where = await placeOf(ctx, input.dateIdeaId, checked.value.placeName);
  if (where.refusal) return where.refusal;
  const { place } = where;
  return inTransaction(ctx, async (tx) => {
    await queries.lockPlansOf(tx.db, match.id);
    const [last] = await queries.newestPlans(tx.db, [match.id]);
    if (last?.clientId === clientId) return proposed(last);
    if (last && isOpenPlan(last, now)) return conflict(texts.isOpen, last);
    const tooMany = await admitAttempt(tx, [['datePlansOfAccount', viewerId]]);
    if (tooMany !== null) return { ...tooMany, message: texts.tooMany };
    if (last) await queries.settlePlan(tx.db, last, planStateAt(last, now));
    const people = { proposerId: viewerId, changedById: viewerId };
    const times = { startsAt, proposedAt: now, changedAt: now };
    const plan = await queries.insertPlan(tx.db, {
      ...{ id: rowId(tx), matchId: match.id, clientId, version: 1, state: 'proposed' },
      ...people,
      ...place,
      ...times,
    });
    if (plan === null) return planIsGone;
    await tellPlan(tx, plan, match);
    return proposed(plan);
  });
}

const proposed = (datePlan: DatePlanRow) => ({ __typename: 'ProposeDatePlanSuccess' as const, datePlan });
const answered = (datePlan: DatePlanRow) => ({ __typename: 'AnswerDatePlanSuccess' as const, datePlan });
const cancelled = (datePlan: DatePlanRow) => ({ __typename: 'CancelDatePlanSuccess' as const, datePlan });

type Refusal = ReturnType<typeof invalidInput> | NonNullable<Awaited<ReturnType<typeof placeOf>>['refusal']>;
type Asked = { change: queries.PlanChange; refusal?: never } | { refusal: Refusal; change?: never };

const refused = (path: string, message: string) => invalidInput([{ path, message }]);

/** Whether a plan is for this time and place. */
const isAt = (plan: DatePlanRow, { dateIdeaId, placeName, startsAt }: Omit<queries.PlanChange, 'state'>): boolean =>
  plan.dateIdeaId === dateIdeaId && plan.placeName === placeName && plan.startsAt.getTime() === startsAt?.getTime();

/** What the answer makes of the plan, or a refusal. */
async function changeOf(
  ctx: Context,
  { plan, viewerId }: Mine,
  { answer, counter, version }: AnswerDatePlanInput,
): Promise<Asked> {
  if (answer !== 'counter') return { change: { state: answer === 'accept' ? 'accepted' : 'declined' } };
  const checked = check(whenAndWhereRule(ctx.clock()), counter ?? {});
  if (!checked.ok) return { refusal: invalidInput(checked.fieldErrors.map(inCounter)) };
  const { startsAt, placeName } = checked.value;
  const isPlaceGiven = counter?.dateIdeaId != null || placeName != null;
  if (!isPlaceGiven && !startsAt) return { refusal: refused('counter', texts.noChange) };
  // What time has overtaken cannot stay.
  if (!startsAt && plan.startsAt <= ctx.clock()) return { refusal: refused('counter.startsAt', texts.time) };
  const where = isPlaceGiven ? await placeOf(ctx, counter?.dateIdeaId, placeName, plan) : null;
  if (where?.refusal) return { refusal: where.refusal };
  const asked = {
    dateIdeaId: plan.dateIdeaId,
    placeName: plan.placeName,
    ...where?.place,
    startsAt: startsAt ?? plan.startsAt,
  };
  if (isAt(plan, asked) && plan.version === version) return { refusal: refused('counter', texts.noChange) };
  if (plan.version >= limits.datePlans.versions) return { refusal: refused('counter', texts.often) };
  return { change: { state: 'countered', proposerId: viewerId, ...asked } };
}

const inCounter = ({ path, message }: { path: string; message: string }) => ({ path: `counter.${path}`, message });

/** The answer to a request was lost: the plan is what this viewer's same answer made of it. */
const isRepeat = ({ plan, viewerId }: Mine, version: number, change: queries.PlanChange): boolean =>
  plan.changedById === viewerId &&
  plan.version === version + 1 &&
  plan.state === change.state &&
  (change.state !== 'countered' || isAt(plan, change));

export async function answerDatePlan(ctx: Context, input: AnswerDatePlanInput) {
  const mine = await planOfViewer(ctx, input.planId);
  if (mine === null) return planIsGone;
  const { plan, match, viewerId } = mine;
  const asked = await changeOf(ctx, mine, input);
  if (asked.refusal) return asked.refusal;
  const { change } = asked;
  if (isRepeat(mine, input.version, change)) return answered(plan);
  if (!isOpenPlan(plan, ctx.clock())) return conflict(texts.changed, plan);
  const tooMany = await admitAttempt(ctx, [['planAnswersOfAccount', viewerId]]);
  if (tooMany !== null) return tooMany;
  return inTransaction(ctx, async (tx) => {
    const isAnswer = change.state !== 'countered';
    const expected = { version: input.version, isAnswer, isEnd: change.state === 'declined' };
    const now = await queries.changePlan(tx.db, { id: plan.id, by: viewerId, at: tx.clock(), expected, change });
    if (now === null) return standing(tx, input.planId);
    await tellPlan(tx, now, match);
    return answered(now);
  });
}

/** The plan as it is, when it is not what the caller believes. */
async function standing(ctx: Context, planId: RawId) {
  const mine = await planOfViewer(ctx, planId);
  return mine === null ? planIsGone : conflict(texts.changed, mine.plan);
}

/** Either may, at any time before it is over. Both at once is one cancelling. */
export async function cancelDatePlan(ctx: Context, { planId }: CancelDatePlanInput) {
  const mine = await planOfViewer(ctx, planId);
  if (mine === null) return planIsGone;
  const { plan, match, viewerId } = mine;
  return inTransaction(ctx, async (tx) => {
    const at = tx.clock();
    const expected = { version: null, isAnswer: false, isEnd: true };
    const isOpen = isOpenPlan(plan, at);
    const change = { state: 'cancelled' };
    const now = isOpen ? await queries.changePlan(tx.db, { id: plan.id, by: viewerId, at, expected, change }) : null;
    if (now !== null) {
      await tellPlan(tx, now, match);
      return cancelled(now);
    }
    const left = await queries.planById(tx.db, plan.id);
    return left?.state === 'cancelled' ? cancelled(left) : planIsGone;
  });
}
