import { lagosDay, lagosMidnight } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { letterKinds, noticeLimits, type UnseenKind, unseenKinds } from '#rules/notices.ts';
import { countOpenLikes } from '#server/features/discovery/liker-service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { forEachAccount } from '#server/platform/jobs/each-account.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { compose } from '#server/platform/mail/layout.ts';
import * as queries from './letter-queries.ts';
import { type Unseen, unseenLetter } from './letters.ts';

const AT_ONCE = 500;
const HOUR = 3_600_000;
const { hourLagos, waitedMs, activeMs } = noticeLimits.letter;

/** Of the day's letter: what happened in the 24 hours up to twelve hours before it, so that each thing is told once. */
function spanOf(now: Date): { since: Date; until: Date } {
  const until = new Date(lagosMidnight(now, 0).getTime() + hourLagos * HOUR - waitedMs);
  return { since: new Date(until.getTime() - 24 * HOUR), until };
}

/** Null if there is nothing to tell. Nothing is unseen that is older than the person's last request. */
async function unseenOf(ctx: Context, userId: string, reader: queries.Reader): Promise<Unseen | null> {
  const { since, until } = spanOf(ctx.clock());
  const seenMs = (reader.seenAt?.getTime() ?? 0) + limits.session.seenEveryMs;
  const span = { since: new Date(Math.max(since.getTime(), seenMs)), until };
  const counts = new Map<UnseenKind, number>([['like', await countOpenLikes(ctx, userId, span)]]);
  for (const { kind, count } of await queries.countUnseen(ctx.db, userId, span)) counts.set(kind, count);
  const told = unseenKinds.flatMap((kind) => {
    const count = reader.unwantedLetters.includes(kind) ? 0 : (counts.get(kind) ?? 0);
    return count === 0 ? [] : [[kind, count] as const];
  });
  return told.length === 0 ? null : Object.fromEntries(told);
}

/** In the evening. A second run on the same day sends nothing twice. */
export async function queueNoticeLetters(deps: Deps): Promise<void> {
  const now = deps.clock();
  const day = lagosDay(now);
  const active = new Date(now.getTime() - activeMs);
  await forEachAccount(
    AT_ONCE,
    (after) => queries.peopleWithoutPush(deps.db, active, after, AT_ONCE),
    async (userId) => {
      const ctx = createContext(deps, null, { ip: '', label: 'queueNoticeLetters' });
      const reader = await queries.readerOf(ctx.db, userId, day);
      if (reader === undefined || (await unseenOf(ctx, userId, reader)) === null) return;
      await enqueue(ctx, 'sendNoticeLetter', { userId, day }, { key: `noticeLetter:${userId}` });
    },
  );
}

export async function sendNoticeLetter(deps: Deps, { userId, day }: Jobs['sendNoticeLetter']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'sendNoticeLetter' });
  if (day !== lagosDay(ctx.clock())) return;
  const reader = await queries.readerOf(ctx.db, userId, day);
  const unseen = reader === undefined ? null : await unseenOf(ctx, userId, reader);
  if (reader === undefined || unseen === null) return;
  const letter = unseenLetter({ userId, day, unseen }, reader, ctx.config);
  await ctx.ports.mailer.send(compose(letter, ctx.config));
  await queries.setLettered(ctx.db, userId, day);
}

/** False if they were off already. */
export async function endNoticeLetters(ctx: Context, userId: string): Promise<boolean> {
  return queries.unwantLetters(ctx.db, userId, letterKinds);
}
