/** Passes a request through Apollo Server: the request in Apollo's form, and Apollo's answer in fastify's. */
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '#server/base/errors.ts';
import type { Call } from './apollo.ts';
import { compressed } from './compressed.ts';

/** All headers that Apollo reads: for CSRF prevention, and for the Sandbox. */
const READ = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'] as const;

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of READ) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  return read;
}

/** The request for Apollo. It holds the document's text even if the caller sent an id: Apollo knows only ids that it registered itself. */
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

/** Lets Apollo answer a request that the gate admitted. `call` is null for a page of Apollo's own. */
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
