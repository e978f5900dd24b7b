/**
 * An issue is expanded in steps: each writes rows and queues their jobs in one transaction. Each letter is a job of its own. A letter that a
 * crash sends twice has the same Message-ID, made of issue and subscriber.
 */
import { lagosDay } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import type { NewsletterDay } from '#rules/newsletter-console.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, enqueueAll, type Jobs } from '#server/platform/jobs/queue.ts';
import { spendPoint } from '#server/platform/throttles/throttles.ts';
import { LetterRefused } from '#server/ports/mailer.ts';
import * as letters from './delivery-queries.ts';
import * as queries from './issue-queries.ts';
import { type IssueLetter, issueLetter } from './letters.ts';
import { markBounced } from './queries.ts';
import { beginSending, LATER } from './service.ts';

const { hourLagos, untilHourLagos, perStep, triedMs, refused, keptMs } = limits.newsletter;

const contextOf = (deps: Deps, label: string) => createContext(deps, null, { ip: '', label });

/** The day's newsletter and the hour, in Lagos (UTC+1, without summer time). */
function lagosHour(now: Date): { day: NewsletterDay | null; hour: number } {
  const there = new Date(now.getTime() + 3_600_000);
  const day = there.getUTCDay() === 1 ? 'monday' : there.getUTCDay() === 4 ? 'thursday' : null;
  return { day, hour: there.getUTCHours() };
}

/** Runs at the day's hour, or later if the server was down. Once a day, and not if an administrator sent the day's newsletter. */
export async function sendScheduledNewsletter(deps: Deps): Promise<void> {
  const { day, hour } = lagosHour(deps.clock());
  if (day === null || hour < hourLagos || hour >= untilHourLagos) return;
  const ctx = contextOf(deps, 'sendScheduledNewsletter');
  const lagosDate = lagosDay(ctx.clock());
  if (await queries.isBegunOn(ctx.db, day, lagosDate)) return;
  const sending = await beginSending(ctx, day, 'scheduled');
  // An empty list is no fault. Neither is a sending that another process began first.
  if (!('problem' in sending) || sending.problem === 'nobody') return;
  if (await queries.isBegunOn(ctx.db, day, lagosDate)) return;
  if ((await spendPoint(ctx, ['newsletterMissed', lagosDate])) > 0) return;
  const warning = `The newsletter of this day could not begin. It is tried again until ${untilHourLagos}:00 in Lagos.`;
  ctx.log.warn({ day, reason: sending.problem }, warning);
}

/** Queues the next letters of an issue, and then itself until there are no more. */
export async function expandNewsletter(deps: Deps, { issueId }: Jobs['expandNewsletter']): Promise<void> {
  await inTransaction(contextOf(deps, 'expandNewsletter'), async (tx) => {
    const issue = await queries.lockUnexpanded(tx.db, issueId);
    if (issue === undefined) return;
    const ids = await letters.insertDeliveries(tx.db, issue, perStep);
    const payloads = ids.map((subscriberId) => ({ issueId, subscriberId }));
    await enqueueAll(tx, 'sendNewsletterLetter', payloads, { priority: LATER });
    if (ids.length === perStep) await enqueue(tx, 'expandNewsletter', { issueId }, { priority: LATER });
    else await queries.markExpanded(tx.db, issueId, tx.clock());
  });
  await queries.finishIssue(deps.db, issueId, deps.clock());
}

/** With more permanent refusals than this, our own server is assumed to be at fault. */
const refusedAtMost = (recipients: number): number => Math.max(refused.atLeast, Math.floor(recipients * refused.share));

/** Throws when too many were refused, so that a fault of ours does not empty the list. */
async function refuse(deps: Deps, letter: IssueLetter): Promise<void> {
  const { issueId, email } = letter;
  const isBelieved = await inTransaction(contextOf(deps, 'sendNewsletterLetter'), async ({ db, clock, log }) => {
    const issue = await queries.lockIssue(db, issueId);
    if (issue !== undefined && issue.bounced >= refusedAtMost(issue.recipients)) {
      const warning = 'Too many letters of a newsletter are refused: no further address leaves the list for it.';
      if (await queries.markMistrusted(db, issueId, clock())) log.warn({ issue: issueId, ...issue }, warning);
      return false;
    }
    await markBounced(db, [email], clock());
    await letters.closeDelivery(db, letter, 'bounced', clock());
    return true;
  });
  if (!isBelieved) throw new Error('A letter was refused, as too many were.');
}

async function send(deps: Deps, letter: IssueLetter): Promise<void> {
  try {
    await deps.ports.mailer.send(issueLetter(letter, deps.config));
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error;
    return refuse(deps, letter);
  }
  await letters.closeDelivery(deps.db, letter, 'sent', deps.clock());
}

/** Skips a letter that is over, and a reader who left the list in the meantime. */
export async function sendNewsletterLetter(deps: Deps, job: Jobs['sendNewsletterLetter']): Promise<void> {
  const { issueId, subscriberId } = job;
  const finish = (): Promise<void> => queries.finishIssue(deps.db, issueId, deps.clock());
  const letter = await letters.waitingLetter(deps.db, issueId, subscriberId);
  if (letter?.hasLeft) await letters.closeDelivery(deps.db, letter, 'skipped', deps.clock());
  else if (letter !== undefined)
    await send(deps, letter).catch(async (error: unknown) => {
      // A mailbox that is full for half a day does not delay the next sending.
      await letters.markTried(deps.db, letter, deps.clock());
      await finish();
      throw error;
    });
  await finish();
}

/** Gives up letters after half a day, and deletes old issues. */
export async function tendNewsletter(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await inTransaction(contextOf(deps, 'tendNewsletter'), async ({ db }) => {
    const ended = await queries.giveUpIssues(db, before(triedMs), now);
    if (ended.length > 0) await letters.skipWaiting(db, ended, now);
  });
  await queries.deleteIssuesBefore(deps.db, before(keptMs));
}
