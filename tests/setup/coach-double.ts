/** A language model's endpoint that says what it is told to, and remembers what it was asked. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';

export type CoachRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { messages: { role: string; content: string }[]; stream?: boolean } & Record<string, unknown>;
  raw: string;
  /** When the first piece was written; null until then. */
  startedAt: number | null;
  /** When its connection closed before the answer was whole; null when it was not. */
  brokenAt: number | null;
  /** When its answer was given to the end, or broken off. */
  ended: Promise<void>;
  /** Pieces written so far. */
  written: number;
};

/** What the next request gets. Without any, every reply is three words. */
export type CoachScript =
  /** The pieces, `gapMs` apart; with `usage: false` as an endpoint that does not count. */
  | { kind: 'tokens'; tokens: readonly string[]; gapMs?: number; usage?: boolean }
  /** Calls tools, each `[name, arguments]`, the arguments in two pieces, after `text`. `loosely`: without index, and the id only once. */
  | { kind: 'tools'; calls: readonly (readonly [string, string])[]; text?: string; loosely?: boolean; usage?: boolean }
  /** A whole answer, not streamed. */
  | { kind: 'json'; content: string }
  | { kind: 'status'; status: number; code?: string }
  /** An error in the middle of the stream, as endpoints write it. */
  | { kind: 'error'; tokens: readonly string[]; code: string }
  /** Takes the request and never answers; or falls silent after the pieces. */
  | { kind: 'silence'; tokens?: readonly string[] }
  /** Ends without saying that it is finished, or by closing the connection. */
  | { kind: 'half'; tokens: readonly string[]; abruptly?: boolean }
  | { kind: 'garbage'; type?: string; content: string }
  /** Says its own instructions, in pieces of so many characters, after `before`. */
  | { kind: 'echo'; size?: number; before?: string; gapMs?: number; disguise?: (instructions: string) => string };

export type CoachDouble = {
  /** For `CoachSettings.baseUrl`. */
  url: string;
  requests: CoachRequest[];
  /** The answers of the next requests, one each. */
  scripts: CoachScript[];
  /** The answer of every request for which there is none in `scripts`. */
  otherwise: CoachScript;
  /** Answers that are being given at this moment. */
  readonly open: number;
  stop(): Promise<void>;
};

const usage = { prompt_tokens: 70, completion_tokens: 30, total_tokens: 100 };
const chunk = (delta: object, finish: string | null = null): object => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'double',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

function piecesOf(text: string, size: number): string[] {
  const pieces = [];
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size));
  return pieces;
}

export async function startCoachDouble(): Promise<CoachDouble> {
  const requests: CoachRequest[] = [];
  const scripts: CoachScript[] = [];
  const state = { otherwise: { kind: 'tokens', tokens: ['Oh', ' that', ' is nice.'] } as CoachScript, open: 0 };

  async function write(request: CoachRequest, answer: ServerResponse, pieces: readonly string[], gapMs = 0) {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) {
      if (request.brokenAt !== null) return;
      request.startedAt ??= performance.now();
      answer.write(`data: ${JSON.stringify(chunk({ content }))}\n\n`);
      request.written += 1;
      if (gapMs > 0) await later(gapMs);
    }
  }

  async function finish(answer: ServerResponse, counts: boolean) {
    answer.write(`data: ${JSON.stringify(chunk({}, 'stop'))}\n\n`);
    if (counts) answer.write(`data: ${JSON.stringify({ ...chunk({}), choices: [], usage })}\n\n`);
    answer.end('data: [DONE]\n\n');
  }

  async function play(script: CoachScript, request: CoachRequest, answer: ServerResponse): Promise<void> {
    switch (script.kind) {
      case 'tokens':
        await write(request, answer, script.tokens, script.gapMs);
        return finish(answer, script.usage !== false);
      case 'echo': {
        const instructions = request.body.messages[0]?.content ?? '';
        const said = (script.disguise ?? String)(instructions);
        await write(request, answer, piecesOf((script.before ?? '') + said, script.size ?? 7), script.gapMs);
        return finish(answer, true);
      }
      case 'tools': {
        answer.writeHead(200, { 'content-type': 'text/event-stream' });
        const say = (delta: object, finish: string | null = null) =>
          answer.write(`data: ${JSON.stringify(chunk(delta, finish))}\n\n`);
        if (script.text !== undefined) say({ content: script.text });
        for (const [at, [name, given]] of script.calls.entries()) {
          const index = script.loosely ? {} : { index: at };
          const later = script.loosely ? { id: '' } : {};
          say({ tool_calls: [{ ...index, id: `call-${at}`, function: { name, arguments: given.slice(0, 3) } }] });
          say({ tool_calls: [{ ...index, ...later, function: { arguments: given.slice(3) } }] });
        }
        say({}, 'tool_calls');
        return finish(answer, script.usage !== false);
      }
      case 'error':
        await write(request, answer, script.tokens);
        answer.end(`data: ${JSON.stringify({ error: { message: 'No more', code: script.code } })}\n\n`);
        return;
      case 'half':
        await write(request, answer, script.tokens);
        if (script.abruptly) answer.destroy();
        else answer.end();
        return;
      case 'silence':
        if (script.tokens !== undefined) await write(request, answer, script.tokens);
        return;
      case 'json': {
        const message = { role: 'assistant', content: script.content };
        const whole = { id: 'c', object: 'chat.completion', created: 1, model: 'double', usage };
        const choices = [{ index: 0, message, finish_reason: 'stop' }];
        answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...whole, choices }));
        return;
      }
      case 'status': {
        const error = { message: 'Refused', type: 'refused', code: script.code ?? null };
        answer.writeHead(script.status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
        return;
      }
      case 'garbage':
        answer.writeHead(200, { 'content-type': script.type ?? 'text/event-stream' }).end(script.content);
    }
  }

  const server = createServer(async (call, answer) => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const body = (await json(call)) as CoachRequest['body'];
    const request: CoachRequest = {
      path: call.url ?? '',
      headers: call.headers,
      body,
      raw: JSON.stringify(body),
      startedAt: null,
      brokenAt: null,
      ended,
      written: 0,
    };
    state.open += 1;
    answer.on('error', () => undefined);
    answer.on('close', () => {
      if (!answer.writableFinished) request.brokenAt = performance.now();
      state.open -= 1;
      end();
    });
    requests.push(request);
    await play(scripts.shift() ?? state.otherwise, request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    scripts,
    get otherwise() {
      return state.otherwise;
    },
    set otherwise(script) {
      state.otherwise = script;
    },
    get open() {
      return state.open;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
