import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { Call } from './apollo.ts';

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
export function apolloRequest(request: FastifyRequest, call: Call | null): HTTPGraphQLRequest {
  const { method } = request;
  const headers = headersOf(request);
  if (call === null) return { method, headers, search: '', body: request.body };
  const { source: query, operationName, variables } = call.prepared;
  if (method !== 'GET') return { method, headers, search: '', body: { query, operationName, variables } };
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (operationName !== null) search.set('operationName', operationName);
  return { method, headers, search: `?${search}`, body: undefined };
}
