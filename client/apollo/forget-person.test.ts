import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { forgetMatch, forgetPerson } from './forget-person.ts';

const query = gql`
  query Everything {
    viewer { id
      matches(first: 20) { edges { cursor node { id profile { id fullName } } } pageInfo { hasNextPage } }
      likers(first: 20) { edges { cursor node { id profile { id fullName } } } pageInfo { hasNextPage } }
      blockedProfiles(first: 20) { edges { cursor node { id } } pageInfo { hasNextPage } }
      match(id: "m1") { id profile { id } } }
    deck { profiles { id fullName } }
  }
`;

const person = (id: string) => ({ __typename: 'Profile', id, fullName: id });
const match = (id: string, whom: string) => ({ __typename: 'Match', id, profile: person(whom) });
const liker = (id: string, whom: string) => ({ __typename: 'Liker', id, profile: person(whom) });
const edge = (node: object) => ({ __typename: 'Edge', cursor: '', node });
type Edges = { edges: { node: { id: string } }[] };
const pageInfo = { __typename: 'PageInfo', hasNextPage: false };

test('who was blocked leaves the deck, the matches and those who like the viewer, and the list of blocked people is asked for anew', () => {
  const cache = createCache();
  cache.writeQuery({
    query,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'ada',
        matches: {
          __typename: 'MatchConnection',
          edges: [match('m1', 'bola'), match('m2', 'chidi')].map(edge),
          pageInfo,
        },
        likers: {
          __typename: 'LikerConnection',
          edges: [liker('l1', 'dayo'), liker('l2', 'bola')].map(edge),
          pageInfo,
        },
        blockedProfiles: { __typename: 'BlockedProfileConnection', edges: [], pageInfo },
        match: match('m1', 'bola'),
      },
      deck: { __typename: 'Deck', profiles: [person('bola'), person('dayo')] },
    },
  });
  forgetPerson(cache, 'bola');

  const { result, complete } = cache.diff<{
    viewer: { matches: Edges; likers: Edges; blockedProfiles?: object; match?: object };
    deck: { profiles: { id: string }[] };
  }>({ query, optimistic: false, returnPartialData: true });
  expect(complete).toBe(false);
  expect(result?.viewer?.matches?.edges?.map((each) => each?.node?.id)).toEqual(['m2']);
  expect(result?.viewer?.likers?.edges?.map((each) => each?.node?.id)).toEqual(['l1']);
  expect(result?.deck?.profiles?.map((each) => each?.id)).toEqual(['dayo']);
  expect(result?.viewer?.blockedProfiles).toBeUndefined();
  expect(result?.viewer?.match).toEqual({});
  expect(JSON.stringify(cache.extract())).not.toContain('"fullName":"bola"');
});

test('a match that is over leaves the lists with its conversation, and nobody else goes with it', () => {
  const cache = createCache();
  const thread = gql`
    query Thread {
      viewer { id
        matches(first: 20) { edges { cursor node { id profile { id fullName } } } pageInfo { hasNextPage } }
        match(id: "m1") { id messages(last: 5) { edges { cursor node { id seq content } } pageInfo { hasNextPage } } } }
      deck { profiles { id fullName } }
    }
  `;
  cache.writeQuery({
    query: thread,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'ada',
        matches: {
          __typename: 'MatchConnection',
          edges: [match('m1', 'bola'), match('m2', 'chidi')].map(edge),
          pageInfo,
        },
        match: {
          __typename: 'Match',
          id: 'm1',
          messages: {
            __typename: 'MessageConnection',
            edges: [edge({ __typename: 'Message', id: 'x1', seq: 1, content: 'a secret' })],
            pageInfo,
          },
        },
      },
      deck: { __typename: 'Deck', profiles: [person('bola'), person('dayo')] },
    },
  });
  forgetMatch(cache, 'm1');

  const { result } = cache.diff<{ viewer: { matches: Edges }; deck: { profiles: { id: string }[] } }>({
    query: thread,
    optimistic: false,
    returnPartialData: true,
  });
  expect(result?.viewer?.matches?.edges?.map((each) => each?.node?.id)).toEqual(['m2']);
  expect(result?.deck?.profiles?.map((each) => each?.id)).toEqual(['bola', 'dayo']);
  expect(JSON.stringify(cache.extract())).not.toContain('a secret');
});
