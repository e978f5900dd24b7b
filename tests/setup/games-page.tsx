import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { expect, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { Component as GamePage } from '#client/features/games/GamePage.tsx';
import { Component as GamesPage } from '#client/features/games/GamesPage.tsx';
import { paths } from '#rules/paths.ts';

type Asked = {
  variables: { input?: Record<string, unknown> };
  answer: (data: object) => Promise<void>;
  fail: () => Promise<void>;
};

export type GamesOnScreen = {
  place: HTMLElement;
  /** The last request of this operation. */
  of: (operation: string) => Asked;
  hasAsked: (operation: string) => boolean;
  press: (label: string) => Promise<void>;
  button: (label: string) => HTMLButtonElement | undefined;
  heading: () => string | null | undefined;
  leave: () => Promise<void>;
};

/** The pages of the games at an address, with a server that answers what the test gives. */
export async function openGames(path: string): Promise<GamesOnScreen> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const asked = new Map<string, Asked>();
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.set(operationName, {
          variables,
          answer: (data) =>
            act(async () => {
              observer.next({ data: data as Record<string, unknown> });
              observer.complete();
              // The games with cards are a part of their own.
              await vi.dynamicImportSettled();
            }),
          fail: () => act(async () => observer.error(new TypeError('Failed to fetch'))),
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  const place = document.createElement('div');
  document.body.append(place);
  const root: Root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={paths.games} element={<GamesPage />} />
            <Route path={paths.game} element={<GamePage />} />
          </Routes>
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
  const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
  const button = (label: string) => [...place.querySelectorAll('button')].find((each) => nameOf(each) === label);
  return {
    place,
    of: (operation) => asked.get(operation) ?? expect.fail(`nobody asked for ${operation}`),
    hasAsked: (operation) => asked.has(operation),
    button,
    press: (label) => act(async () => (button(label) ?? expect.fail(`no button ${label}`)).click()),
    heading: () => place.querySelector('h2')?.textContent,
    async leave() {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}

/** The viewer as the games ask for them: on the free plan unless the abilities say otherwise. */
export const player = ({ used = 0, abilities = [] as string[] } = {}) => ({
  __typename: 'Viewer',
  id: 'me',
  plan: { __typename: 'HeldPlan', abilities },
  gamePlays: {
    __typename: 'GamePlays',
    used,
    limit: abilities.length > 0 ? null : 5,
    resetsAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  },
});

/** A round that was dealt, as playGame answers it. */
export const dealt = (deal: object, viewer: object = player(), id = 'round-1') => ({
  playGame: { __typename: 'PlayGameSuccess', play: { __typename: 'GamePlay', id, deal }, viewer },
});

export const platinum = ['GOLD_GAMES', 'PLATINUM_GAMES'];
