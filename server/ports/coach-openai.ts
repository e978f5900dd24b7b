/** OpenAI itself, or a model that runs beside the app. */
import type { OpenAI } from 'openai';
import type { Logger } from 'pino';
import { z } from 'zod';
import { tokensIn } from '#rules/companion.ts';
import { asRead, contactsIn, withoutPersonalData } from '#rules/companion-privacy.ts';
import { limits } from '#rules/limits.ts';
import type { CoachSettings } from '#server/config/groups.ts';
import {
  type Coach,
  CoachFailure,
  type CoachPrompt,
  type DraftFeedback,
  type ReplyPart,
  type SuggestedQuestion,
} from './coach.ts';
import { adviceReply } from './coach-advice.ts';
import { createAdviceFilter, createContactFilter, MOST_LETTERS } from './coach-filter.ts';
import { traits } from './coach-hearing.ts';
import {
  createLeakGuard,
  leaks,
  questionsInstructions,
  replyInstructions,
  reviewInstructions,
  rowsFor,
} from './coach-prompt.ts';

const { replyTokens, silentMs, answerMs, questions: wanted } = limits.companion;

/** Replaces a reply that would have repeated its instructions. */
export const insteadOfLeak = {
  asked: 'Let us stay with dating. What would you like to know?',
  practised: 'Let us stay with our practice. What would you like to say to me?',
};

type Turn = { role: 'system' | 'user' | 'assistant'; content: string };

/** In tokens, for an endpoint that reports no usage or failed before it did. */
const askedIn = (turns: readonly Turn[]): number => tokensIn(...turns.map(({ content }) => content));

const line = (longest: number) =>
  z
    .string()
    .transform((text) => asRead(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(longest))
    .refine((text) => contactsIn(text).length === 0);
const suggested = z.object({ category: line(40).catch('Ice breaker'), question: line(300) });
const questionsShape = z.object({ questions: z.array(z.unknown()) });
const mark = z.coerce.number().transform((given) => Math.min(5, Math.max(1, Math.round(given))));
const remarks = z
  .array(z.unknown())
  .catch([])
  .transform((given) => given.flatMap((one) => line(300).safeParse(one).data ?? []).slice(0, 3));
const feedbackShape = z.object({
  warmth: mark,
  clarity: mark,
  curiosity: mark,
  strengths: remarks,
  suggestions: remarks,
  rewrite: line(limits.text.companion.max).nullable().catch(null),
});

/** Some models put code fences and words around it. */
function jsonOf(answer: string): unknown {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  const list = answer.indexOf('[');
  if (list !== -1 && (from === -1 || list < from)) {
    return { questions: JSON.parse(answer.slice(list, answer.lastIndexOf(']') + 1)) as unknown };
  }
  return JSON.parse(answer.slice(from, to + 1));
}

function questionsOf(answer: string): SuggestedQuestion[] {
  const given = questionsShape.parse(jsonOf(answer)).questions;
  const read = given.flatMap(
    (one) => suggested.safeParse(typeof one === 'string' ? { question: one } : one).data ?? [],
  );
  const different = [...new Map(read.map((one) => [one.question, one])).values()].slice(0, wanted);
  if (different.length < wanted) throw new CoachFailure('coach_failed', `It wrote ${different.length} questions`);
  return different;
}

/** Keys are left out, because the instructions contain them. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join(' ') : '';
}

type Fault = { status?: number; code?: string; name?: string; cause?: unknown };

function isUnreached({ code, cause }: Fault): boolean {
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return true;
  return typeof cause === 'object' && cause !== null && isUnreached(cause);
}

/** Logged, so it holds no text of the endpoint or of a parser, which may quote a person. `tokens` is the cost unless refused outright. */
function failureOf(error: unknown, tokens: number): CoachFailure {
  if (error instanceof CoachFailure) return new CoachFailure(error.kind, error.message, tokens);
  const fault = error as Fault;
  const { status, code, name } = fault;
  const said = [status, code, name].filter(Boolean).join(' ').slice(0, 100);
  const cost = status !== undefined || isUnreached(fault) ? 0 : tokens;
  if (status === 402 || code === 'insufficient_quota') return new CoachFailure('coach_unpaid', said, cost);
  if (status === 429 || code === 'rate_limit_exceeded') return new CoachFailure('coach_busy', said, cost);
  return new CoachFailure('coach_failed', said, cost);
}

/** Loaded with the first message. */
function clientOf({ baseUrl, apiKey }: CoachSettings): () => Promise<OpenAI> {
  let made: Promise<OpenAI> | null = null;
  return () => {
    made ??= import('openai').then(
      ({ OpenAI }) =>
        new OpenAI({
          baseURL: baseUrl ?? 'https://api.openai.com/v1',
          apiKey: apiKey ?? 'none',
          adminAPIKey: null,
          organization: null,
          project: null,
          webhookSecret: null,
          maxRetries: 0,
          timeout: silentMs,
          // The library's log would write people's messages to the console.
          logLevel: 'off',
        }),
    );
    return made;
  };
}

type Endpoint = { client: () => Promise<OpenAI>; model: CoachSettings['model']; log: Logger | undefined };

function fail(log: Logger | undefined, error: unknown, tokens: number): never {
  const failure = failureOf(error, tokens);
  log?.error({ kind: failure.kind, reason: failure.message }, 'The coach could not be asked.');
  throw failure;
}

async function asked<T>(
  { client, model, log }: Endpoint,
  turns: Turn[],
  read: (answer: string) => T,
  signal: AbortSignal,
) {
  // The length of an answer that did not arrive in time is unknown, so the full length is assumed.
  let tokens = askedIn(turns) + replyTokens;
  try {
    const answered = await (await client()).chat.completions.create(
      { model, messages: turns, max_tokens: replyTokens, response_format: { type: 'json_object' } },
      { signal, timeout: answerMs },
    );
    const answer = answered.choices[0]?.message.content ?? '';
    tokens = answered.usage?.total_tokens ?? askedIn(turns) + tokensIn(answer);
    const value = read(answer);
    if (leaks(wordsOf(value), turns[0]?.content ?? ''))
      throw new CoachFailure('coach_failed', 'It repeated its instructions');
    return { value, tokens };
  } catch (error) {
    return fail(log, error, tokens);
  }
}

/** The written coach's, where nothing of the model's may be shown. Without chance, so always the first that was not said yet. */
function writtenAdvice({ messages, advice }: CoachPrompt): string {
  const text = lastQuestion({ messages });
  const before = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const isPidgin = traits(text).has('pidgin');
  return adviceReply({ text, advice: advice ?? { found: null }, isPidgin, before, random: { next: () => 0 } });
}

const lastQuestion = ({ messages }: Pick<CoachPrompt, 'messages'>): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

async function* reply(
  { client, model, log }: Endpoint,
  prompt: CoachPrompt,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  if (signal.aborted) return;
  const { messages, ...settings } = prompt;
  const instructions = replyInstructions(settings);
  const rows = rowsFor(settings);
  const turns: Turn[] = [
    { role: 'system', content: instructions },
    ...(rows === null ? [] : [{ role: 'system' as const, content: rows }]),
    ...messages.map(({ role, content }) => ({ role, content: withoutPersonalData(content, []) })),
  ];
  const guard = createLeakGuard(instructions);
  const { advice } = settings;
  const filter = advice ? createAdviceFilter(advice, lastQuestion(prompt)) : createContactFilter();
  const used = { text: '', tokens: null as number | null, finished: false, isShown: false };
  const asked = askedIn(turns);
  const cost = (): number => used.tokens ?? asked + tokensIn(used.text);
  yield { asked };
  try {
    const stream = await (await client()).chat.completions.create(
      { model, messages: turns, max_tokens: replyTokens, stream: true, stream_options: { include_usage: true } },
      { signal },
    );
    for await (const { choices, usage } of stream) {
      if (signal.aborted) return;
      if (usage) used.tokens = usage.total_tokens;
      const [choice] = choices;
      const piece = choice?.delta?.content ?? '';
      used.text += piece;
      const shown = guard.push(piece);
      if (shown === null) {
        log?.warn({}, 'A reply that repeated its instructions was cut.');
        yield { text: insteadOfLeak[prompt.advice?.isAsked ? 'asked' : 'practised'] };
        yield { tokens: cost() };
        return;
      }
      const allowed = filter.push(shown);
      if (/\p{L}/u.test(allowed)) used.isShown = true;
      if (allowed !== '') yield { text: allowed };
      if (choice?.finish_reason) used.finished = true;
      if (used.text.length > MOST_LETTERS) {
        used.finished = true;
        break;
      }
    }
    if (signal.aborted) return;
    if (!used.finished) throw new CoachFailure('coach_failed', 'The reply broke off');
    if (used.text.trim() === '') throw new CoachFailure('coach_failed', 'The reply was empty');
  } catch (error) {
    if (signal.aborted) return;
    fail(log, error, cost());
  }
  const rest = filter.push(guard.rest()) + filter.rest();
  if (rest !== '') yield { text: rest };
  if (advice && !used.isShown && !/\p{L}/u.test(rest)) yield { text: writtenAdvice(prompt) };
  yield { tokens: cost() };
}

export function createOpenAiCoach(settings: CoachSettings, log?: Logger): Coach {
  const endpoint: Endpoint = { client: clientOf(settings), model: settings.model, log };
  return {
    kind: 'ai',
    reply: (given, signal) => reply(endpoint, given, signal),

    async questions(scenario, tone, signal) {
      const content = questionsInstructions(scenario, tone);
      const { value, tokens } = await asked(endpoint, [{ role: 'system', content }], questionsOf, signal);
      return { questions: value, tokens };
    },

    async review(draft, signal) {
      const turns: Turn[] = [
        { role: 'system', content: reviewInstructions },
        { role: 'user', content: JSON.stringify({ draft: withoutPersonalData(draft, []) }) },
      ];
      const read = (answer: string): DraftFeedback => feedbackShape.parse(jsonOf(answer));
      const { value, tokens } = await asked(endpoint, turns, read, signal);
      return { feedback: value, tokens };
    },
  };
}
