import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { forgetPerson } from './forget-person.ts';

const query = gql`
  query Everything {
    viewer { id
      matches(first: 20) { edges { cursor node { id profile { id fullName } } } pageInfo { hasNextPage } }
      blockedProfiles(first: 20) { edges { cursor node { id } } pageInfo { hasNextPage } }
      match(id: "m1") { id profile { id } } }
    deck { profiles { id fullName } }
  }
`;

const person = (id: string) => ({ __typename: 'Profile', id, fullName: id });
const match = (id: string, whom: string) => ({ __typename: 'Match', id, profile: person(whom) });
const edge = (node: object) => ({ __typename: 'Edge', cursor: '', node });
const pageInfo = { __typename: 'PageInfo', hasNextPage: false };

test('who was blocked leaves the deck and the matches, and the list of blocked people is asked for anew', () => {
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
        blockedProfiles: { __typename: 'BlockedProfileConnection', edges: [], pageInfo },
        match: match('m1', 'bola'),
      },
      deck: { __typename: 'Deck', profiles: [person('bola'), person('dayo')] },
    },
  });
  forgetPerson(cache, 'bola');

  const { result, complete } = cache.diff<{
    viewer: { matches: { edges: { node: { id: string } }[] }; blockedProfiles?: object; match?: object };
    deck: { profiles: { id: string }[] };
  }>({ query, optimistic: false, returnPartialData: true });
  expect(complete).toBe(false);
  expect(result?.viewer?.matches?.edges?.map((each) => each?.node?.id)).toEqual(['m2']);
  expect(result?.deck?.profiles?.map((each) => each?.id)).toEqual(['dayo']);
  expect(result?.viewer?.blockedProfiles).toBeUndefined();
  expect(result?.viewer?.match).toEqual({});
  expect(JSON.stringify(cache.extract())).not.toContain('"fullName":"bola"');
});
