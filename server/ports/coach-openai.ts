/** OpenAI itself, or a model that runs beside the app. */
import type { Logger } from 'pino';
import { z } from 'zod';
import { tokensIn } from '#rules/companion.ts';
import { asRead, contactsIn, withoutPersonalData } from '#rules/companion-privacy.ts';
import { limits } from '#rules/limits.ts';
import type { CoachSettings } from '#server/config/groups.ts';
import { type Coach, CoachFailure, type DraftFeedback, type SuggestedQuestion } from './coach.ts';
import { clientOf, type Endpoint, fail, type Turn, tokensOf } from './coach-endpoint.ts';
import { leaks, questionsInstructions, reviewInstructions } from './coach-prompt.ts';
import { streamedReply } from './coach-reply.ts';

const { replyTokens, answerMs, questions: wanted } = limits.companion;

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

async function asked<T>(
  { client, model, log }: Endpoint,
  { instructions, said = [] }: { instructions: string; said?: Turn[] },
  read: (answer: string) => T,
  signal: AbortSignal,
) {
  const turns: Turn[] = [{ role: 'system', content: instructions }, ...said];
  // The length of an answer that did not arrive in time is unknown, so the full length is assumed.
  let tokens = tokensOf(turns) + replyTokens;
  try {
    const answered = await (await client()).chat.completions.create(
      { model, messages: turns, max_tokens: replyTokens, response_format: { type: 'json_object' } },
      { signal, timeout: answerMs },
    );
    const answer = answered.choices[0]?.message.content ?? '';
    tokens = answered.usage?.total_tokens ?? tokensOf(turns) + tokensIn(answer);
    const value = read(answer);
    if (leaks(wordsOf(value), instructions)) throw new CoachFailure('coach_failed', 'It repeated its instructions');
    return { value, tokens };
  } catch (error) {
    return fail(log, error, { tokens });
  }
}

export function createOpenAiCoach(settings: CoachSettings, log?: Logger): Coach {
  const endpoint: Endpoint = { client: clientOf(settings), model: settings.model, log };
  return {
    kind: 'ai',
    reply: (given, signal) => streamedReply(endpoint, given, signal),

    async questions(scenario, tone, signal) {
      const instructions = questionsInstructions(scenario, tone);
      const { value, tokens } = await asked(endpoint, { instructions }, questionsOf, signal);
      return { questions: value, tokens };
    },

    async review(draft, signal) {
      const said: Turn[] = [{ role: 'user', content: JSON.stringify({ draft: withoutPersonalData(draft, []) }) }];
      const read = (answer: string): DraftFeedback => feedbackShape.parse(jsonOf(answer));
      const { value, tokens } = await asked(endpoint, { instructions: reviewInstructions, said }, read, signal);
      return { feedback: value, tokens };
    },
  };
}
