/** Rows of the field x role table for plans that are paid once. */
import { closed, type Here, open, own, type RootRow, type TypeRow } from './matrix-cells.ts';

const START = 'startPrepaidCheckout(input: { plan: DIAMOND, term: WEEK })';

/** The one order of somebody, paid a moment ago, whose plan waits. */
async function waiting({ app, subject }: Here): Promise<string> {
  const [id, entitlementId, now] = [crypto.randomUUID(), crypto.randomUUID(), app.clock.now()];
  const ahead = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
  const kind = { userId: subject.id, plan: 'soul' };
  const times = { startsAt: ahead(1), endsAt: ahead(8), createdAt: now };
  const none = { renewsAt: null, subscriptionId: null };
  await app.db.deleteFrom('entitlements').where('source', '=', 'prepaid').execute();
  await app.db.deleteFrom('prepaidOrders').execute();
  await app.db
    .insertInto('entitlements')
    .values({ ...kind, ...times, ...none, id: entitlementId, source: 'prepaid', isTrial: false })
    .execute();
  const paid = { state: 'paid', term: 'week', amountMinor: 136_100, paidMinor: 136_100, paidAt: now, refundMinor: 0 };
  await app.db
    .insertInto('prepaidOrders')
    .values({
      ...kind,
      ...paid,
      id,
      entitlementId,
      refusal: null,
      url: null,
      expiresAt: now,
      readNumber: '0',
      createdAt: now,
    })
    .execute();
  return id;
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
