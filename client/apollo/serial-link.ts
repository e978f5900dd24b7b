import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';

/** Operations with the same `context.queue` go one at a time, so that an undo waits for its pass. */
export function createSerialLink(): ApolloLink {
  const tails = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const queue: unknown = operation.getContext().queue;
    if (typeof queue !== 'string') return forward(operation);
    return new Observable((observer) => {
      let running: Subscription | undefined;
      let isCancelled = false;
      let free = () => {};
      const turn = tails.get(queue) ?? Promise.resolve();
      const done = new Promise<void>((resolve) => {
        free = resolve;
      });
      tails.set(
        queue,
        turn.then(() => done),
      );
      void turn.then(() => {
        if (isCancelled) return free();
        running = forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: (error) => {
            free();
            observer.error(error);
          },
          complete: () => {
            free();
            observer.complete();
          },
        });
      });
      return () => {
        isCancelled = true;
        running?.unsubscribe();
        free();
      };
    });
  });
}
