import { messages as accountWords } from '#rules/accounts.ts';
import { resolveAppealRule } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { type AppealState, appealRule, appealStateAfter, messages } from '#rules/moderation.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork } from '#server/auth/attempts.ts';
import { isSigned, signedQuery } from '#server/auth/signed-urls.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type {
  AdminAppealsArgs,
  AppealSuspensionInput,
  ResolveAppealInput,
} from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, timeCursors } from '#server/db/paging.ts';
import type { AppealRow, SuspensionRow } from '#server/db/rows.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import type { Suspension } from '../accounts/feature-hooks.ts';
import { appealBySuspensionId, suspensionById, suspensionByUserId } from './loaders.ts';
import { appealById, decideAppeal, decidedAppeals, insertAppeal, lockSuspension, waitingAppeals } from './queries.ts';
import { restore, stillAdmins } from './suspension-service.ts';

const subjectOf = (suspensionId: string): string => `appeal:${suspensionId}`;

/** Valid for a while. Its holder proved that the account is theirs, and has no session. */
function tokenOf(ctx: Context, suspensionId: string): string {
  const expires = ctx.clock().getTime() + limits.moderation.appealMs;
  return `suspension=${suspensionId}&${signedQuery(ctx.config.appSecret, subjectOf(suspensionId), expires)}`;
}

/** Null when the token has expired or is not ours. */
function suspensionOfToken(ctx: Context, token: string): string | null {
  const query = new URLSearchParams(token);
  const id = idOf(query.get('suspension') ?? '');
  const given = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
  return id !== null && isSigned(ctx.config.appSecret, subjectOf(id), given, ctx.clock()) ? id : null;
}

export async function suspensionOf(ctx: Context, userId: string): Promise<Suspension> {
  const suspension = await ctx.load(suspensionByUserId, userId);
  if (suspension === null) return { reason: accountWords.suspended, appeal: 'none', appealToken: null };
  const appeal = await appealStateOf(ctx, suspension.id);
  return { reason: suspension.reason, appeal, appealToken: appeal === 'none' ? tokenOf(ctx, suspension.id) : null };
}

export async function appealStateOf(ctx: Context, suspensionId: string): Promise<AppealState> {
  const appeal = await ctx.load(appealBySuspensionId, suspensionId);
  return (appeal?.state ?? 'none') as AppealState;
}

const closed = notAvailable(messages.appealClosed);

export async function appealSuspension(ctx: Context, input: AppealSuspensionInput) {
  const checked = check(appealRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refusal = await admitAttempt(ctx, [['appealsOfAddress', callerNetwork(ctx)]]);
  if (refusal !== null) return refusal;
  const suspensionId = suspensionOfToken(ctx, checked.value.token);
  if (suspensionId === null) return closed;
  return inTransaction(ctx, async (tx) => {
    const named = await tx.load(suspensionById, suspensionId);
    // Locks the account first, in the same order as a decision does.
    if (named === null || (await holdAccount(tx, named.userId)) === null) return closed;
    const suspension = await lockSuspension(tx.db, suspensionId);
    if (suspension === undefined) return closed;
    const { userId } = suspension;
    const appeal = { id: rowId(tx), suspensionId, userId, content: checked.value.content, createdAt: tx.clock() };
    if (!(await insertAppeal(tx.db, appeal))) return closed;
    // A suspended person cannot sign in to cancel an account deletion, and an appeal means that they want to stay. Nobody could answer a
    // deleted account either.
    await tx.hooks.cancelDeletion(tx, userId);
    return { __typename: 'AppealSuspensionSuccess' as const, appeal: 'waiting' as const };
  });
}

/** Waiting ones oldest first, decided ones newest decision first. */
export async function appealQueue(ctx: Context, args: AdminAppealsArgs): Promise<Connection<AppealRow>> {
  const { userId } = requireAdmin(ctx);
  const state = args.state ?? 'waiting';
  const cursors = timeCursors<AppealRow>(`appeal-${state}`, ({ createdAt, decidedAt, id }) => ({
    at: decidedAt ?? createdAt,
    id,
  }));
  return pageAfter(args, cursors, (page) =>
    state === 'waiting' ? waitingAppeals(ctx.db, userId, page) : decidedAppeals(ctx.db, userId, state, page),
  );
}

/** Both are deleted with the account. */
export async function suspensionOfAppeal(ctx: Context, { suspensionId }: AppealRow): Promise<SuspensionRow> {
  const suspension = await ctx.load(suspensionById, suspensionId);
  if (suspension === null) throw new Error('An appeal is against a suspension that is not there.');
  return suspension;
}

/** The administrator who suspended may not decide while another one could. Of parallel decisions one counts. */
export async function resolveAppeal(ctx: Context, input: ResolveAppealInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(resolveAppealRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { note } = checked.value;
  const { decision, isDryRun = false } = input;
  const id = idOf(input.appealId);
  return inTransaction(ctx, async (tx) => {
    const admins = await stillAdmins(tx);
    const waiting = id === null ? undefined : await appealById(tx.db, id);
    if (waiting?.state !== 'waiting') return notAvailable(messages.appealDecided);
    const { suspendedBy } = await suspensionOfAppeal(tx, waiting);
    if (suspendedBy === userId && admins.length > 1) return notAvailable(messages.ownSuspension);
    const outcome = { state: appealStateAfter[decision], note, decidedBy: userId, decidedAt: tx.clock() };
    if (isDryRun) return { __typename: 'ResolveAppealSuccess' as const, isDryRun, appeal: { ...waiting, ...outcome } };
    const person = await holdAccount(tx, waiting.userId);
    const appeal = await decideAppeal(tx.db, { id: waiting.id }, outcome);
    if (person === null || appeal === undefined) return notAvailable(messages.appealDecided);
    await audit(tx, 'resolve_appeal', person.id, { appealId: appeal.id, decision, note });
    if (decision === 'grant') await restore(tx, person, note);
    const told = { userId: person.id, subjectId: appeal.id };
    await enqueue(tx, 'sendModerationLetter', { letter: 'appealDecided', ...told });
    return { __typename: 'ResolveAppealSuccess' as const, isDryRun, appeal };
  });
}
