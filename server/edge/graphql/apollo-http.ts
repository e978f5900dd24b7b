import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '#server/base/errors.ts';
import type { Call } from './apollo.ts';
import { compressed } from './compressed.ts';

/** For CSRF prevention, and for the Sandbox. */
const READ = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'] as const;

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of READ) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  return read;
}

/** It holds the text even if the caller sent an id: Apollo knows only ids that it registered itself. */
function requestOf(request: FastifyRequest, call: Call | null): HTTPGraphQLRequest {
  const { method } = request;
  const headers = headersOf(request);
  if (call === null) return { method, headers, search: '', body: request.body };
  const { source: query, operationName, variables } = call.prepared;
  if (method !== 'GET') return { method, headers, search: '', body: { query, operationName, variables } };
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (operationName !== null) search.set('operationName', operationName);
  return { method, headers, search: `?${search}`, body: undefined };
}

export async function answerByApollo(
  apollo: ApolloServer<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call | null,
): Promise<FastifyReply> {
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: requestOf(request, call),
    context: async () => {
      if (call === null) throw badInput('The request holds no document.');
      return call;
    },
  });
  if (body.kind !== 'complete') throw new Error('No operation of ours is answered in parts.');
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(status ?? 200).send(await compressed(body.string, call, request, reply));
}
