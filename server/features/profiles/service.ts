import { LRUCache } from 'lru-cache';
import { lagosDay, lagosDayNumber, nextLagosMidnight } from '#rules/age.ts';
import { type DeckFilter, savedFilter } from '#rules/deck-filter.ts';
import { withoutAdvanced } from '#rules/discovery.ts';
import { type Position, snapToCell } from '#rules/distance.ts';
import { can, type Plan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { type LocationChanges, takeFix } from '#rules/location-changes.ts';
import { isSamePosition, notTravelling, ownPosition, shownPosition } from '#rules/positions.ts';
import { positionRule } from '#rules/profiles.ts';
import { check } from '#rules/validation.ts';
import type { Gender } from '#rules/vocabulary.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Random } from '#server/base/chance.ts';
import { invalidInput } from '#server/base/errors.ts';
import type { Beside } from '#server/contract/mappers.ts';
import type { UpdateLocationInput } from '#server/contract/resolvers.generated.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { plansOf } from '../entitlements/service.ts';
import { setMark } from './hiding-queries.ts';
import { besideViewer } from './lib/compatibility-inputs.ts';
import { locationFrozen, noProfile } from './policy.ts';
import { lockProfile, setLastActive, setOwnPosition, setShownDueAt, setShownPosition } from './queries.ts';
import { townOf, townsWithin } from './town-service.ts';
import { endTick, setVerified } from './verification-queries.ts';

/** A random moment 15 to 60 minutes after `from`, so that the instant at which a move becomes visible does not reveal its time. */
function someTimeAfter(from: Date, random: Random): Date {
  const { min, max } = limits.position.delayMs;
  return new Date(from.getTime() + min + Math.floor(random.next() * (max - min)));
}

async function scheduleMove(ctx: Context, userId: string, at: Date): Promise<void> {
  await enqueue(ctx, 'publishPosition', { userId }, { runAt: at, key: `position:${userId}` });
}

/**
 * The very first position is shown at once: a move without a start reveals nothing. A position after a cleared one does count as a move.
 */
async function move(ctx: Context, profile: ProfileRow, { cell: at, kept }: { cell: Position; kept: LocationChanges }) {
  const now = ctx.clock();
  const shown = shownPosition(profile);
  if (shown === null && profile.shownMovesOn === null) {
    await setOwnPosition(ctx.db, profile.id, { at, kept, shownDueAt: null, now });
    await setShownPosition(ctx.db, profile.id, { at, movesOn: null, moves: 0 });
    return;
  }
  const isWaiting = profile.shownDueAt !== null && profile.shownDueAt > now;
  if (isWaiting || isSamePosition(shown, at)) {
    await setOwnPosition(ctx.db, profile.id, { at, kept, shownDueAt: profile.shownDueAt, now });
    return;
  }
  const dueAt = someTimeAfter(now, ctx.random);
  await setOwnPosition(ctx.db, profile.id, { at, kept, shownDueAt: dueAt, now });
  await scheduleMove(ctx, profile.id, dueAt);
}

/** Stores only the centre of a privacy cell. The location-change limit refuses changes that are too many or too fast. */
export async function updateLocation(ctx: Context, input: UpdateLocationInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(positionRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const cell = snapToCell(checked.value);
  return inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, userId);
    if (profile === undefined) return noProfile;
    const kept = takeFix(profile, cell, tx.clock());
    if ('frozen' in kept) return locationFrozen(kept);
    await move(tx, profile, { cell, kept });
    return { __typename: 'UpdateLocationSuccess' as const, viewer: { id: userId } };
  });
}

/** Shows a move, or the end of a position, to others. It shows 4 moves a Lagos day; further ones wait for the next day. */
export async function publishPosition(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'publishPosition' });
  await inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, userId);
    if (profile === undefined || profile.shownDueAt === null) return;
    const at = ownPosition(profile);
    if (isSamePosition(shownPosition(profile), at)) return setShownDueAt(tx.db, userId, null);
    const now = tx.clock();
    const today = lagosDay(now);
    const moves = profile.shownMovesOn === today ? profile.shownMoves : 0;
    if (moves < limits.position.shownChangesPerDay) {
      return setShownPosition(tx.db, userId, { at, movesOn: today, moves: moves + 1 });
    }
    const dueAt = someTimeAfter(nextLagosMidnight(now), tx.random);
    await setShownDueAt(tx.db, userId, dueAt);
    await scheduleMove(tx, userId, dueAt);
  });
}

type Traveller = Pick<ProfileRow, 'id' | keyof typeof notTravelling>;

/** Travel mode ends with the plan that allowed it, before the job stores that for others. */
export function asPlanned<T extends Traveller>(profile: T, plans: readonly Plan[]): T {
  return profile.travelLatitude === null || can(plans, 'travel') ? profile : { ...profile, ...notTravelling };
}

export async function withTravel<T extends Traveller>(ctx: Context, profile: T): Promise<T> {
  return profile.travelLatitude === null ? profile : asPlanned(profile, await plansOf(ctx, profile.id));
}

/** Criteria without a plan do not count, and stay stored for a later plan. */
export function defaultFilter(
  { showMe, deckFilter }: Pick<ProfileRow, 'showMe' | 'deckFilter'>,
  plans: readonly Plan[],
): DeckFilter {
  const saved = savedFilter(showMe as Gender | null, deckFilter);
  return can(plans, 'advanced_filters') ? saved : withoutAdvanced(saved);
}

/** Hides a profile from everybody, for moderators; false when it was hidden. Call it in the transaction that stores the reason. */
export async function hideProfile(ctx: Context, userId: string, at: Date): Promise<boolean> {
  return setMark(ctx.db, userId, 'suspendedAt', at, at);
}

/** False when the profile was not hidden. */
export async function showProfile(ctx: Context, userId: string): Promise<boolean> {
  return setMark(ctx.db, userId, 'suspendedAt', null, ctx.clock());
}

/** Takes a profile out of every new deck; false when it is out, or there is none. Its matches still see it. */
export async function limitProfile(ctx: Context, userId: string, at: Date): Promise<boolean> {
  return setMark(ctx.db, userId, 'limitedAt', at, at);
}

/** False when the profile was not out of decks. */
export async function unlimitProfile(ctx: Context, userId: string): Promise<boolean> {
  return setMark(ctx.db, userId, 'limitedAt', null, ctx.clock());
}

/** The viewer's view of others now: their side of comparisons, their chosen town, and the towns within `km` kilometres. */
export function standpointOf(
  viewer: Parameters<typeof besideViewer>[0] & Pick<ProfileRow, 'townId'>,
  now: Date,
): { beside: Beside; town: Position | null; townsNear: (km: number) => string | null } {
  const [beside, town] = [besideViewer(viewer, now), townOf(viewer.townId)];
  return { beside, town, townsNear: (km) => townsWithin(beside.from ?? town, km) };
}

/** Call it in the transaction that changes the selfie. */
export async function setVerification(ctx: Context, userId: string, status: 'pending' | 'approved' | 'rejected') {
  const now = ctx.clock();
  const verdicts = {
    pending: {},
    approved: { verified: true, dateOfBirthVerifiedAt: now },
    rejected: { verified: false, dateOfBirthVerifiedAt: null },
  };
  await setVerified(ctx.db, userId, { verificationStatus: status, ...verdicts[status] }, now);
}

/**
 * Ends the verified tick when the main photo came after the review. The birth date stays confirmed. Call it in the transaction that changes
 * the main photo, with the lock of `lockPhotosOf` held.
 */
export async function changeMainPhoto(ctx: Context, userId: string, shownAt: Date): Promise<void> {
  await endTick(ctx.db, userId, shownAt, ctx.clock());
}

/** Epoch ms of each person's last stored activity in this process, so that most requests write nothing. */
const notedBy = appScoped(() => new LRUCache<string, number>({ max: 50_000 }));

/** Writes once a minute at most. Returns at once: no request waits for it or fails with it. */
export function touchActivity(ctx: Context): void {
  const viewer = ctx.viewer;
  if (viewer === null || viewer.sessionId === null) return;
  const noted = notedBy(ctx);
  const now = ctx.clock();
  const since = now.getTime() - (noted.get(viewer.userId) ?? Number.NEGATIVE_INFINITY);
  if (since >= 0 && since < limits.activityEveryMs) return;
  noted.set(viewer.userId, now.getTime());
  const notedSince = new Date(now.getTime() - limits.activityEveryMs + 1);
  setLastActive(ctx.db, viewer.userId, now, lagosDayNumber(now), notedSince).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'activity was not noted'),
  );
}
