/**
 * The clock of a check-in, in the server's queue: a phone that is off alarms too. Jobs name the version of the check-in that they were made for, so
 * those of an earlier time find nothing to do.
 */
import { isPast, timesOf } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import type { CheckInRow } from '#server/db/rows.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, enqueueAll, enqueuePush, type Jobs } from '#server/platform/jobs/queue.ts';
import { compose, firstNameOf } from '#server/platform/mail/layout.ts';
import { askedOf, friendOf, overdue, retryLettersNow } from './alarm-queries.ts';
import { deleteUnconfirmed } from './friend-queries.ts';
import { friendToken } from './friend-service.ts';
import { askLetter, type FriendNews, friendLetter } from './letters.ts';
import { alarm, deleteEndedBefore, friendsOfCheckIns } from './queries.ts';
import { planToken } from './shared-plan-service.ts';

/** Before all other jobs. */
const FIRST = -10;
/** So much later than its time an alarm counts as forgotten by the queue. */
const LOST_MS = 2 * 60_000;

/** Asks twice, then raises the alarm. Runs in the caller's transaction. */
export async function setAlarm(tx: Context, { id: checkInId, version, dueAt }: CheckInRow): Promise<void> {
  const { asks, alarm: alarmAt } = timesOf(dueAt);
  const job = { checkInId, version };
  for (const [turn, runAt] of asks.entries()) {
    await enqueue(tx, 'askToCheckIn', { ...job, turn }, { runAt, priority: FIRST });
    await enqueue(tx, 'sendAsk', { ...job, turn }, { runAt, priority: FIRST });
  }
  await enqueue(tx, 'raiseAlarm', job, { runAt: alarmAt, priority: FIRST });
}

/** One letter to each friend. Runs in the caller's transaction, which changes the check-in: so it is written once. */
export async function tellFriends(
  tx: Context,
  { id: checkInId, version }: CheckInRow,
  news: FriendNews,
): Promise<void> {
  const friends = await friendsOfCheckIns(tx.db, [checkInId]);
  const jobs = friends.map(({ id: friendId }) => ({ checkInId, friendId, version, news }));
  await enqueueAll(tx, 'sendToFriend', jobs, { priority: FIRST });
}

/** By a push. Each has a tag of its own: a second one that replaced the first would make no sound. */
export async function askToCheckIn(deps: Deps, { checkInId, version, turn }: Jobs['askToCheckIn']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'askToCheckIn' });
  const asked = await askedOf(ctx.db, checkInId, version);
  if (asked !== undefined) await enqueuePush(ctx, asked.userId, 'check_in', checkInId, `check_in:${turn}`);
}

/** By a letter too: whether a push was seen, nobody knows. */
export async function sendAsk(deps: Deps, { checkInId, version, turn }: Jobs['sendAsk']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'sendAsk' });
  const asked = await askedOf(ctx.db, checkInId, version);
  if (asked === undefined) return;
  const { dueAt } = asked;
  const letter = { id: `check-in:${checkInId}:${version}:${turn}`, dueAt, alarmAt: timesOf(dueAt).alarm };
  await ctx.ports.mailer.send(compose(askLetter(letter, asked, ctx.config), ctx.config));
}

/** Changes the check-in and queues the letters in one transaction: a second run of the job finds nothing to do. */
export async function raiseAlarm(deps: Deps, { checkInId, version }: Jobs['raiseAlarm']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'raiseAlarm' });
  await inTransaction(ctx, async (tx) => {
    const raised = await alarm(tx.db, checkInId, version);
    if (raised === undefined) return;
    await tellFriends(tx, raised, raised.silentAlarmAt === null ? 'silence' : 'silent_alarm');
    await enqueuePush(tx, raised.userId, 'check_in', checkInId);
  });
}

/** Nobody is written to about what is past: the page behind the letter is gone then. */
export async function sendToFriend(
  deps: Deps,
  { checkInId, friendId, version, news }: Jobs['sendToFriend'],
): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'sendToFriend' });
  const friend = await friendOf(ctx.db, checkInId, friendId);
  if (friend === undefined || isPast(friend.dueAt, ctx.clock())) return;
  // A letter that was held up must not contradict a newer one. Only a call for help stands until its all-clear.
  const isOutdated = version < friend.version && !(news === 'silent_alarm' && friend.silentAlarmAt !== null);
  if (isOutdated) return;
  if (!ctx.ports.mailer.sends) throw new Error('Mail is off: a friend was not told.');
  const { config } = ctx;
  const letter = {
    id: `check-in:${checkInId}:${friendId}:${version}`,
    name: firstNameOf(friend.fullName),
    dueAt: friend.dueAt,
    planToken: planToken(config, checkInId, friendId),
    friendToken: friendToken(config, friendId),
  };
  await ctx.ports.mailer.send(compose(friendLetter(news, letter, friend.email, config), config));
}

/** Every minute: a mail server that is back must not wait for the queue's long pauses, no alarm is forgotten, and what is past goes. */
export async function tendCheckIns(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  await retryLettersNow(db);
  const ago = (ms: number): Date => new Date(clock().getTime() - ms);
  for (const { id: checkInId, version } of await overdue(db, ago(limits.checkIns.alarmMs + LOST_MS)))
    await raiseAlarm(deps, { checkInId, version });
  await deleteEndedBefore(db, ago(limits.checkIns.keptMs));
  await deleteUnconfirmed(db, ago(limits.checkIns.unconfirmedMs));
}
