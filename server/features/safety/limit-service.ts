/**
 * Limits people who are reported as under 18: they are in no new deck and get none, and keep their matches. It takes two independent
 * reporters with enough weight (rules/reporters.ts), and lasts until a moderator has looked.
 */
import { limits } from '#rules/limits.ts';
import { isEnough, isFlood, weightOf } from '#rules/reporters.ts';
import { rowId } from '#server/base/ids.ts';
import { limitProfile, unlimitProfile } from '#server/features/profiles/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { auditByItself } from '#server/platform/legal-records/audit.ts';
import { isCleared, limitedAmong, lockLimits, pairsAmong, timesBetween, waitingReporters } from './limit-queries.ts';

const HOUR_MS = 3_600_000;

export const isLimited = async (tx: Context, personId: string) => (await limitedAmong(tx.db, [personId])).length > 0;

async function areEnough(tx: Context, personId: string): Promise<boolean> {
  if (await isCleared(tx.db, personId)) return false;
  const reporters = await waitingReporters(tx.db, personId, tx.clock());
  const weighty = reporters.filter((reporter) => weightOf(reporter) > 0);
  if (weighty.length < 2) return false;
  const pairs = await pairsAmong(
    tx.db,
    weighty.map(({ id }) => id),
  );
  const matched = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return isEnough(weighty, (one, other) => matched.has(`${one} ${other}`));
}

/** True if too many people were limited recently. Then calls the administrators, once in an hour. */
async function isStopped(tx: Context, personId: string, reportId: string | null): Promise<boolean> {
  await lockLimits(tx.db);
  const now = tx.clock();
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const usualSince = new Date(hourAgo.getTime() - limits.reports.breaker.usualHours * HOUR_MS);
  const lastHour = 1 + (await timesBetween(tx.db, 'limit_profile', hourAgo, now));
  const usual = await timesBetween(tx.db, 'limit_profile', usualSince, hourAgo);
  if (!isFlood({ lastHour, usual })) return false;
  if ((await timesBetween(tx.db, 'stop_limits', hourAgo, now)) === 0) {
    await auditByItself(tx, 'stop_limits', personId, { reportId });
    await enqueue(tx, 'alertAdministrators', { alertId: rowId(tx) });
  }
  return true;
}

async function limit(tx: Context, personId: string, reportId: string | null): Promise<void> {
  if (await isStopped(tx, personId, reportId)) return;
  if (!(await limitProfile(tx, personId, tx.clock()))) return;
  await auditByItself(tx, 'limit_profile', personId, { reportId });
  await enqueue(tx, 'sendModerationLetter', { letter: 'limited', userId: personId, subjectId: rowId(tx) });
}

/**
 * Limits a person when their reports are enough, and ends the limit when they are not (any more). The letter names no reporter. Call it in a
 * transaction that has locked the account.
 */
export async function recheckLimit(tx: Context, personId: string, reportId: string | null = null): Promise<void> {
  const [was, is] = [await isLimited(tx, personId), await areEnough(tx, personId)];
  if (is && !was) await limit(tx, personId, reportId);
  if (is || !was || !(await unlimitProfile(tx, personId))) return;
  await auditByItself(tx, 'lift_limit', personId, {});
  await enqueue(tx, 'sendModerationLetter', { letter: 'shown', userId: personId, subjectId: rowId(tx) });
}
