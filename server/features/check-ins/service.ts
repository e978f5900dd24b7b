/** The check-in after a date: it is started for a plan, and ended or moved by a PIN alone. */
import { checkInRule, dueProblem, isPast, isTooOften, pinsRule, messages as texts } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { hashPassword, isPassword } from '#server/auth/passwords.ts';
import { hashOf } from '#server/auth/tokens.ts';
import { invalidInput, notAvailable, rateLimited, userError } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { CheckInInput, SetCheckInPinsInput, StartCheckInInput } from '#server/contract/resolvers.generated.ts';
import type { CheckInRow } from '#server/db/rows.ts';
import { refusePassword, requireAccount } from '#server/features/accounts/guard-service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { setAlarm, tellFriends } from './alarm-service.ts';
import { agreedDate } from './date-service.ts';
import { friendsOfViewer } from './friend-service.ts';
import * as queries from './queries.ts';
import { planToken } from './shared-plan-service.ts';

const nothingRuns = notAvailable(texts.unknown);
const viewerOf = (ctx: Context) => ({ id: requireViewer(ctx).userId });

export async function hasPins(ctx: Context): Promise<boolean> {
  return (await queries.pinsOf(ctx.db, requireViewer(ctx).userId)) !== undefined;
}

/** Who forces a phone out of somebody's hands must not replace the PINs: hence the password, and no change while a check-in runs. */
export async function setCheckInPins(ctx: Context, input: SetCheckInPinsInput) {
  const { user } = await requireAccount(ctx);
  const checked = check(pinsRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refused = await refusePassword(ctx, user, input.password);
  if (refused !== null) return refused;
  const { firstPin, secondPin } = checked.value;
  const [firstHash, secondHash] = [await hashPassword(firstPin), await hashPassword(secondPin)];
  const isSet = await queries.putPins(ctx.db, user.id, { firstHash, secondHash }, ctx.clock());
  return isSet ? { __typename: 'SetCheckInPinsSuccess' as const, viewer: viewerOf(ctx) } : notAvailable(texts.running);
}

/** For a day after its time, the viewer sees how it ended. */
export async function checkInOfViewer(ctx: Context): Promise<CheckInRow | null> {
  const newest = await queries.newestCheckIn(ctx.db, requireViewer(ctx).userId);
  return newest === undefined || (newest.state !== 'armed' && isPast(newest.dueAt, ctx.clock())) ? null : newest;
}

const dueRefused = (message: string) => invalidInput([{ path: 'dueAt', message }]);

/** A repeat for the same plan and time answers with the check-in that runs. */
export async function startCheckIn(ctx: Context, { planId, dueAt: given }: StartCheckInInput) {
  const { userId } = requireViewer(ctx);
  const date = await agreedDate(ctx, planId);
  if (date === null) return notAvailable(texts.noPlan);
  const now = ctx.clock();
  const dueAt = given ?? new Date(date.startsAt.getTime() + limits.checkIns.afterStartMs.default);
  const problem = dueProblem(dueAt, date.startsAt, now);
  if (problem !== null) return dueRefused(problem);
  if (!(await hasPins(ctx))) return notAvailable(texts.noPins);
  const friends = (await friendsOfViewer(ctx)).filter(({ confirmedAt }) => confirmedAt !== null);
  if (friends.length === 0) return notAvailable(texts.noFriend);
  const started = { __typename: 'StartCheckInSuccess' as const, viewer: viewerOf(ctx) };
  const newest = await checkInOfViewer(ctx);
  if (newest?.state === 'alarmed') return notAvailable(texts.isRunning);
  return inTransaction(ctx, async (tx) => {
    const id = rowId(tx);
    const rest = { extendedMinutes: 0, wrongPins: 0, endedAt: null, silentAlarmAt: null };
    const row = { id, userId, version: 1, state: 'armed', dueAt, startedAt: now, ...date, ...rest };
    const checkIn = await queries.insertCheckIn(tx.db, row);
    if (checkIn === undefined) {
      const running = await queries.newestCheckIn(tx.db, userId);
      const isRepeat = running?.planId === date.planId && running.dueAt.getTime() === dueAt.getTime();
      return isRepeat ? started : notAvailable(texts.isRunning);
    }
    const tooMany = await admitAttempt(tx, [['checkInsOfAccount', userId]]);
    // The check-in goes with the transaction.
    if (tooMany !== null) throw rateLimited(tooMany.message, tooMany.retryAfterSeconds);
    const watchers = friends.map(({ id: friendId }) => ({
      checkInId: id,
      friendId,
      tokenHash: hashOf(planToken(tx.config, id, friendId)),
    }));
    await queries.insertWatchers(tx.db, watchers);
    await setAlarm(tx, checkIn);
    await tellFriends(tx, checkIn, 'started');
    return started;
  });
}

type Which = 'first' | 'second' | null;

/** Both hashes are tried for every PIN, so that the time says nothing about which it was. */
async function whichPin(ctx: Context, userId: string, pin: string): Promise<Which> {
  const pins = await queries.pinsOf(ctx.db, userId);
  const isFirst = await isPassword(pin, pins?.firstHash ?? null);
  const isSecond = await isPassword(pin, pins?.secondHash ?? null);
  return isFirst ? 'first' : isSecond ? 'second' : null;
}

/** The third one raises the alarm. Afterwards a PIN still ends it. */
async function wrongPin(tx: Context, checkIn: CheckInRow) {
  const isAlarm = checkIn.state === 'armed' && isTooOften(checkIn.wrongPins + 1);
  const now = checkIn.state === 'armed' ? await queries.countWrongPin(tx.db, checkIn.id, isAlarm) : checkIn;
  if (isAlarm) await tellFriends(tx, now, now.silentAlarmAt === null ? 'wrong_pins' : 'silent_alarm');
  const triesLeft = now.state === 'alarmed' ? 0 : limits.checkIns.tries - now.wrongPins;
  return { ...userError('WrongPin', 'wrong_pin', texts.wrongPin), triesLeft, viewer: viewerOf(tx) };
}

/** Ends or moves the check-in. What the two PINs do differs in the friends' letters alone. */
export async function checkIn(ctx: Context, input: CheckInInput) {
  const { userId } = requireViewer(ctx);
  const tooMany = await admitAttempt(ctx, [['pinsOfAccount', userId]]);
  if (tooMany !== null) return tooMany;
  const checked = check(checkInRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const extendBy = checked.value.extendByMinutes ?? 0;
  const which = await whichPin(ctx, userId, checked.value.pin);
  const done = { __typename: 'CheckInSuccess' as const, viewer: viewerOf(ctx) };
  return inTransaction(ctx, async (tx) => {
    const found = await queries.lockNewest(tx.db, userId);
    const at = tx.clock();
    if (found === undefined || (found.state !== 'armed' && isPast(found.dueAt, at))) return nothingRuns;
    if (which === null) return wrongPin(tx, found);
    if (extendBy > 0 && found.state !== 'armed') return nothingRuns;
    const isSilent = which === 'second';
    // The answer to the first request was lost. The other PIN still counts: somebody may have said too early that all is well.
    if (found.state === 'safe' && isSilent === (found.silentAlarmAt !== null)) return done;
    if (found.extendedMinutes + extendBy > limits.checkIns.extendMinutes.max)
      return invalidInput([{ path: 'extendByMinutes', message: texts.extended }]);
    const now = await queries.settle(tx.db, { id: found.id, extendBy, isSilent, at });
    if (extendBy > 0) await setAlarm(tx, now);
    // More time takes no call for help back.
    await tellFriends(tx, now, now.silentAlarmAt ? 'silent_alarm' : extendBy > 0 ? 'extended' : 'all_clear');
    return done;
  });
}
