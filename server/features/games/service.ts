import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { fitsClock, isSameOutcome, judgeMatching, judgeQuiz, type Outcome } from '#rules/games/judging.ts';
import {
  abilityFor,
  finishRule,
  type GameType,
  games,
  messages,
  playRule,
  playsPerDay,
  type RoundResult,
} from '#rules/games.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { idOf, keyOf, rowId } from '#server/base/ids.ts';
import type { FinishGameInput, PlayGameInput, ResolversTypes } from '#server/contract/resolvers.generated.ts';
import type { GamePlayRow } from '#server/db/rows.ts';
import { plansOf, viewerCan } from '#server/features/entitlements/service.ts';
import { type QuizTheme, quizThemes } from '#server/features/games/content.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { type Deal, deal, type ShownTheme, shownTheme } from './lib/deals.ts';
import { bestByUserId } from './loaders.ts';
import * as queries from './queries.ts';
import { deleteSessionsBefore } from './session-queries.ts';

type Playing = Awaited<ResolversTypes['PlayGamePayload']>;
type Finishing = Awaited<ResolversTypes['FinishGamePayload']>;
type Round = { gameType: GameType; theme: QuizTheme | null; clientId: string };

const noPlay = notAvailable(messages.noPlay);
const refused = userError('ResultRefused', 'result_refused', messages.refused);
const conflict = userError('IdempotencyConflict', 'idempotency_conflict', messages.conflict);

export async function isOpen(ctx: Context, game: GameType): Promise<boolean> {
  const ability = abilityFor(game);
  return ability === null || viewerCan(ctx, ability);
}

async function requireOpen(ctx: Context, game: GameType) {
  const ability = abilityFor(game);
  if (ability === null || (await isOpen(ctx, game))) return null;
  const message = games[game].tier === 'platinum' ? messages.platinum : messages.tierTooLow;
  return { ...userError('PremiumRequired', 'premium_required', message), ability };
}

export function quizOffer(): ShownTheme[] {
  return quizThemes.map(shownTheme);
}

export async function bestOf(ctx: Context, game: GameType): Promise<Outcome | null> {
  return (await ctx.load(bestByUserId, requireViewer(ctx).userId))?.get(game) ?? null;
}

export async function playsOf(ctx: Context, userId: string) {
  const now = ctx.clock();
  const used = await queries.playsOn(ctx.db, userId, lagosDay(now));
  return { used, limit: playsPerDay(await plansOf(ctx, userId)), resetsAt: nextLagosMidnight(now) };
}

/** A retry with the same client id gets the same round and counts nothing. */
export async function playGame(ctx: Context, input: PlayGameInput): Promise<Playing> {
  const { userId } = requireViewer(ctx);
  const { type: gameType } = input;
  const refusal = await requireOpen(ctx, gameType);
  if (refusal !== null) return refusal;
  const checked = check(playRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const wanted = input.themeId == null ? null : keyOf(input.themeId);
  const theme = quizThemes.find(({ id }) => id === wanted) ?? null;
  if (wanted !== null && theme === null) return invalidInput([{ path: 'themeId', message: messages.noTheme }]);
  const most = playsPerDay(await plansOf(ctx, userId));
  // A person with a daily limit needs no throttle.
  const flood = most === null ? await admitAttempt(ctx, [['playsOfAccount', userId]]) : null;
  if (flood !== null) return flood;
  const round = { gameType, theme, clientId: checked.value.clientId.toLowerCase() };
  return inTransaction(ctx, (tx) => begin(tx, userId, round, most));
}

async function begin(tx: Context, userId: string, round: Round, most: number | null): Promise<Playing> {
  const { gameType, theme, clientId } = round;
  await queries.lockPlayer(tx.db, userId);
  const success = (play: GamePlayRow) => ({ __typename: 'PlayGameSuccess' as const, play, viewer: { id: userId } });
  const known = await queries.playByClientId(tx.db, userId, clientId);
  if (known !== null) return known.gameType === gameType ? success(known) : conflict;
  const now = tx.clock();
  if (!(await queries.spendPlay(tx.db, { userId, day: lagosDay(now), most }))) {
    const resetsAt = nextLagosMidnight(now);
    return { __typename: 'LimitReached', code: 'limit_reached', message: messages.limit, resetsAt };
  }
  const dealt = deal(gameType, theme, () => tx.random.next());
  const play = { id: rowId(tx), userId, clientId, gameType, startedAt: now, deal: dealt };
  return success(await queries.insertPlay(tx.db, play));
}

export function dealOf(play: GamePlayRow): Deal {
  return play.deal as Deal;
}

/** Null before the round's end. */
export function resultOf(play: GamePlayRow): Outcome | null {
  return play.result as Outcome | null;
}

/** Null when the moves are impossible in the round. */
function judge(play: GamePlayRow, { answers, flips, timedFlips }: RoundResult): Outcome | null {
  const dealt = dealOf(play);
  if (dealt.__typename === 'QuizDeal') return answers === undefined ? null : judgeQuiz(dealt.questions, answers);
  const turned = timedFlips ?? (flips && { flips, secondsLeft: null });
  if (dealt.__typename !== 'CardDeal' || turned === undefined) return null;
  return judgeMatching(gameOf(dealt), dealt.cards, turned);
}

const gameOf = ({ seconds }: { seconds: number | null }) => (seconds === null ? 'pairs' : 'memory_match');

const isInTime = (play: GamePlayRow, outcome: Outcome, now: Date): boolean => {
  const dealt = dealOf(play);
  if (dealt.__typename !== 'CardDeal') return true;
  return fitsClock(gameOf(dealt), outcome, now.getTime() - play.startedAt.getTime());
};

/** Judges once. The same result again gets the first answer at any later time; another result is refused. */
export async function finishGame(ctx: Context, input: FinishGameInput): Promise<Finishing> {
  const { userId } = requireViewer(ctx);
  const checked = check(finishRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const id = idOf(input.playId);
  if (id === null) return noPlay;
  return inTransaction(ctx, async (tx): Promise<Finishing> => {
    const play = await queries.lockPlay(tx.db, userId, id);
    if (play === null || !hasResults(dealOf(play))) return noPlay;
    const outcome = judge(play, checked.value.result);
    const known = resultOf(play);
    const now = tx.clock();
    if (outcome === null) return refused;
    if (known === null && isInTime(play, outcome, now)) {
      return { __typename: 'FinishGameSuccess', play: await queries.setResult(tx.db, id, outcome, now) };
    }
    return known !== null && isSameOutcome(known, outcome) ? { __typename: 'FinishGameSuccess', play } : refused;
  });
}

const hasResults = ({ __typename }: Deal): boolean => __typename === 'QuizDeal' || __typename === 'CardDeal';

export async function purgeGames({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - limits.games.keptMs);
  await queries.deletePlaysBefore(db, before, lagosDay(before));
  await deleteSessionsBefore(db, before);
}
