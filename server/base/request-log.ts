/** What is known of one request while it runs: what its log line says in the end. Never variables, texts, addresses or tokens. */
import { randomUUID } from 'node:crypto';
import type { FormattedExecutionResult } from 'graphql';

declare module 'fastify' {
  interface FastifyRequest {
    /** Made as the request comes in. */
    note: Note;
  }
}

export type Note = {
  /** Also answered as `x-request-id`. */
  readonly id: string;
  operation: Operation | null;
  userId: string | null;
  codes: string[];
  /** Of exceptions that were masked: their own lines have the same. */
  errorIds: string[];
};

/** `name`: one that the client has, or `other`; a caller may call a document whatever they like. */
export type Operation = { name: string; kind: string; hash: string };

export const newNote = (): Note => ({ id: randomUUID(), operation: null, userId: null, codes: [], errorIds: [] });

/** The codes of an answer's errors. */
export function codesOf({ errors = [] }: FormattedExecutionResult): string[] {
  return errors.map(({ extensions }) => String(extensions?.code));
}

/** Keeps of an answer what went wrong, by its code. */
export function noteAnswer(note: Note | undefined, body: FormattedExecutionResult): void {
  if (note === undefined || body.errors === undefined) return;
  note.codes.push(...codesOf(body));
  for (const { extensions } of body.errors) if (typeof extensions?.id === 'string') note.errorIds.push(extensions.id);
}

/** What a log line says of an operation, over HTTP or the socket. */
export function lineOf({ id, operation, userId, codes, errorIds }: Note): Record<string, unknown> {
  return {
    requestId: id,
    ...(operation && { operation: operation.name, kind: operation.kind, hash: operation.hash }),
    ...(userId !== null && { userId }),
    ...(codes.length > 0 && { codes: [...new Set(codes)] }),
    ...(errorIds.length > 0 && { errorIds }),
  };
}
