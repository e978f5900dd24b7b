/** A model's reply, piece by piece: what it looks up, and what of its words may be shown. */
import { tokensIn } from '#rules/companion.ts';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import { limits } from '#rules/limits.ts';
import { CoachFailure, type CoachPrompt, type Lookup, type ReplyPart } from './coach.ts';
import { adviceReply } from './coach-advice.ts';
import { type Endpoint, fail, type Turn, tokensOf } from './coach-endpoint.ts';
import { createAdviceFilter, createContactFilter, knownTo, MOST_LETTERS } from './coach-filter.ts';
import { traits } from './coach-hearing.ts';
import { createLeakGuard, replyInstructions, rowsFor } from './coach-prompt.ts';
import { lookedUp, offeredTools, type ToolCall } from './coach-tools.ts';

const { replyTokens } = limits.companion;

/** Who calls tools for ever is asked to answer without any. */
const ROUNDS = 2;
const CALLS = 4;
const LONGEST_CALL = 2_000;

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

/** `tokens` is null unless the endpoint counts. */
type Answer = { text: string; tokens: number | null; isWhole: boolean; calls: Map<number, ToolCall> };

type Chunk = { index: number; id?: string; function?: { name?: string; arguments?: string } };

function collect(calls: Answer['calls'], chunks: readonly Chunk[]): void {
  for (const { index, id, function: part } of chunks) {
    const call = calls.get(index) ?? { id: '', name: '', given: '' };
    const given = call.given + (part?.arguments ?? '');
    calls.set(index, { id: id ?? call.id, name: call.name || (part?.name ?? ''), given });
    if (calls.size > CALLS || given.length > LONGEST_CALL)
      throw new CoachFailure('coach_failed', 'It called too many tools');
  }
}

/** A refusal of the tools themselves is answered by asking once more without them. */
async function opened(endpoint: Endpoint, turns: Turn[], withTools: boolean, signal: AbortSignal) {
  const { client, model } = endpoint;
  const { completions } = (await client()).chat;
  const body = {
    model,
    messages: turns,
    max_tokens: replyTokens,
    stream: true,
    stream_options: { include_usage: true },
  } as const;
  if (!withTools || !endpoint.takesTools) return completions.create(body, { signal });
  try {
    return await completions.create({ ...body, tools: offeredTools }, { signal });
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== 400 && status !== 404 && status !== 422) throw error;
    const stream = await completions.create(body, { signal });
    endpoint.takesTools = false;
    return stream;
  }
}

/** One request. Yields its pieces as they come, and fills `answer`. */
async function* piecesOf(stream: Awaited<ReturnType<typeof opened>>, answer: Answer): AsyncGenerator<string> {
  for await (const { choices, usage } of stream) {
    if (usage) answer.tokens = usage.total_tokens;
    const [choice] = choices;
    collect(answer.calls, choice?.delta?.tool_calls ?? []);
    const piece = choice?.delta?.content ?? '';
    answer.text += piece;
    yield piece;
    if (choice?.finish_reason || answer.text.length > MOST_LETTERS) answer.isWhole = true;
    if (answer.text.length > MOST_LETTERS) return;
  }
}

/** The turns with which the model goes on, and what it may repeat of them. */
async function resultsOf(calls: readonly ToolCall[], lookup: Lookup): Promise<{ turns: Turn[]; said: string[] }> {
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
    turns: [{ role: 'assistant', content: null, tool_calls: called }, ...answers],
    said: results.flatMap(({ said }) => said),
  };
}

/** What of all its requests may be shown. */
function createScreen({ advice, messages }: CoachPrompt, instructions: string) {
  const guard = createLeakGuard(instructions);
  const known = advice ? knownTo(advice, lastQuestion({ messages })) : null;
  const filter = known === null ? createContactFilter() : createAdviceFilter(known);
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
    /** The model may repeat these. */
    learn: (said: readonly string[]) => known?.texts.push(...said),
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
  let isSaid = false;
  for (let round = 0; !signal.aborted; round += 1) {
    const answer: Answer = { text: '', tokens: null, isWhole: false, calls: new Map() };
    const asked = tokensOf(turns);
    const cost = (): number => before + (answer.tokens ?? asked + tokensIn(answer.text));
    yield { asked: before + asked };
    try {
      for await (const piece of piecesOf(
        await opened(endpoint, turns, lookup !== undefined && round < ROUNDS, signal),
        answer,
      )) {
        if (signal.aborted) return;
        const text = screen.push(piece);
        if (text === null) {
          endpoint.log?.warn({}, 'A reply that repeated its instructions was cut.');
          yield { text: insteadOfLeak[advice?.isAsked ? 'asked' : 'practised'] };
          return yield { tokens: cost() };
        }
        if (text !== '') yield { text };
      }
      if (signal.aborted) return;
      if (!answer.isWhole) throw new CoachFailure('coach_failed', 'The reply broke off');
      isSaid ||= answer.text.trim() !== '';
      const calls = [...answer.calls.values()];
      if (lookup && calls.length > 0 && round < ROUNDS) {
        const results = await resultsOf(calls, lookup);
        before = cost();
        turns.push(...results.turns);
        screen.learn(results.said);
        continue;
      }
      if (!isSaid) throw new CoachFailure('coach_failed', 'The reply was empty');
    } catch (error) {
      if (signal.aborted) return;
      fail(endpoint.log, error, cost());
    }
    const rest = screen.rest();
    if (rest !== '') yield { text: rest };
    if (advice && !screen.isShown) yield { text: writtenAdvice(prompt) };
    return yield { tokens: cost() };
  }
}
