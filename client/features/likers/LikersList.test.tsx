import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { paths } from '#rules/paths.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { LikersList } from './LikersList.tsx';

const { toast } = hearToasts();

const nobody = { location: '', isVerified: false, activity: null, distanceText: null, visiting: null };
const somewhere: Record<string, object> = {
  Ada: { location: 'Festac, Lagos', distanceText: '9 km away' },
  Bola: { location: 'Kano', distanceText: '834 km away', visiting: 'Ibadan' },
  Chidi: { location: 'Yaba, Lagos' },
};
const liker = (name: string) => ({
  __typename: 'LikerEdge',
  cursor: name,
  node: {
    __typename: 'Liker',
    id: `like of ${name}`,
    createdAt: '2026-05-05T12:00:00.000Z',
    profile: {
      ...{ __typename: 'Profile', id: name, fullName: name, age: 30, compatibility: null, avatar: null },
      ...{ ...nobody, ...somewhere[name] },
    },
  },
});
const pageInfo = {
  __typename: 'PageInfo',
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
};
const list = {
  viewer: {
    __typename: 'Viewer',
    id: 'me',
    likers: { __typename: 'LikerConnection', edges: ['Ada', 'Bola', 'Chidi'].map(liker), pageInfo },
  },
};

/** The answer functions of the pending requests, by operation and person. */
let asked: Map<string, (data: Record<string, unknown>) => Promise<void>>;
let root: Root;
let place: HTMLElement;
let path: string;

function Place() {
  path = useLocation().pathname;
  return null;
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = new Map();
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.set([operationName, variables.input?.profileId ?? ''].join(' ').trim(), (data) =>
          act(async () => {
            observer.next({ data });
            observer.complete();
          }),
        );
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[paths.whoLikesYou]}>
          <Place />
          <LikersList />
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
  await asked.get('LikersPage')?.(list);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const button = (label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
const press = (label: string) => act(async () => button(label)?.click());
/** The labels of the buttons that match a selector, for example busy or disabled ones. */
const labels = (selector: string) =>
  [...place.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
const answer = (to: string, data: Record<string, unknown>) => asked.get(to)?.(data) ?? expect.fail(`no ${to}`);
const liked = (match: object | null) => ({
  likeProfile: { __typename: 'LikeProfileSuccess', match, viewer: { __typename: 'Viewer', id: 'me', likesLeft: null } },
});

it('says the distance before the area, which can be cut', () => {
  const lines = [...place.querySelectorAll('h2 + p')].map((line) => line.textContent);
  expect(lines).toEqual(['9 km away · Festac, Lagos', '834 km away · Visiting Ibadan', 'Yaba, Lagos']);
});

it('shows each answer under way on its own card, until that one is answered', async () => {
  await press('Like Back Ada');
  expect(labels('[aria-busy]')).toEqual(['Like Back Ada']);
  await press('Pass Bola');
  expect(labels('[aria-busy]')).toEqual(['Like Back Ada', 'Pass Bola']);
  expect(labels(':disabled')).toEqual(['Pass Ada', 'Like Back Bola']);

  const refusal = { __typename: 'LimitReached', message: 'No likes left' };
  await answer('LikeBack Ada', { likeProfile: refusal });
  expect(labels('[aria-busy]')).toEqual(['Pass Bola']);
  expect(labels(':disabled')).toEqual(['Like Back Bola']);
  await answer('PassLiker Bola', {
    passProfile: { __typename: 'PassProfileSuccess', viewer: { __typename: 'Viewer', id: 'me' } },
  });
  expect(labels('[aria-busy], :disabled')).toEqual([]);
  expect(button('Like Back Bola')).toBeNull();
});

it('says so when a like back is no match, and stays', async () => {
  await press('Like Back Ada');
  await answer('LikeBack Ada', liked(null));
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Your like is saved',
    description: 'You are not matched with this person at the moment.',
    tone: 'info',
  });
  expect(path).toBe(paths.whoLikesYou);
  expect(button('Like Back Ada')).toBeNull();
});

it('leads to the matches when it is one', async () => {
  await press('Like Back Ada');
  await answer('LikeBack Ada', liked({ __typename: 'Match', id: 'm1' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: "It's a match!",
    description: 'You can now chat with this person',
    tone: 'success',
  });
  expect(path).toBe(paths.matches);
});
