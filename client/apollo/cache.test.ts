import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

it('renews a plan for each query that holds a part of it', () => {
  const cache = createCache();
  const gate = gql`
    query Gate {
      viewer {
        id
        plan {
          abilities
        }
      }
    }
  `;
  const page = gql`
    query Page {
      viewer {
        id
        plan {
          name
          trialEndsAt
          subscription {
            id
          }
        }
      }
    }
  `;
  const holds = (query: typeof gate, plan: object) =>
    cache.writeQuery({
      query,
      data: { viewer: { __typename: 'Viewer', id: 'me', plan: { __typename: 'HeldPlan', ...plan } } },
    });
  const held = (query: typeof gate) => cache.readQuery<{ viewer: { plan: object } }>({ query })?.viewer.plan;
  holds(gate, { abilities: [] });
  holds(page, { name: null, trialEndsAt: null, subscription: null });
  expect(held(gate)).toMatchObject({ abilities: [] });

  const subscription = { __typename: 'PlanSubscription', id: 's' };
  holds(gql`{ viewer { id plan { name abilities subscription { id } } } }`, {
    ...{ name: 'GOLD', abilities: ['CALLS'], subscription },
  });
  expect(held(gate)).toMatchObject({ abilities: ['CALLS'] });
  expect(held(page)).toMatchObject({ name: 'GOLD', trialEndsAt: null, subscription: { id: 's' } });
});
