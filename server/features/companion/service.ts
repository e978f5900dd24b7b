import { lagosDay, lagosDayNumber } from '#rules/age.ts';
import {
  companionDefaults,
  isTalk,
  sendCompanionMessageRule,
  type TalkId,
  messages as texts,
} from '#rules/companion.ts';
import { progressOf } from '#rules/companion-progress.ts';
import { soundsLikeCrisis } from '#rules/crisis.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, keyOf, type RawId, rowId } from '#server/base/ids.ts';
import type {
  DeleteCompanionConversationInput,
  ResolversTypes,
  SaveCompanionPreferencesInput,
  SendCompanionMessageInput,
} from '#server/contract/resolvers.generated.ts';
import type { TranscriptRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import * as exchangeRows from './exchange-queries.ts';
import { busy, conflict, premiumRequired, usedUp } from './lib/answers.ts';
import { messagesOfExchange } from './lib/messages.ts';
import { exchangesByTranscriptId, transcriptsByUserId } from './loaders.ts';
import * as queries from './queries.ts';
import { deleteUsageBefore } from './usage-queries.ts';
import { allowanceOf } from './usage-service.ts';

/** The number of people whose lost exchanges one run of the purge deletes. */
const PURGED_AT_ONCE = 1_000;

type Sending = Awaited<ResolversTypes['SendCompanionMessagePayload']>;
type Message = { scenario: TalkId; content: string; clientId: string; coachMode: boolean; offersHelp: boolean };

export async function companionOf(ctx: Context, userId: string): Promise<{ userId: string } | null> {
  return (await viewerCan(ctx, 'companion')) ? { userId } : null;
}

/** A message that sounds like a crisis is answered with help lines, which need neither the coach nor the day's tokens. */
export async function sendCompanionMessage(ctx: Context, input: SendCompanionMessageInput): Promise<Sending> {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'companion'))) return premiumRequired;
  const checked = check(sendCompanionMessageRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { content, clientId } = checked.value;
  const { isCoachMode: coachMode = companionDefaults.coachMode } = input;
  const scenario = keyOf(input.scenarioId);
  if (!isTalk(scenario)) return notAvailable(texts.noScenario);
  const offersHelp = soundsLikeCrisis(content);
  if (ctx.ports.coach === null && !offersHelp) return notAvailable(texts.off);
  const flood = await admitAttempt(ctx, [['companionOfAccount', userId]]);
  if (flood !== null) return { ...flood, message: texts.busy };
  const message: Message = { scenario, content, clientId: clientId.toLowerCase(), coachMode, offersHelp };
  return inTransaction(ctx, (tx) => store(tx, userId, message));
}

async function store(tx: Context, userId: string, message: Message): Promise<Sending> {
  const { scenario, content, clientId, coachMode, offersHelp } = message;
  await exchangeRows.lockPerson(tx.db, userId);
  const now = tx.clock();
  await exchangeRows.deleteLost(tx.db, userId, now);
  const known = await exchangeRows.exchangeByClientId(tx.db, userId, clientId);
  if (known !== null) {
    if (known.content !== content || known.transcript.scenario !== scenario) return conflict;
    return { __typename: 'SendCompanionMessageSuccess', exchangeId: known.id, conversation: known.transcript };
  }
  if (await exchangeRows.isStreaming(tx.db, userId)) return busy;
  if (!offersHelp && (await allowanceOf(tx, userId)).percentLeft === 0) return usedUp(tx);
  const conversation = await queries.continueTranscript(tx.db, { id: rowId(tx), userId, scenario, now });
  const exchange = { id: rowId(tx), transcriptId: conversation.id, userId, clientId, content };
  await exchangeRows.insertExchange(tx.db, { ...exchange, coachMode, offersHelp, createdAt: now });
  return { __typename: 'SendCompanionMessageSuccess', exchangeId: exchange.id, conversation };
}

export async function preferencesFor(ctx: Context, userId: string): Promise<queries.Preferences> {
  return (await queries.preferencesOf(ctx.db, userId)) ?? companionDefaults;
}

export async function saveCompanionPreferences(ctx: Context, input: SaveCompanionPreferencesInput) {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'companion'))) return premiumRequired;
  await queries.savePreferences(ctx.db, userId, input, ctx.clock());
  return { __typename: 'SaveCompanionPreferencesSuccess' as const, viewer: { id: userId } };
}

export async function conversationsOf(ctx: Context, userId: string): Promise<TranscriptRow[]> {
  return (await ctx.load(transcriptsByUserId, userId)) ?? [];
}

export async function conversationOf(ctx: Context, userId: string, given: RawId): Promise<TranscriptRow | null> {
  const scenario = keyOf(given);
  return (await conversationsOf(ctx, userId)).find((one) => one.scenario === scenario) ?? null;
}

export async function messagesOf(ctx: Context, { id }: TranscriptRow) {
  const exchanges = (await ctx.load(exchangesByTranscriptId, id)) ?? [];
  return exchanges.flatMap(messagesOfExchange).slice(-limits.companion.shownMessages);
}

/** A reply that is being written to the conversation finds its exchange gone. */
export async function deleteCompanionConversation(ctx: Context, input: DeleteCompanionConversationInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.conversationId);
  if (id === null) return notAvailable(texts.noConversation);
  const isDeleted = await inTransaction(ctx, async (tx) => {
    await exchangeRows.lockPerson(tx.db, userId);
    return queries.deleteTranscript(tx.db, userId, id);
  });
  if (!isDeleted) return notAvailable(texts.noConversation);
  return { __typename: 'DeleteCompanionConversationSuccess' as const, viewer: { id: userId } };
}

/** Null if the person's plan does not include progress. */
export async function progressFor(ctx: Context, userId: string) {
  if (!(await viewerCan(ctx, 'progress'))) return null;
  const { scenarios, week, ...sums } = progressOf(
    await queries.practicesOf(ctx.db, userId),
    lagosDayNumber(ctx.clock()),
  );
  return {
    ...sums,
    scenarios: scenarios.map(({ scenario: id, ...own }) => ({ ...own, scenario: { id } })),
    week: { ...week, favourite: week.favourite && { id: week.favourite } },
  };
}

export async function purgeCompanion(deps: Deps): Promise<void> {
  const now = deps.clock();
  const ctx = createContext(deps, null, { ip: '', label: 'purge' });
  for (const userId of await exchangeRows.peopleWithLost(deps.db, now, PURGED_AT_ONCE)) {
    await inTransaction(ctx, async (tx) => {
      await exchangeRows.lockPerson(tx.db, userId);
      await exchangeRows.deleteLost(tx.db, userId, now);
    });
  }
  await deleteUsageBefore(deps.db, lagosDay(new Date(now.getTime() - limits.companion.usageKeptMs)));
}
