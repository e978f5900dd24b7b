/** An exchange is claimed for one reader. The process that holds the reader's socket writes the reply and stores its end. */
import { nextLagosMidnight } from '#rules/age.ts';
import { asking, companionDefaults, isScenario, messages as texts, tokensIn } from '#rules/companion.ts';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import { crisisReply } from '#rules/crisis.ts';
import { limits } from '#rules/limits.ts';
import { notFound, rateLimited } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { ExchangeRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { type Context, createContext } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import type { Coach, CoachPrompt, ReplyPart } from '#server/ports/coach.ts';
import { adviceFor, lookupOf } from './advice-service.ts';
import * as exchanges from './exchange-queries.ts';
import { coachTexts, type ReplyFault } from './lib/answers.ts';
import { type Ending, type LastEvent, type Patience, type ReplyEvent, streamReply } from './lib/reply-stream.ts';
import { namesAround, preferencesOf, scenarioOf } from './queries.ts';
import { charge, type Reservation, reserve } from './usage-service.ts';

/** An exchange that this process answers. `question` is null for help lines. */
type Claim = { exchange: ExchangeRow; question: Question | null };
type Question = { coach: Coach; prompt: CoachPrompt; reservation: Reservation };
type Outcome = { claim: Claim } | { fault: ReplyFault } | { refusal: Error };

/** NOT_FOUND unless the exchange waits. RATE_LIMITED while another reply is being written, or if the day's tokens are used up. */
export async function companionReply(
  ctx: Context,
  exchangeId: RawId,
  patience: Patience = limits.companion,
): Promise<AsyncIterable<ReplyEvent>> {
  requireViewer(ctx);
  const id = idOf(exchangeId);
  if (id === null) throw notFound();
  const isAllowed = await viewerCan(ctx, 'companion');
  const outcome = await inTransaction(ctx, (tx) => claim(tx, id, isAllowed));
  if ('refusal' in outcome) throw outcome.refusal;
  if ('fault' in outcome) return failedAtOnce(failedWith(id, outcome.fault));
  const { exchange, question } = outcome.claim;
  return streamReply({
    exchangeId: exchange.id,
    ask: (signal) => (question === null ? helpLines() : replyTo(ctx, question, signal)),
    mayRead: planWatch(ctx),
    refused: failedWith(exchange.id, 'premium_required'),
    renew: () => exchanges.renewClaim(ctx.db, exchange.id, ctx.clock()),
    store: (ending) => storeEnding(ctx, outcome.claim, ending),
    patience,
  });
}

const failedWith = (exchangeId: string, code: ReplyFault): LastEvent => ({
  __typename: 'CompanionReplyFailed',
  exchangeId,
  code,
  message: coachTexts[code],
});

async function* failedAtOnce(event: LastEvent): AsyncIterable<ReplyEvent> {
  yield event;
}

/** Outside the transaction of the claim, so that a model may look things up while it writes. */
function replyTo(ctx: Context, { coach, prompt }: Question, signal: AbortSignal): AsyncIterable<ReplyPart> {
  return coach.reply(prompt.advice ? { ...prompt, lookup: lookupOf(ctx) } : prompt, signal);
}

async function* helpLines(): AsyncIterable<ReplyPart> {
  yield { text: crisisReply() };
  yield { tokens: 0 };
}

/** A check of the plan that queries at most once per `planMs`. */
function planWatch(ctx: Context): () => Promise<boolean> {
  let askedAt = ctx.clock().getTime();
  return async () => {
    const now = ctx.clock().getTime();
    if (now - askedAt < limits.companion.planMs) return true;
    askedAt = now;
    return viewerCan(createContext(ctx, ctx.viewer, ctx.request), 'companion');
  };
}

/** Reserves tokens for the reply. Deletes an exchange that cannot be answered. */
async function claim(tx: Context, id: string, isAllowed: boolean): Promise<Outcome> {
  const { userId } = requireViewer(tx);
  const now = tx.clock();
  await exchanges.lockPerson(tx.db, userId);
  await exchanges.deleteLost(tx.db, userId, now);
  const exchange = await exchanges.waitingExchange(tx.db, userId, id);
  if (exchange === null) return { refusal: notFound() };
  const { coach } = tx.ports;
  if (!isAllowed || (coach === null && !exchange.offersHelp)) {
    await exchanges.deleteUnanswered(tx.db, exchange);
    return { fault: isAllowed ? 'coach_failed' : 'premium_required' };
  }
  if (!(await exchanges.claimExchange(tx.db, exchange, now)))
    return { refusal: rateLimited(texts.busy, limits.companion.busySeconds) };
  if (coach === null || exchange.offersHelp) return { claim: { exchange, question: null } };
  const prompt = await promptFor(tx, exchange, coach.kind);
  const reservation = await reserve(tx, userId, sentIn(prompt));
  if (reservation !== null) return { claim: { exchange, question: { coach, prompt, reservation } } };
  await exchanges.deleteUnanswered(tx.db, exchange);
  const waitMs = nextLagosMidnight(now).getTime() - now.getTime();
  return { refusal: rateLimited(texts.usedUp, Math.ceil(waitMs / 1_000)) };
}

const sentIn = ({ messages }: CoachPrompt): string[] => messages.map(({ content }) => content);

/** The prompt: the last exchanges and the new message, without personal data. */
async function promptFor(
  tx: Context,
  { userId, transcriptId, content, coachMode }: ExchangeRow,
  kind: Coach['kind'],
): Promise<CoachPrompt> {
  const names = await namesAround(tx.db, userId);
  const { gender, tone } = (await preferencesOf(tx.db, userId)) ?? companionDefaults;
  const { exchanges: sent, writtenExchanges } = limits.companion;
  const before = await exchanges.lastAnswered(tx.db, transcriptId, kind === 'practice' ? writtenExchanges : sent);
  const message = (role: 'user' | 'assistant', text: string) => ({ role, content: withoutPersonalData(text, names) });
  const messages = [
    ...before.flatMap((exchange) => [message('user', exchange.content), message('assistant', exchange.reply)]),
    message('user', content),
  ];
  const talk = await scenarioOf(tx.db, transcriptId);
  const isAsked = talk === asking;
  // Who asks plays no scenario.
  const scenario = isScenario(talk) ? talk : 'first-message';
  const advice = await adviceFor(tx, withoutPersonalData(content, names), isAsked);
  return { scenario, gender, tone, coachMode: coachMode && !isAsked, messages, ...(advice && { advice }) };
}

/** The cost of a reply in tokens: as reported by the coach, else the prompt's tokens and an estimate of the text. */
const costOf = ({ text, asked, tokens }: Ending): number => tokens ?? asked + tokensIn(text);

/** Stores a full or stopped reply, or deletes the exchange after a failure. Returns the last event. */
async function storeEnding(ctx: Context, { exchange, question }: Claim, ending: Ending): Promise<LastEvent> {
  const { kind, text } = ending;
  const code = kind === 'failed' ? ending.code : 'coach_failed';
  try {
    const conversation = await inTransaction(ctx, async (tx) => {
      await exchanges.lockPerson(tx.db, exchange.userId);
      if (question !== null) await charge(tx, question.reservation, costOf(ending));
      const now = tx.clock();
      if (kind !== 'failed' && text.trim() !== '')
        return exchanges.storeReply(tx.db, { id: exchange.id, reply: text, state: kind, now });
      await exchanges.deleteUnanswered(tx.db, exchange);
      return null;
    });
    // Only the kind of error: a conversation must not reach the log.
    if (kind === 'failed') ctx.log.warn({ code, error: nameOf(ending.error) }, 'A reply failed.');
    if (kind === 'done' && conversation !== null)
      return { __typename: 'CompanionReplyDone', exchangeId: exchange.id, conversation };
  } catch (error) {
    ctx.log.error({ error: nameOf(error) }, 'A reply was not stored.');
  }
  return failedWith(exchange.id, code);
}

const nameOf = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
