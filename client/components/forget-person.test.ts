import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { forgetPerson } from './forget-person.ts';

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
