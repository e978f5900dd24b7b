/** An OpenAI-compatible endpoint: its client, what a request costs, and what its failures mean. */
import type { OpenAI } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Logger } from 'pino';
import { tokensIn } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import type { CoachSettings } from '#server/config/groups.ts';
import { CoachFailure } from './coach.ts';

const { silentMs } = limits.companion;

export type Turn = ChatCompletionMessageParam;

/** In tokens, for an endpoint that reports no usage or failed before it did. */
export const tokensOf = (turns: readonly Turn[]): number =>
  tokensIn(...turns.map((turn) => ('tool_calls' in turn ? JSON.stringify(turn) : textOf(turn))));

const textOf = ({ content }: Turn): string => (typeof content === 'string' ? content : '');

type Fault = { status?: number; code?: string; name?: string; cause?: unknown };

function isUnreached({ code, cause }: Fault): boolean {
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return true;
  return typeof cause === 'object' && cause !== null && isUnreached(cause);
}

/** What failed costs `tokens`, or only `before` when it was refused outright. */
export type Cost = { tokens: number; before?: number };

/** Logged, so it holds no text of the endpoint or of a parser, which may quote a person. */
function failureOf(error: unknown, { tokens, before = 0 }: Cost): CoachFailure {
  if (error instanceof CoachFailure) return new CoachFailure(error.kind, error.message, tokens);
  const fault = error as Fault;
  const { status, code, name } = fault;
  const said = [status, code, name].filter(Boolean).join(' ').slice(0, 100);
  const cost = status !== undefined || isUnreached(fault) ? before : tokens;
  if (status === 402 || code === 'insufficient_quota') return new CoachFailure('coach_unpaid', said, cost);
  if (status === 429 || code === 'rate_limit_exceeded') return new CoachFailure('coach_busy', said, cost);
  return new CoachFailure('coach_failed', said, cost);
}

/** Loaded with the first message. */
export function clientOf({ baseUrl, apiKey }: CoachSettings): () => Promise<OpenAI> {
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

export type Endpoint = {
  client: () => Promise<OpenAI>;
  model: CoachSettings['model'];
  log: Logger | undefined;
};

export function fail(log: Logger | undefined, error: unknown, cost: Cost): never {
  const failure = failureOf(error, cost);
  log?.error({ kind: failure.kind, reason: failure.message }, 'The coach could not be asked.');
  throw failure;
}
