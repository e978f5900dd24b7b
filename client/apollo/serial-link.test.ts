import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { createSerialLink } from './serial-link.ts';

const document = gql`
  mutation Swipe {
    swipe
  }
`;

/** A network that answers on demand and records the operations. */
function slowNetwork() {
  const asked: string[] = [];
  const answers = new Map<string, (failed?: boolean) => void>();
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = String(operation.getContext().name);
        asked.push(name);
        answers.set(name, (failed = false) => {
          if (failed) return observer.error(new Error(name));
          observer.next({ data: { swipe: name } });
          observer.complete();
        });
      }),
  );
  return { asked, answer: (name: string, failed?: boolean) => answers.get(name)?.(failed), link };
}

function setUp() {
  const network = slowNetwork();
  const link = createSerialLink().concat(network.link);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const send = (name: string, queue?: string) =>
    firstValueFrom(execute(link, { query: document, context: { name, queue } }, { client }));
  return { ...network, send };
}

const flushed = () => new Promise((resolve) => setTimeout(resolve));

it('sends one at a time, in order', async () => {
  const { asked, answer, send } = setUp();
  void send('pass', 'swipe');
  void send('undo', 'swipe');
  void send('view');
  await flushed();
  expect(asked).toEqual(['view', 'pass']);
  answer('pass');
  await flushed();
  expect(asked).toEqual(['view', 'pass', 'undo']);
});

it('goes on after a failure, and tells it to its own caller only', async () => {
  const { asked, answer, send } = setUp();
  const like = send('like', 'swipe');
  const pass = send('pass', 'swipe');
  await flushed();
  answer('like', true);
  await expect(like).rejects.toThrow('like');
  await flushed();
  expect(asked).toEqual(['like', 'pass']);
  answer('pass');
  await expect(pass).resolves.toEqual({ data: { swipe: 'pass' } });
});
