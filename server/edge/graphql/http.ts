import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { limits } from '#rules/limits.ts';
import { askerById } from '#server/auth/asker.ts';
import { bearerToken } from '#server/auth/bearer.ts';
import { deviceLabel } from '#server/auth/device-label.ts';
import type { Caller } from '#server/auth/sessions.ts';
import { badInput, unauthenticated } from '#server/base/errors.ts';
import { logAnswer } from '#server/base/request-log.ts';
import { withTimeout } from '#server/base/timeout.ts';
import { touchActivity } from '#server/features/profiles/service.ts';
import { createContext, type Deps, type RequestInfo } from '#server/platform/context/context.ts';
import type { Call, MediaType } from './apollo.ts';
import { apolloRequest } from './apollo-request.ts';
import { compressed } from './compressed.ts';
import type { Gate, GateRequest, Outcome } from './gate.ts';
import type { LookUp } from './look-up.ts';
import type { OriginRule } from './origins.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
/** Fastify refused them before they reached this code. */
const refusedByFastify: Readonly<Record<number, string>> = {
  413: `A request may have ${limits.document.bodyBytes / 1024} KB.`,
  415: `Send the request as ${JSON_TYPE}.`,
};

type Refusal = { refused: Outcome; mediaType?: MediaType };
type Options = { deps: Deps; gate: Gate; lookUp: LookUp; apollo: ApolloServer<Call>; mayCall: OriginRule };

/** Null when the caller accepts neither. */
function mediaTypeFor(accept: string | undefined): MediaType | null {
  if (accept === undefined || accept.includes(RESPONSE_TYPE)) return accept === undefined ? JSON_TYPE : RESPONSE_TYPE;
  return /\*\/\*|application\/(\*|json)/.test(accept) ? JSON_TYPE : null;
}

function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

function fromQuery(request: FastifyRequest): GateRequest | GraphQLError {
  const { query, operationName, variables, extensions } = request.query as Record<string, unknown>;
  const parsed = (given: unknown): unknown => (given === undefined ? undefined : JSON.parse(String(given)));
  try {
    const rest = { variables: parsed(variables), extensions: parsed(extensions) };
    return { query, operationName, ...rest, allowed: ['query'] };
  } catch {
    return badInput('`variables` and `extensions` must be JSON.');
  }
}

function fromBody(body: unknown): GateRequest | GraphQLError {
  if (Array.isArray(body)) return badInput('Several operations in one request are not supported.');
  if (typeof body !== 'object' || body === null) return badInput('The body must be a JSON object.');
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  return { query, operationName, variables, extensions, allowed: ['query', 'mutation'] };
}

/** `viewer` is null without a token. Null when its token is not valid (any more). */
async function callerOf(
  lookUp: LookUp,
  request: FastifyRequest,
  from: RequestInfo,
): Promise<Caller | { viewer: null } | null | GraphQLError> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) return { viewer: null };
  return withTimeout(limits.document.timeoutMs, 'Who asks', lookUp(token, from));
}

function answer(reply: FastifyReply, { body, status }: Outcome, mediaType: MediaType = JSON_TYPE): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = status === 429 ? body.errors?.[0]?.extensions?.retryAfterSeconds : undefined;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  logAnswer(reply.request.note, body);
  return reply.code(status).type(`${mediaType}; charset=utf-8`).send(JSON.stringify(body));
}

/** For a page of another origin. A browser asks for the rest once, ahead of the call. */
function setCorsHeaders(reply: FastifyReply, origin: string, isPreflight: boolean): void {
  reply.header('access-control-allow-origin', origin);
  if (!isPreflight) return;
  reply.headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, apollo-require-preflight, x-apollo-operation-name',
    'access-control-max-age': '600',
  });
}

export async function registerGraphqlHttp(server: FastifyInstance, { deps, gate, lookUp, apollo, mayCall }: Options) {
  const production = deps.config.mode === 'production';

  function refuse(fault: GraphQLError, status?: number): Refusal {
    const outcome = gate.refuse([fault]);
    return { refused: { ...outcome, status: status ?? outcome.status } };
  }

  async function admit(request: FastifyRequest): Promise<Call | Refusal> {
    const mediaType = mediaTypeFor(request.headers.accept);
    if (mediaType === null) return refuse(badInput(`Answers are ${JSON_TYPE} or ${RESPONSE_TYPE}.`), 406);
    // RFC 9112, 3.2: to an invalid Host a server answers 400.
    if (!URL.canParse(`http://${request.host}/`)) return refuse(badInput('The Host header is not a name.'));
    const given = request.method === 'GET' ? fromQuery(request) : fromBody(request.body);
    if (given instanceof Error) return refuse(given);
    const { note } = request;
    const from: RequestInfo = { ip: request.ip, label: deviceLabel(request.headers['user-agent']), note };
    const caller = await callerOf(lookUp, request, from);
    if (caller instanceof GraphQLError) return refuse(caller);
    note.userId = caller?.viewer?.userId ?? null;
    if (caller === null) return refuse((await gate.count({ viewer: null, request: from })) ?? unauthenticated());
    const prepared = await gate.prepare(given, { viewer: caller.viewer, request: from });
    if (!prepared.ok) return { refused: gate.refuse(prepared.faults), mediaType };
    const ctx = createContext(deps, caller.viewer, from);
    if ('asker' in caller && caller.asker) ctx.load.prime(askerById, caller.asker.id, caller.asker);
    touchActivity(ctx);
    return { prepared: prepared.prepared, ctx, mediaType };
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Apollo answers with the Sandbox.
    const call = !production && wantsPage(request) ? null : await admit(request);
    if (call !== null && 'refused' in call) return answer(reply, call.refused, call.mediaType);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: apolloRequest(request, call),
      context: async () => {
        if (call === null) throw badInput('The request holds no document.');
        return call;
      },
    });
    if (body.kind !== 'complete') throw new Error('No operation of ours is answered in parts.');
    for (const [name, value] of headers) reply.header(name, value);
    return reply.code(status ?? 200).send(await compressed(body.string, call, request, reply));
  }

  await server.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.headers({ 'cache-control': 'no-store', vary: 'origin, accept-encoding' });
      const isOther = origin !== undefined && !origin.endsWith(`//${request.host}`);
      if (isOther && mayCall(origin, request.host)) setCorsHeaders(reply, origin, request.method === 'OPTIONS');
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 || status < 400) return answer(reply, gate.fail(error));
      const { refused } = refuse(badInput(refusedByFastify[status] ?? 'The body is not valid JSON.'), status);
      return answer(reply, refused, mediaTypeFor(request.headers.accept) ?? JSON_TYPE);
    });
    scope.options('/graphql', async (_request, reply) => reply.code(204).send());
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      exposeHeadRoute: false,
      bodyLimit: limits.document.bodyBytes,
      handler: handle,
    });
  });
}
