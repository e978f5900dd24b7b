import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { UpsellContent } from './UpsellContent.tsx';

let root: Root;
let place: HTMLElement;
/** The server's trial value; null before the answer. */
let trial: string | null;

beforeAll(() => import('#client/ui/ModalDialog.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

async function open(): Promise<void> {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (trial === null) return;
        observer.next({ data: { viewer: { __typename: 'Viewer', id: 'v', trial } } });
        observer.complete();
      }),
  );
  await act(async () =>
    root.render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <MemoryRouter>
          <UpsellContent topic="likes" open onOpenChange={() => undefined} />
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
}

it.each([
  ['AVAILABLE', 'Your first plan begins with 30 days free. Cancel anytime.'],
  ['EMAIL_UNVERIFIED', 'Confirm your email first for 30 days free. Without it payment starts today.'],
  ['USED', 'Paid from its first day, one month at a time. Cancel anytime.'],
])('promises what the checkout will do: %s', async (state, words) => {
  trial = state;
  await open();
  await eventually(() => expect(document.body.textContent).toContain(words));
});

it('promises no free days before it knows', async () => {
  trial = null;
  await open();
  await eventually(() => expect(document.body.textContent).toContain('Cancel anytime.'));
  expect(document.body.textContent).not.toContain('days free');
});
