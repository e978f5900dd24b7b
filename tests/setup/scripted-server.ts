import { ApolloLink } from '@apollo/client';
import { act } from 'react';
import { Observable } from 'rxjs';
import { expect, vi } from 'vitest';

/** A link to a server whose answers the test gives, one by one, in the order of the questions. */
export function scriptedServer() {
  const waiting: { name: string; id: unknown; answer: (data: Record<string, unknown> | Error) => Promise<void> }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        waiting.push({
          name: operationName ?? '',
          id: variables.input?.profileId,
          answer: (data) =>
            act(async () => {
              if (data instanceof Error) return observer.error(data);
              observer.next({ data });
              observer.complete();
            }),
        });
      }),
  );
  return {
    link,
    waiting,
    /** The outbox asks a few turns after a swipe. */
    next: async () => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      return waiting.shift() ?? expect.fail('nothing was asked');
    },
    asked: () => vi.waitFor(() => (waiting.length > 0 ? waiting : expect.fail('nothing was asked'))),
  };
}
