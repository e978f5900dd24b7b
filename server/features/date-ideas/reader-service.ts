/** What a person does with a place of the guide. */
import { reportRule, messages as texts } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { forbidden, invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import type { ReportDateIdeaInput, SetDateIdeaSavedInput } from '#server/contract/resolvers.generated.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import * as queries from './reader-queries.ts';

const unknown = notAvailable(texts.unknown);

/** A shown place that the viewer may see: with the guide all, without it those that were shared with them. */
export async function ideaFor(ctx: Context, given: RawId): Promise<DateIdeaRow | null> {
  const id = idOf(given);
  if (id === null || !(await maySee(ctx, id))) return null;
  return queries.shownIdea(ctx.db, id);
}

async function maySee(ctx: Context, id: string): Promise<boolean> {
  return (await viewerCan(ctx, 'date_ideas')) || queries.isSharedWith(ctx.db, requireViewer(ctx).userId, id);
}

/** Throws FORBIDDEN without the guide, unless the place was shared with the viewer. Null for a hidden one. */
export async function dateIdea(ctx: Context, given: RawId): Promise<DateIdeaRow | null> {
  requireViewer(ctx);
  const id = idOf(given);
  if (id !== null && (await maySee(ctx, id))) return queries.shownIdea(ctx.db, id);
  if (await viewerCan(ctx, 'date_ideas')) return null;
  throw forbidden();
}

export async function savedDateIdeas(ctx: Context): Promise<DateIdeaRow[]> {
  const { userId } = requireViewer(ctx);
  return (await viewerCan(ctx, 'date_ideas')) ? queries.savedIdeas(ctx.db, userId) : [];
}

/** Taking a place off the list needs no plan, and works for a hidden one too. */
export async function setDateIdeaSaved(ctx: Context, { dateIdeaId, isSaved }: SetDateIdeaSavedInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(dateIdeaId);
  const listed = isSaved || id === null ? null : await queries.savedIdea(ctx.db, userId, id);
  const idea = listed ?? (await ideaFor(ctx, dateIdeaId));
  if (idea === null) return unknown;
  const ideaId = idea.id;
  const isKept = await inTransaction(ctx, async (tx) => {
    if (!isSaved) return queries.unsave(tx.db, userId, ideaId);
    await queries.lockSaved(tx.db, userId);
    return queries.save(tx.db, { userId, ideaId, at: tx.clock(), most: limits.dateIdeas.saved });
  });
  if (isKept === false) return invalidInput([{ path: 'dateIdeaId', message: texts.full }]);
  ctx.load.clearAll();
  return { __typename: 'SetDateIdeaSavedSuccess' as const, dateIdea: idea, viewer: { id: userId } };
}

export async function reportDateIdea(ctx: Context, { dateIdeaId, change, note = '' }: ReportDateIdeaInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(reportRule, { change, note });
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const idea = await ideaFor(ctx, dateIdeaId);
  if (idea === null) return unknown;
  const refusal = await admitAttempt(ctx, [['placeReportsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const report = { ...checked.value, id: rowId(ctx), dateIdeaId: idea.id, userId, reportedAt: ctx.clock() };
  await queries.putReport(ctx.db, report);
  return { __typename: 'ReportDateIdeaSuccess' as const, dateIdea: idea };
}
