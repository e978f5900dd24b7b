/** A model's reply, piece by piece: what it looks up, and what of its words may be shown. */
import { tokensIn } from '#rules/companion.ts';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import { limits } from '#rules/limits.ts';
import { CoachFailure, type CoachPrompt, type Lookup, type ReplyPart } from './coach.ts';
import { adviceReply } from './coach-advice.ts';
import { type Endpoint, fail, type Turn, tokensOf } from './coach-endpoint.ts';
import { createAdviceFilter, createContactFilter, type Known, knownTo, MOST_LETTERS } from './coach-filter.ts';
import { traits } from './coach-hearing.ts';
import { createLeakGuard, replyInstructions, rowsFor } from './coach-prompt.ts';
import { lookedUp, offeredTools, type ToolCall } from './coach-tools.ts';

const { replyTokens } = limits.companion;

/** Who calls tools for ever is asked to answer without any. */
const ROUNDS = 2;
const CALLS = 4;
const LONGEST_CALL = 2_000;
const toolsTokens = tokensIn(JSON.stringify(offeredTools));

/** Replaces a reply that would have repeated its instructions. */
export const insteadOfLeak = {
  asked: 'Let us stay with dating. What would you like to know?',
  practised: 'Let us stay with our practice. What would you like to say to me?',
};

const lastQuestion = ({ messages }: Pick<CoachPrompt, 'messages'>): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** The written coach's, where nothing of the model's may be shown. Without chance, so always the first that was not said yet. */
function writtenAdvice({ messages, advice }: CoachPrompt): string {
  const text = lastQuestion({ messages });
  const before = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const isPidgin = traits(text).has('pidgin');
  return adviceReply({ text, advice: advice ?? { found: null }, isPidgin, before, random: { next: () => 0 } });
}

/** Of one request. `tokens` is null unless the endpoint counts. */
type Answer = { text: string; tokens: number | null; isWhole: boolean; calls: ToolCall[] };

/** Some endpoints leave out the index, or send the id only once. */
type CallPiece = { index?: number; id?: string; function?: { name?: string; arguments?: string } };

function collect(calls: ToolCall[], { index, id, function: part }: CallPiece): void {
  const at = index ?? (id ? calls.findIndex((call) => call.id === id) : calls.length - 1);
  const place = at === -1 ? calls.length : at;
  const call = calls[place];
  const given = (call?.given ?? '') + (part?.arguments ?? '');
  calls[place] = { id: call?.id || id || `call-${place}`, name: call?.name || (part?.name ?? ''), given };
  if (place >= CALLS || given.length > LONGEST_CALL) throw new CoachFailure('coach_failed', 'It called too many tools');
}

type Offer = 'auto' | 'none' | null;

/** An endpoint that refuses the tools themselves is asked once more without them. */
async function opened({ client, model, log }: Endpoint, turns: Turn[], offer: Offer, signal: AbortSignal) {
  const { completions } = (await client()).chat;
  const body = {
    model,
    messages: turns,
    max_tokens: replyTokens,
    stream: true,
    stream_options: { include_usage: true },
  } as const;
  if (offer === null) return completions.create(body, { signal });
  try {
    return await completions.create({ ...body, tools: offeredTools, tool_choice: offer }, { signal });
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== 400 && status !== 422) throw error;
    log?.warn({ status }, 'The coach’s model takes no tools.');
    return completions.create(body, { signal });
  }
}

/** Yields the pieces of an answer as they come, null for one of a call, and fills `answer`. */
async function* piecesOf(
  stream: Awaited<ReturnType<typeof opened>>,
  answer: Answer,
): AsyncGenerator<string | null, void, undefined> {
  for await (const { choices, usage } of stream) {
    if (usage) answer.tokens = usage.total_tokens;
    const [choice] = choices;
    const calls = choice?.delta?.tool_calls ?? [];
    for (const piece of calls) collect(answer.calls, piece);
    const piece = choice?.delta?.content ?? '';
    answer.text += piece;
    yield calls.length > 0 && piece === '' ? null : piece;
    if (choice?.finish_reason || answer.text.length > MOST_LETTERS) answer.isWhole = true;
    if (answer.text.length > MOST_LETTERS) return;
  }
}

/** The turns with which the model goes on, and what it may repeat of them. */
async function resultsOf({ text, calls }: Answer, lookup: Lookup): Promise<{ turns: Turn[]; known: Known[] }> {
  const results = await Promise.all(calls.map((call) => lookedUp(call, lookup)));
  const called = calls.map(({ id, name, given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: given },
  }));
  const answers = results.map(({ rows }, at) => ({
    role: 'tool' as const,
    tool_call_id: calls[at]?.id ?? '',
    content: JSON.stringify(rows),
  }));
  return {
    turns: [{ role: 'assistant', content: text || null, tool_calls: called }, ...answers],
    known: results.map(({ known }) => known),
  };
}

/** What of an answer may be shown. */
function createScreen({ advice, messages }: CoachPrompt, instructions: string) {
  const guard = createLeakGuard(instructions);
  const advising = advice ? createAdviceFilter(knownTo(advice, lastQuestion({ messages }))) : null;
  const filter = advising ?? createContactFilter();
  let isShown = false;
  const noted = (text: string): string => {
    isShown ||= /\p{L}/u.test(text);
    return text;
  };
  return {
    /** Null once it repeats its instructions. */
    push(piece: string): string | null {
      const kept = guard.push(piece);
      return kept === null ? null : noted(filter.push(kept));
    },
    rest: () => noted(filter.push(guard.rest()) + filter.rest()),
    /** Another answer begins; what was said before the lookup is none. */
    learn(known: readonly Known[]): void {
      for (const more of known) advising?.learn(more);
      isShown = false;
    },
    get isShown() {
      return isShown;
    },
  };
}

function turnsOf({ messages, ...settings }: CoachPrompt, instructions: string): Turn[] {
  const rows = rowsFor(settings);
  return [
    { role: 'system', content: instructions },
    ...(rows === null ? [] : [{ role: 'system' as const, content: rows }]),
    ...messages.map(({ role, content }) => ({ role, content: withoutPersonalData(content, []) })),
  ];
}

export async function* streamedReply(
  endpoint: Endpoint,
  prompt: CoachPrompt,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const { advice } = prompt;
  const lookup = advice && prompt.lookup;
  const instructions = replyInstructions(prompt);
  const turns = turnsOf(prompt, instructions);
  const screen = createScreen(prompt, instructions);
  /** Tokens of the requests before the one that is answered. */
  let before = 0;
  for (let round = 0; !signal.aborted; round += 1) {
    const answer: Answer = { text: '', tokens: null, isWhole: false, calls: [] };
    const offer = lookup ? (round < ROUNDS ? 'auto' : 'none') : null;
    const asked = before + tokensOf(turns) + (offer ? toolsTokens : 0);
    const cost = (): number => {
      const said = tokensIn(answer.text, ...answer.calls.map(({ given }) => given));
      return answer.tokens === null ? asked + said : before + answer.tokens;
    };
    yield { asked };
    try {
      const stream = await opened(endpoint, turns, offer, signal);
      for await (const piece of piecesOf(stream, answer)) {
        if (signal.aborted) return;
        const text = screen.push(piece ?? '');
        if (text === null) {
          endpoint.log?.warn({}, 'A reply that repeated its instructions was cut.');
          yield { text: insteadOfLeak[advice?.isAsked ? 'asked' : 'practised'] };
          return yield { tokens: cost() };
        }
        if (text !== '') yield { text };
        // Says that the model is not silent.
        if (piece === null) yield { asked };
      }
      if (signal.aborted) return;
      if (!answer.isWhole) throw new CoachFailure('coach_failed', 'The reply broke off');
      if (answer.text.trim() === '' && (!advice || answer.calls.length === 0))
        throw new CoachFailure('coach_failed', 'The reply was empty');
    } catch (error) {
      if (signal.aborted) return;
      fail(endpoint.log, error, { tokens: cost(), before });
    }
    const more = lookup && answer.calls.length > 0 && round < ROUNDS;
    const rest = screen.rest();
    if (rest !== '') yield { text: more ? `${rest}\n` : rest };
    if (!more) {
      if (advice && !screen.isShown) yield { text: writtenAdvice(prompt) };
      return yield { tokens: cost() };
    }
    before = cost();
    yield { asked: before };
    const results = await resultsOf(answer, lookup);
    turns.push(...results.turns);
    screen.learn(results.known);
  }
}
