/** It never holds variables, texts, addresses or tokens. */
import { randomUUID } from 'node:crypto';
import type { FormattedExecutionResult } from 'graphql';

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestLog;
  }
}

export type RequestLog = {
  /** Also answered as `x-request-id`. */
  readonly id: string;
  operation: Operation | null;
  userId: string | null;
  codes: string[];
  errorIds: string[];
};

/** `name` is a built-in operation's or `other`: a caller may give a document any name. */
export type Operation = { name: string; kind: string; hash: string };

export const newRequestLog = (): RequestLog => ({
  id: randomUUID(),
  operation: null,
  userId: null,
  codes: [],
  errorIds: [],
});

export function codesOf({ errors = [] }: FormattedExecutionResult): string[] {
  return errors.map(({ extensions }) => String(extensions?.code));
}

export function logAnswer(note: RequestLog | undefined, body: FormattedExecutionResult): void {
  if (note === undefined || body.errors === undefined) return;
  note.codes.push(...codesOf(body));
  for (const { extensions } of body.errors) if (typeof extensions?.id === 'string') note.errorIds.push(extensions.id);
}

export function logFields({ id, operation, userId, codes, errorIds }: RequestLog): Record<string, unknown> {
  return {
    requestId: id,
    ...(operation && { operation: operation.name, kind: operation.kind, hash: operation.hash }),
    ...(userId !== null && { userId }),
    ...(codes.length > 0 && { codes: [...new Set(codes)] }),
    ...(errorIds.length > 0 && { errorIds }),
  };
}
