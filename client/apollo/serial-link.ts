import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

/** Operations with the same `context.queue` go one at a time, so that the last choice is stored last. */
export function createSerialLink(): ApolloLink {
  const tails = new Map<string, Promise<void>>();
  const waiting = new ApolloLink((operation, forward) => {
    const { queue } = operation.getContext();
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
  return ApolloLink.split((operation) => typeof operation.getContext().queue === 'string', waiting);
}
