import { limits } from '#rules/limits.ts';
import { type Decision, messages, statusAfter } from '#rules/verification.ts';
import { isSigned, signedQuery } from '#server/auth/signed-urls.ts';
import { appScoped } from '#server/base/app-state.ts';
import { notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import { singleFlight } from '#server/base/single-flight.ts';
import type { AdminVerificationsArgs, SubmitVerificationInput } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, rankedCursors } from '#server/db/paging.ts';
import type { VerificationRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { holdPhotos, rebuildSelfie, takeSelfie } from '#server/features/photos/service.ts';
import { ownProfileById } from '#server/features/profiles/loaders.ts';
import { setVerification } from '#server/features/profiles/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { giveUpFiles } from '#server/platform/jobs/files.ts';
import { enqueue, enqueuePush, type Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import { selfieFolder } from '#server/ports/storage-keys.ts';
import { verdictLetter } from './letters.ts';
import { verificationByUserId } from './loaders.ts';
import * as queries from './queries.ts';

const SIZE = limits.photoSizes.medium;
const FILE = `${SIZE}.webp`;
const selfieKey = (id: string): string => `${selfieFolder(id)}${FILE}`;
const subjectOf = (id: string): string => `selfie:${id}`;
/** The next run of the purge takes the rest. */
const PURGED_AT_ONCE = 500;

const handedIn = (userId: string) => ({
  __typename: 'SubmitVerificationSuccess' as const,
  viewer: { id: userId },
});

type Outcome = ReturnType<typeof notAvailable> | Awaited<ReturnType<typeof rebuildSelfie>> | 'handed in';

/** True if the selfie was submitted before: the answer was lost, or another process submitted it just now. */
async function isHandedIn(ctx: Context, userId: string, id: string): Promise<boolean> {
  return (await queries.verificationById(ctx.db, id))?.userId === userId;
}

/** The new verification waits, and replaces an older waiting one. */
async function handIn(ctx: Context, userId: string, id: string): Promise<Outcome> {
  const selfie = await rebuildSelfie(ctx, userId, id, SIZE);
  if (selfie === null) return (await isHandedIn(ctx, userId, id)) ? 'handed in' : null;
  if (!Buffer.isBuffer(selfie)) return selfie;
  await ctx.ports.storage.put(selfieKey(id), selfie, 'image/webp');
  const isTaken = await inTransaction(ctx, async (tx) => {
    if (!(await takeSelfie(tx, userId, id))) return false;
    const replaced = await queries.deletePendingOf(tx.db, userId);
    await queries.insertVerification(tx.db, { id, userId, submittedAt: tx.clock() });
    await setVerification(tx, userId, 'pending');
    await giveUpFiles(tx, replaced.map(selfieFolder));
    return true;
  });
  if (isTaken) return 'handed in';
  // Another process was faster, or a newer upload replaced this one.
  if (await isHandedIn(ctx, userId, id)) return 'handed in';
  await giveUpFiles(ctx, [selfieFolder(id)]);
  return null;
}

/** Single-flight: parallel submissions of a selfie decode it once. */
const underWay = appScoped(() => new Map<string, Promise<Outcome>>());

/** A repeat after a lost answer succeeds. A refused file is deleted. */
export async function submitVerification(ctx: Context, input: SubmitVerificationInput) {
  const { userId } = requireViewer(ctx);
  if ((await ctx.load(ownProfileById, userId)) === null) return notAvailable(messages.noProfile);
  const id = idOf(input.photoId);
  if (id === null) return notAvailable(messages.noSelfie);
  if (await isHandedIn(ctx, userId, id)) return handedIn(userId);
  const outcome = await singleFlight(underWay(ctx), `${userId}:${id}`, () => handIn(ctx, userId, id));
  // The submission may have run on the context of another request.
  ctx.load.clearAll();
  if (outcome === 'handed in') return handedIn(userId);
  if (outcome === null || Buffer.isBuffer(outcome)) return notAvailable(messages.noSelfie);
  return outcome;
}

/** The viewer's newest selfie; null when there is none, or when its tick has ended. */
export async function ownVerification(ctx: Context, userId: string): Promise<VerificationRow | null> {
  const newest = await ctx.load(verificationByUserId, userId);
  if (newest?.status !== 'approved') return newest;
  return (await ctx.load(ownProfileById, userId))?.verified ? newest : null;
}

/** Null when the verification does not wait (any more). */
export async function waitingVerification(ctx: Context, id: string): Promise<VerificationRow | null> {
  const found = await queries.verificationById(ctx.db, id);
  return found?.status === 'pending' ? found : null;
}

export type Verdict = { decision: Decision; reason: string | null; reviewerId: string };

export function afterVerdict({ decision, reason, reviewerId }: Verdict, reviewedAt: Date) {
  return { status: statusAfter[decision], reason: decision === 'reject' ? reason : null, reviewerId, reviewedAt };
}

/** Decides a verification, and tells the person; null when it does not wait (any more). Call it in a transaction. */
export async function decideVerification(
  ctx: Context,
  { id, userId }: Pick<VerificationRow, 'id' | 'userId'>,
  verdict: Verdict,
): Promise<VerificationRow | null> {
  // A parallel change of the main photo comes either before the verdict or after it.
  await holdPhotos(ctx, userId);
  const review = afterVerdict(verdict, ctx.clock());
  const verification = await queries.decideOnce(ctx.db, id, review);
  if (verification === undefined) return null;
  await setVerification(ctx, verification.userId, review.status);
  await enqueue(ctx, 'sendVerificationLetter', { verificationId: id });
  await enqueuePush(ctx, verification.userId, 'selfie_reviewed', id);
  ctx.afterCommit(() => ctx.bus.publish(`viewer:${verification.userId}`, { kind: 'verification' }));
  return verification;
}

export async function sendVerificationLetter(deps: Deps, { verificationId }: Jobs['sendVerificationLetter']) {
  const verification = await queries.verificationById(deps.db, verificationId);
  if (verification === undefined || verification.status === 'pending') return;
  const ctx = createContext(deps, null, { ip: '', label: 'sendVerificationLetter' });
  const user = await ctx.load(userById, verification.userId);
  if (user !== null) await post(deps, verdictLetter(verification, user, deps.config));
}

type Queued = VerificationRow & { isLimited: boolean };

const cursors = rankedCursors<Queued>('verification-queue', [0, 1], ({ isLimited, submittedAt, id }) => ({
  rank: Number(isLimited),
  at: submittedAt,
  id,
}));

/** Those of limited people first, and then oldest first. */
export async function verifications(ctx: Context, args: AdminVerificationsArgs): Promise<Connection<VerificationRow>> {
  requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => queries.verificationsPage(ctx.db, args.status ?? 'pending', page));
}

/** Valid for a while. Null once the selfie was removed, and for scripts without the scope for reviews. */
export function selfieAddress(ctx: Context, { id, selfieRemovedAt }: VerificationRow): string | null {
  const { accessTokenId, scopes } = requireAdmin(ctx);
  if (selfieRemovedAt !== null || (accessTokenId !== null && !scopes.includes('verification_review'))) return null;
  const expires = ctx.clock().getTime() + limits.selfie.addressMs;
  return `/selfies/${id}/${FILE}?${signedQuery(ctx.config.appSecret, subjectOf(id), expires)}`;
}

/** The selfie at an address of `selfieAddress`; null when it has expired or the selfie is gone. No other code reads selfies. */
export async function openSelfie(
  deps: Deps,
  address: { id: string; file: string; expires: string; signature: string },
) {
  const { id, file } = address;
  if (file !== FILE || !isSigned(deps.config.appSecret, subjectOf(id), address, deps.clock())) return null;
  const verification = await queries.verificationById(deps.db, id);
  return verification?.selfieRemovedAt === null ? deps.ports.storage.open(selfieKey(id)) : null;
}

export async function purgeSelfies(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = new Date(now.getTime() - limits.selfie.keptMs);
  for (const id of await queries.selfiesToRemove(deps.db, before, PURGED_AT_ONCE)) {
    // A failure is thrown: the row says that the file is gone only after its removal.
    await deps.ports.storage.remove(selfieFolder(id));
    await queries.setSelfieRemoved(deps.db, id, now);
  }
}
