import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Observable, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { useStartAgain } from './use-start-again.ts';

let done: string[];
let startAgain: ReturnType<typeof useStartAgain>['startAgain'];
let root: Root;

function Probe() {
  ({ startAgain } = useStartAgain(() => {
    done.push('the reply ends');
    return () => done.push('it comes back');
  }));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  done = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  clearToasts();
});

/** Starts again with this answer of the server; resolves to true if the conversation was deleted. */
async function start(answer: () => Observable<{ data: object }>): Promise<boolean> {
  const link = new ApolloLink(() => {
    done.push('the server is asked');
    return answer();
  });
  act(() =>
    root.render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <Probe />
      </ApolloProvider>,
    ),
  );
  return act(() => startAgain('first-message', 'c1'));
}

it('ends the reply before its conversation is deleted, so that it is no failure', async () => {
  const deleteCompanionConversation = { __typename: 'DeleteCompanionConversationSuccess' };
  expect(await start(() => of({ data: { deleteCompanionConversation } }))).toBe(true);
  expect(done).toEqual(['the reply ends', 'the server is asked']);
});

it('takes that back when the conversation could not be deleted', async () => {
  expect(await start(() => throwError(() => new TypeError('Failed to fetch')))).toBe(false);
  expect(done).toEqual(['the reply ends', 'the server is asked', 'it comes back']);
});
