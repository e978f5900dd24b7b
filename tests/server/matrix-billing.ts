/** Rows of the field x role table for billing. */
import {
  closed,
  errorFields,
  forAdmin,
  type Here,
  open,
  own,
  type RootRow,
  type TypeRow,
  turnedAway,
} from './matrix-cells.ts';

const START = 'startCheckout(input: { plan: DIAMOND })';
const PORTAL = 'openCustomerPortal(input: {})';
const PUBLISH = 'publishPlans(input: { isDryRun: true })';

/** Only the subject is a customer at the payment provider. */
async function forgotten({ app, me, subject }: Here): Promise<void> {
  if (me.id !== subject.id) await app.db.deleteFrom('billingCustomers').where('userId', '=', me.id).execute();
}

/** Everybody is one. */
async function known({ app, me }: Here): Promise<void> {
  await app.db
    .insertInto('billingCustomers')
    .values({ userId: me.id, customerId: `cus_${me.id}`, createdAt: app.clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function portal(here: Here): Promise<string> {
  await known(here);
  const { state } = here.stripe.world;
  const [anybody] = Object.values(state.customers);
  const customerId = `cus_${here.me.id}`;
  if (anybody !== undefined) state.customers[customerId] ??= { ...anybody, id: customerId };
  return `mutation { ${PORTAL} { @@ } }`;
}

export const rootRows: Record<string, RootRow> = {
  'Query.plans': { ask: () => 'plans { id }', row: open('value') },
  'Query.checkoutMode': { ask: () => 'checkoutMode', row: open('value') },
  'Mutation.startCheckout': {
    ask: async (here) => {
      await forgotten(here);
      return START;
    },
    row: closed('StartCheckoutSuccess', { self: 'HasSubscription' }),
  },
  'Mutation.openCustomerPortal': {
    ask: async (here) => {
      await forgotten(here);
      return PORTAL;
    },
    row: closed('NotAvailable', { self: 'OpenCustomerPortalSuccess' }),
  },
  'Mutation.publishPlans': { ask: () => PUBLISH, row: forAdmin('PublishPlansSuccess', 'FORBIDDEN') },
};

const buyer = own('hidden', { self: 'value' });

export const typeRows: Record<string, TypeRow> = {
  Plan: {
    ask: () => 'query { plans { @@ } }',
    at: 'plans.0',
    fields: 'id name tier price isMostPopular features trialDays prepaid',
    row: open('value'),
  },
  Money: {
    ask: () => 'query { plans { price { @@ } } }',
    at: 'plans.0.price',
    fields: 'amountMinor currency',
    row: open('value'),
  },
  PlanSubscription: {
    ask: () => 'query { viewer { plan { subscription { @@ } } } }',
    at: 'viewer.plan.subscription',
    fields: 'id plan state currentPeriodEndsAt isCancelled graceEndsAt nextPayment',
    row: buyer,
    // Nothing failed to be paid.
    except: { graceEndsAt: { self: 'null' } },
  },
  LaunchDiscount: {
    ask: () => 'query { viewer { launchDiscount { @@ } } }',
    at: 'viewer.launchDiscount',
    fields: 'percentOff months',
    row: buyer,
  },
  Payment: {
    ask: async ({ app }) => {
      // The newest is one of a subscription.
      await app.db.deleteFrom('billingInvoices').where('subscriptionId', 'is', null).execute();
      return 'query { viewer { payments { @@ } } }';
    },
    at: 'viewer.payments.0',
    fields: 'id createdAt amount state invoiceUrl isPrepaid',
    row: buyer,
  },
  StartCheckoutSuccess: {
    ask: async (here) => {
      await forgotten(here);
      return `mutation { ${START} { @@ } }`;
    },
    at: 'startCheckout',
    fields: 'url hasTrial',
    row: closed('value', { self: 'hidden' }),
  },
  HasSubscription: {
    ask: async (here) => {
      await forgotten(here);
      return `mutation { ${START} { @@ } }`;
    },
    at: 'startCheckout',
    fields: errorFields,
    row: closed('hidden', { self: 'value' }),
  },
  OpenCustomerPortalSuccess: { ask: portal, at: 'openCustomerPortal', fields: 'url', row: closed('value') },
  PaymentsUnavailable: {
    ask: async (here) => {
      const document = await portal(here);
      here.stripe.refusals = here.role in turnedAway ? 0 : 1;
      return document;
    },
    at: 'openCustomerPortal',
    fields: errorFields,
    row: closed('value'),
  },
  PublishPlansSuccess: {
    ask: () => `mutation { ${PUBLISH} { @@ } }`,
    at: 'publishPlans',
    fields: 'isDryRun prices',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  PublishedPrice: {
    ask: () => `mutation { ${PUBLISH} { ... on PublishPlansSuccess { prices { @@ } } } }`,
    at: 'publishPlans.prices.0',
    fields: 'plan isNew priceId',
    row: forAdmin('value', 'FORBIDDEN'),
  },
};
