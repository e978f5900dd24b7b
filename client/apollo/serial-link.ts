import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

/** Operations with the same `context.queue` go one at a time, so that an undo waits for its pass. */
export function createSerialLink(): ApolloLink {
  const tails = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const queue: unknown = operation.getContext().queue;
    if (typeof queue !== 'string') return forward(operation);
    return defer(() => {
      const before = tails.get(queue) ?? Promise.resolve();
      let free = () => {};
      const done = new Promise<void>((resolve) => {
        free = resolve;
      });
      tails.set(
        queue,
        before.then(() => done),
      );
      return from(before).pipe(
        switchMap(() => forward(operation)),
        finalize(free),
      );
    });
  });
}
