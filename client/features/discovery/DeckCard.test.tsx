import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { deckOf } from '#tests/setup/deck-answer.ts';
import { DeckCard } from './DeckCard.tsx';
import { BrowsePageDocument, type DeckCard_ProfileFragment } from './discovery.generated.ts';

let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
  client.writeQuery({ query: BrowsePageDocument, data: deckOf('Ada') as never });
  const profile = { __typename: 'Profile', id: 'Ada' } as unknown as FragmentType<DeckCard_ProfileFragment>;
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <DeckCard profile={profile} />
      </ApolloProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.restoreAllMocks();
});

it.each([
  ['smooth', false],
  ['instant', true],
] as const)('the button beside the name leads to the details, %s', (behavior, matches) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  page.querySelector<HTMLElement>('button[aria-label="More about Ada"]')?.click();
  const details = page.querySelector('section[aria-label="More about Ada"]');
  expect(scroll.mock.contexts).toEqual([details]);
  expect(scroll).toHaveBeenCalledWith({ behavior });
  expect(document.activeElement).toBe(details);
});
