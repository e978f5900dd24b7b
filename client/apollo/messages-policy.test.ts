import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

const thread = gql`
  query Thread($first: Int, $after: String, $last: Int, $before: String) {
    viewer {
      id
      match(id: "m") {
        id
        messages(first: $first, after: $after, last: $last, before: $before) {
          edges { cursor node { id seq } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }
    }
  }
`;
const live = gql`
  fragment Live on Match { id messages { edges { cursor node { id seq } } } }
`;

const edge = (seq: number, cursor = `c${seq}`) => ({
  __typename: 'MessageEdge',
  cursor,
  node: { __typename: 'Message', id: `id-${seq}`, seq },
});
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => edge(from + index));

type Read = { viewer: { match: { messages: { edges: { node: { seq: number } }[]; pageInfo: object } } } };

function chat() {
  const cache = createCache();
  return {
    page(variables: object, edges: object[], info: { hasNextPage: boolean; hasPreviousPage: boolean }) {
      const pageInfo = { __typename: 'PageInfo', startCursor: null, endCursor: null, ...info };
      const messages = { __typename: 'MessageConnection', edges, pageInfo };
      const data = { viewer: { __typename: 'Viewer', id: 'v', match: { __typename: 'Match', id: 'm', messages } } };
      cache.writeQuery({ query: thread, variables, data });
    },
    arrives(seq: number) {
      const messages = { __typename: 'MessageConnection', edges: [edge(seq, '')] };
      cache.writeFragment({ id: 'Match:m', fragment: live, data: { __typename: 'Match', id: 'm', messages } });
    },
    read() {
      const messages = cache.readQuery<Read>({ query: thread, variables: {} })?.viewer.match.messages;
      return { seqs: messages?.edges.map((each) => each.node.seq), ...messages?.pageInfo };
    },
  };
}

it('keeps live messages and the catch-up once each, in order, whatever comes first', () => {
  const { page, arrives, read } = chat();
  page({ last: 3 }, span(8, 10), { hasNextPage: false, hasPreviousPage: true });
  arrives(14);
  arrives(13);
  page({ first: 100, after: 'c10' }, span(11, 14), { hasNextPage: false, hasPreviousPage: true });
  arrives(14);
  expect(read()).toMatchObject({
    seqs: [8, 9, 10, 11, 12, 13, 14],
    hasPreviousPage: true,
    hasNextPage: false,
    endCursor: 'c14',
  });
});

it('grows backwards and knows its first page', () => {
  const { page, read } = chat();
  page({ last: 3 }, span(4, 6), { hasNextPage: false, hasPreviousPage: true });
  page({ last: 3, before: 'c4' }, span(1, 3), { hasNextPage: true, hasPreviousPage: false });
  expect(read()).toMatchObject({
    seqs: [1, 2, 3, 4, 5, 6],
    hasPreviousPage: false,
    hasNextPage: false,
    startCursor: 'c1',
  });
});

it('begins anew when the newest page does not touch what is known', () => {
  const { page, read } = chat();
  page({ last: 3 }, span(1, 3), { hasNextPage: false, hasPreviousPage: false });
  page({ last: 3 }, span(40, 42), { hasNextPage: false, hasPreviousPage: true });
  expect(read()).toMatchObject({ seqs: [40, 41, 42], hasPreviousPage: true });
});

it('drops an earlier page that was asked for before the thread restarted, which would hide the messages between', () => {
  const { page, read } = chat();
  page({ last: 30 }, span(31, 60), { hasNextPage: false, hasPreviousPage: true });
  page({ last: 30 }, span(71, 100), { hasNextPage: false, hasPreviousPage: true });
  page({ last: 30, before: 'c31' }, span(1, 30), { hasNextPage: true, hasPreviousPage: false });
  expect(read()).toMatchObject({ seqs: span(71, 100).map(({ node }) => node.seq), hasPreviousPage: true });
  page({ last: 10, before: 'c71' }, span(61, 70), { hasNextPage: true, hasPreviousPage: true });
  expect(read().seqs?.[0]).toBe(61);
});

it('restarts too when a live message came before the newest page', () => {
  const { page, arrives, read } = chat();
  page({ last: 30 }, span(31, 60), { hasNextPage: false, hasPreviousPage: true });
  arrives(100);
  page({ last: 30 }, span(71, 100), { hasNextPage: false, hasPreviousPage: true });
  expect(read().seqs?.[0]).toBe(71);
});

it('keeps what came live after the last page, without a gap, when the newest page comes again', () => {
  const { page, arrives, read } = chat();
  page({ last: 3 }, span(8, 10), { hasNextPage: false, hasPreviousPage: true });
  for (const seq of [11, 12, 13, 14]) arrives(seq);
  page({ last: 3 }, span(12, 14), { hasNextPage: false, hasPreviousPage: true });
  expect(read().seqs).toEqual([8, 9, 10, 11, 12, 13, 14]);
});
