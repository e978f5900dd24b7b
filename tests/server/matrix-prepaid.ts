/** Rows of the field x role table for plans that are paid once. */
import { waitingPlan } from '#tests/factories/prepaid.ts';
import { closed, type Here, open, own, type RootRow, type TypeRow } from './matrix-cells.ts';

const START = 'startPrepaidCheckout(input: { plan: DIAMOND, term: WEEK })';

/** The one plan of the subject that waits. */
async function waiting({ app, subject }: Here): Promise<string> {
  const bought = app.db.deleteFrom('entitlements').where('source', '=', 'checkout');
  await bought.where('subscriptionId', 'is', null).execute();
  await app.db.deleteFrom('prepaidOrders').execute();
  return waitingPlan(app, subject.id);
}

const back = async (here: Here): Promise<string> => `returnPrepaidPlan(input: { id: "${await waiting(here)}" })`;

/** The subject has a subscription that renews. */
export const rootRows: Record<string, RootRow> = {
  'Query.prepaidMode': { ask: () => 'prepaidMode', row: open('value') },
  'Mutation.startPrepaidCheckout': {
    ask: () => START,
    row: closed('StartPrepaidCheckoutSuccess', { self: 'HasSubscription' }),
  },
  'Mutation.returnPrepaidPlan': { ask: back, row: closed('NotAvailable', { self: 'ReturnPrepaidPlanSuccess' }) },
};

export const typeRows: Record<string, TypeRow> = {
  PrepaidOffer: {
    ask: () => 'query { plans { prepaid { @@ } } }',
    at: 'plans.0.prepaid.0',
    fields: 'term days price',
    row: open('value'),
  },
  PrepaidPlan: {
    ask: async (here) => {
      await waiting(here);
      return 'query { viewer { prepaidPlans { @@ } } }';
    },
    at: 'viewer.prepaidPlans.0',
    fields: 'id plan term startsAt endsAt returnableUntil',
    row: own('hidden', { self: 'value' }),
  },
  StartPrepaidCheckoutSuccess: {
    ask: () => `mutation { ${START} { @@ } }`,
    at: 'startPrepaidCheckout',
    fields: 'url startsAt',
    row: closed('value', { self: 'hidden' }),
  },
  ReturnPrepaidPlanSuccess: {
    ask: async (here) => `mutation { ${await back(here)} { @@ } }`,
    at: 'returnPrepaidPlan',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
};
