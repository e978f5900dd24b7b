/** Replies: a turn is claimed for its one reader, answered in the process that holds the reader's socket, and ends well in every way. */
import { nextLagosMidnight } from '#rules/age.ts';
import { companionDefaults, type ScenarioId, messages as texts, tokensIn } from '#rules/companion.ts';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import { crisisReply } from '#rules/crisis.ts';
import { limits } from '#rules/limits.ts';
import { notFound, rateLimited } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { TurnRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { type Context, createContext } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import type { Coach, CoachPrompt, ReplyPart } from '#server/ports/coach.ts';
import { coachTexts, type ReplyFault } from './lib/answers.ts';
import { type Ending, type LastEvent, type Patience, type ReplyEvent, streamReply } from './lib/reply-stream.ts';
import { namesAround, preferencesOf, scenarioOf } from './queries.ts';
import * as turns from './turn-queries.ts';
import { charge, type Reservation, reserve } from './usage-service.ts';

/** A turn that is this process's to answer: by the coach, or with help lines. */
type Claim = { turn: TurnRow; question: Question | null };
type Question = { coach: Coach; prompt: CoachPrompt; reservation: Reservation };
type Outcome = { claim: Claim } | { fault: ReplyFault } | { refusal: Error };

/**
 * The reply to a turn of the viewer that waits, for whoever opens it first. NOT_FOUND for any other turn, RATE_LIMITED while another
 * reply is being written or when the day's allowance went meanwhile.
 */
export async function companionReply(
  ctx: Context,
  turnId: RawId,
  patience: Patience = limits.companion,
): Promise<AsyncIterable<ReplyEvent>> {
  requireViewer(ctx);
  const id = idOf(turnId);
  if (id === null) throw notFound();
  const isAllowed = await viewerCan(ctx, 'companion');
  const outcome = await inTransaction(ctx, (tx) => claim(tx, id, isAllowed));
  if ('refusal' in outcome) throw outcome.refusal;
  if ('fault' in outcome) return failedAtOnce(failedWith(id, outcome.fault));
  const { turn, question } = outcome.claim;
  return streamReply({
    turnId: turn.id,
    ask: (signal) => (question === null ? helpLines() : question.coach.reply(question.prompt, signal)),
    mayRead: planWatch(ctx),
    refused: failedWith(turn.id, 'premium_required'),
    renew: () => turns.renewClaim(ctx.db, turn.id, ctx.clock()),
    settle: (ending) => settle(ctx, outcome.claim, ending),
    patience,
  });
}

const failedWith = (turnId: string, code: ReplyFault): LastEvent => ({
  __typename: 'CompanionReplyFailed',
  turnId,
  code,
  message: coachTexts[code],
});

async function* failedAtOnce(event: LastEvent): AsyncIterable<ReplyEvent> {
  yield event;
}

async function* helpLines(): AsyncIterable<ReplyPart> {
  yield { text: crisisReply() };
  yield { tokens: 0 };
}

/** Asks for the plan at most once a second. */
function planWatch(ctx: Context): () => Promise<boolean> {
  let askedAt = ctx.clock().getTime();
  return async () => {
    const now = ctx.clock().getTime();
    if (now - askedAt < limits.companion.planMs) return true;
    askedAt = now;
    return viewerCan(createContext(ctx, ctx.viewer, ctx.request), 'companion');
  };
}

/** Takes a turn that waits, with the tokens that its reply may cost; or says why not, and takes a turn back that nobody can answer. */
async function claim(tx: Context, id: string, isAllowed: boolean): Promise<Outcome> {
  const { userId } = requireViewer(tx);
  const now = tx.clock();
  await turns.lockPerson(tx.db, userId);
  await turns.deleteLost(tx.db, userId, now);
  const turn = await turns.waitingTurn(tx.db, userId, id);
  if (turn === null) return { refusal: notFound() };
  const { coach } = tx.ports;
  if (!isAllowed || (coach === null && !turn.offersHelp)) {
    await turns.deleteUnanswered(tx.db, turn);
    return { fault: isAllowed ? 'coach_failed' : 'premium_required' };
  }
  if (!(await turns.claimTurn(tx.db, turn, now)))
    return { refusal: rateLimited(texts.busy, limits.companion.busySeconds) };
  if (coach === null || turn.offersHelp) return { claim: { turn, question: null } };
  const prompt = await promptFor(tx, turn);
  const reservation = await reserve(tx, userId, sentIn(prompt));
  if (reservation !== null) return { claim: { turn, question: { coach, prompt, reservation } } };
  await turns.deleteUnanswered(tx.db, turn);
  const waitMs = nextLagosMidnight(now).getTime() - now.getTime();
  return { refusal: rateLimited(texts.usedUp, Math.ceil(waitMs / 1_000)) };
}

const sentIn = ({ messages }: CoachPrompt): string[] => messages.map(({ content }) => content);

/** What the coach is told: the last turns and what is to be answered, of nobody in particular. */
async function promptFor(tx: Context, { userId, transcriptId, content, coachMode }: TurnRow): Promise<CoachPrompt> {
  const names = await namesAround(tx.db, userId);
  const { gender, tone } = (await preferencesOf(tx.db, userId)) ?? companionDefaults;
  const before = await turns.lastAnswered(tx.db, transcriptId, limits.companion.turns);
  const message = (role: 'user' | 'assistant', text: string) => ({ role, content: withoutPersonalData(text, names) });
  const messages = [
    ...before.flatMap((turn) => [message('user', turn.content), message('assistant', turn.reply)]),
    message('user', content),
  ];
  const scenario = (await scenarioOf(tx.db, transcriptId)) as ScenarioId;
  return { scenario, gender, tone, coachMode, messages };
}

/** What a reply cost: what the coach said, or else what asking did, with an estimate of what came. */
const costOf = ({ text, asked, tokens }: Ending): number => tokens ?? asked + tokensIn(text);

/** Keeps what was written, whole or as far as its reader stayed, or takes the turn back; says what the reader is told. */
async function settle(ctx: Context, { turn, question }: Claim, ending: Ending): Promise<LastEvent> {
  const { kind, text } = ending;
  const code = kind === 'failed' ? ending.code : 'coach_failed';
  try {
    const conversation = await inTransaction(ctx, async (tx) => {
      await turns.lockPerson(tx.db, turn.userId);
      if (question !== null) await charge(tx, question.reservation, costOf(ending));
      const now = tx.clock();
      if (kind !== 'failed' && text.trim() !== '')
        return turns.storeReply(tx.db, { id: turn.id, reply: text, state: kind, now });
      await turns.deleteUnanswered(tx.db, turn);
      return null;
    });
    // Words stay out of the log: only what kind of failure it was.
    if (kind === 'failed') ctx.log.warn({ code, error: nameOf(ending.error) }, 'A reply failed.');
    if (kind === 'done' && conversation !== null)
      return { __typename: 'CompanionReplyDone', turnId: turn.id, conversation };
  } catch (error) {
    ctx.log.error({ error: nameOf(error) }, 'A reply was not stored.');
  }
  return failedWith(turn.id, code);
}

const nameOf = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
