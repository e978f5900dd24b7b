/** Appeals against suspensions: by whom they may be made, what waits, and what is decided. */
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
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { AppealRow, SuspensionRow } from '#server/db/rows.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { audit } from '#server/platform/records/audit.ts';
import type { Suspension } from '../accounts/hooks.ts';
import { appealBySuspensionId, suspensionById, suspensionByUserId } from './loaders.ts';
import { appealById, decidedAppeals, insertAppeal, lockSuspension, settleAppeal, waitingAppeals } from './queries.ts';
import { restore, stillAdmins } from './suspension-service.ts';

const subjectOf = (suspensionId: string): string => `appeal:${suspensionId}`;

/** What lets somebody appeal against a suspension for a while: they showed that the account is theirs, and have no session. */
function tokenOf(ctx: Context, suspensionId: string): string {
  const expires = ctx.clock().getTime() + limits.moderation.appealMs;
  return `suspension=${suspensionId}&${signedQuery(ctx.config.appSecret, subjectOf(suspensionId), expires)}`;
}

/** The suspension that a token is for; null when it has run out, or is none of ours. */
function suspensionOfToken(ctx: Context, token: string): string | null {
  const query = new URLSearchParams(token);
  const id = idOf(query.get('suspension') ?? '');
  const given = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
  return id !== null && isSigned(ctx.config.appSecret, subjectOf(id), given, ctx.clock()) ? id : null;
}

/** What a suspended person who showed who they are is told. */
export async function suspensionOf(ctx: Context, userId: string): Promise<Suspension> {
  const suspension = await ctx.load(suspensionByUserId, userId);
  if (suspension === null) return { reason: accountWords.suspended, appeal: 'none', appealToken: null };
  const appeal = await appealStateOf(ctx, suspension.id);
  return { reason: suspension.reason, appeal, appealToken: appeal === 'none' ? tokenOf(ctx, suspension.id) : null };
}

/** How the appeal against a suspension stands. */
export async function appealStateOf(ctx: Context, suspensionId: string): Promise<AppealState> {
  const appeal = await ctx.load(appealBySuspensionId, suspensionId);
  return (appeal?.state ?? 'none') as AppealState;
}

const closed = notAvailable(messages.appealClosed);

/** Appeals against a suspension in force, once. */
export async function appealSuspension(ctx: Context, input: AppealSuspensionInput) {
  const checked = check(appealRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refusal = await admitAttempt(ctx, [['appealsOfAddress', callerNetwork(ctx)]]);
  if (refusal !== null) return refusal;
  const suspensionId = suspensionOfToken(ctx, checked.value.token);
  if (suspensionId === null) return closed;
  return inTransaction(ctx, async (tx) => {
    const named = await tx.load(suspensionById, suspensionId);
    // The account first, as whoever decides about it does.
    if (named === null || (await holdAccount(tx, named.userId)) === null) return closed;
    const suspension = await lockSuspension(tx.db, suspensionId);
    if (suspension === undefined) return closed;
    const { userId } = suspension;
    const appeal = { id: rowId(tx), suspensionId, userId, content: checked.value.content, createdAt: tx.clock() };
    if (!(await insertAppeal(tx.db, appeal))) return closed;
    // Whoever appeals wants to stay, and cannot sign in to say so; nor would anybody answer an account that is gone.
    await tx.hooks.cancelDeletion(tx, userId);
    return { __typename: 'AppealSuspensionSuccess' as const, appeal: 'waiting' as const };
  });
}

/** Appeals in a state, those that wait longest first; decided ones, the newest decision first. For administrators. */
export async function appealQueue(ctx: Context, args: AdminAppealsArgs): Promise<Connection<AppealRow>> {
  const { userId } = requireAdmin(ctx);
  const size = pageSize('first', args.first ?? limits.page.default);
  const state = args.state ?? 'waiting';
  const kind = `appeal-${state}`;
  const page = { after: timePlace(kind, args.after), limit: size + 1 };
  const rows = await (state === 'waiting'
    ? waitingAppeals(ctx.db, userId, page)
    : decidedAppeals(ctx.db, userId, state, page));
  return connectionOf(
    rows.slice(0, size),
    ({ createdAt, decidedAt, id }) => timeCursor(kind, { at: decidedAt ?? createdAt, id }),
    { hasNextPage: rows.length > size, hasPreviousPage: page.after !== null },
  );
}

/** The suspension that an appeal is against. It goes with the account, and the appeal with it. */
export async function suspensionOfAppeal(ctx: Context, { suspensionId }: AppealRow): Promise<SuspensionRow> {
  const suspension = await ctx.load(suspensionById, suspensionId);
  if (suspension === null) throw new Error('An appeal is against a suspension that is not there.');
  return suspension;
}

/** Decides an appeal that waits; not by whoever suspended, while somebody else could. Of several at once, one decides. */
export async function resolveAppeal(ctx: Context, input: ResolveAppealInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(resolveAppealRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { note } = checked.value;
  const { decision, dryRun = false } = input;
  const id = idOf(input.appealId);
  return inTransaction(ctx, async (tx) => {
    const admins = await stillAdmins(tx);
    const waiting = id === null ? undefined : await appealById(tx.db, id);
    if (waiting?.state !== 'waiting') return notAvailable(messages.appealSettled);
    const { suspendedBy } = await suspensionOfAppeal(tx, waiting);
    if (suspendedBy === userId && admins.length > 1) return notAvailable(messages.ownSuspension);
    const settled = { state: appealStateAfter[decision], note, decidedBy: userId, decidedAt: tx.clock() };
    if (dryRun) return { __typename: 'ResolveAppealSuccess' as const, dryRun, appeal: { ...waiting, ...settled } };
    const person = await holdAccount(tx, waiting.userId);
    const appeal = await settleAppeal(tx.db, waiting.id, settled);
    if (person === null || appeal === undefined) return notAvailable(messages.appealSettled);
    await audit(tx, 'resolve_appeal', person.id, { appealId: appeal.id, decision, note });
    if (decision === 'grant') await restore(tx, person, note);
    const told = { userId: person.id, subjectId: appeal.id };
    await enqueue(tx, 'sendModerationLetter', { letter: 'appealDecided', ...told });
    return { __typename: 'ResolveAppealSuccess' as const, dryRun, appeal };
  });
}
