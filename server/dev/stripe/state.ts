/** What the local double of Stripe knows, and the file that it lies in. Instants are seconds, as Stripe has them. */
import { readFile } from 'node:fs/promises';
import { writeWhole } from '#server/ports/files.ts';
import type { ReadCard } from './cards.ts';

export type Metadata = Record<string, string>;
export type TestCustomer = {
  id: string;
  email: string;
  metadata: Metadata;
  cardId: string | null;
  /** What they have to their credit, below nought. */
  balance?: number;
  created: number;
};
/** Nothing of the number but its end and a hash. `failsLater`: the first payment works and no other does. */
export type TestCard = {
  id: string;
  customerId: string;
  brand: string;
  last4: string;
  fingerprint: string;
  failsLater: boolean;
  created: number;
};
export type TestProduct = { id: string; name: string; metadata: Metadata; created: number };
export type TestPrice = {
  id: string;
  productId: string;
  lookupKey: string | null;
  amount: number;
  currency: string;
  metadata: Metadata;
  created: number;
};
export type TestCoupon = { id: string; name: string | null; percentOff: number; months: number; created: number };
export type TestSession = {
  id: string;
  customerId: string;
  priceId: string;
  referenceId: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  trialDays: number | null;
  couponId: string | null;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
  invoiceId: string | null;
  /** The card about which its bank asks. */
  bank?: ReadCard | null;
  /** The subscription that waits for the bank, not told of by the page yet. */
  pendingId?: string;
  expiresAt: number;
  created: number;
};
/** Which prices the portal sells; what else it does is as it was published. */
export type TestPortalConfiguration = {
  id: string;
  features: Record<string, unknown>;
  prices: string[];
  metadata: Metadata;
  created: number;
};
export type TestPortal = {
  id: string;
  customerId: string;
  returnUrl: string;
  change: { subscriptionId: string; priceId: string } | null;
  created: number;
};
export type TestSubscription = {
  id: string;
  itemId: string;
  customerId: string;
  priceId: string;
  cardId: string;
  metadata: Metadata;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  periodStart: number;
  periodEnd: number;
  /** The day of the month on which it is paid for is that of this instant. */
  anchor: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  discount: { id: string; couponId: string; start: number; end: number } | null;
  latestInvoiceId: string | null;
  created: number;
};
export type TestInvoice = {
  id: string;
  number: string;
  customerId: string;
  subscriptionId: string;
  priceId: string;
  subtotal: number;
  /** Less the discount; below nought it becomes credit. */
  total?: number;
  /** What is to be paid, less the credit. */
  amount: number;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  isRefunded?: boolean;
  created: number;
};
/** Waits until the server has taken it. */
export type TestEvent = { id: string; type: string; body: string };
type Answer = { asked: string; status: number; body: string; at: number };

export type TestState = {
  customers: Record<string, TestCustomer>;
  cards: Record<string, TestCard>;
  products: Record<string, TestProduct>;
  prices: Record<string, TestPrice>;
  coupons: Record<string, TestCoupon>;
  sessions: Record<string, TestSession>;
  portals: Record<string, TestPortal>;
  portalConfigurations: Record<string, TestPortalConfiguration>;
  subscriptions: Record<string, TestSubscription>;
  invoices: Record<string, TestInvoice>;
  events: TestEvent[];
  /** By idempotency key. */
  answers: Record<string, Answer>;
};

/** The state with what makes time and ids: all that the double's parts need. */
export type World = { state: TestState; now: () => number; newId: (prefix: string) => string; publicUrl: string };

const DAY = 86_400;

/** Without a prototype: ids come from outside. */
const rows = <T>(of: Record<string, T> = {}): Record<string, T> => Object.assign(Object.create(null), of);

/** The state of which these rows are known. */
export function stateOf(given: Partial<TestState>): TestState {
  return {
    customers: rows(given.customers),
    cards: rows(given.cards),
    products: rows(given.products),
    prices: rows(given.prices),
    coupons: rows(given.coupons),
    sessions: rows(given.sessions),
    portals: rows(given.portals),
    portalConfigurations: rows(given.portalConfigurations),
    subscriptions: rows(given.subscriptions),
    invoices: rows(given.invoices),
    events: given.events ?? [],
    answers: rows(given.answers),
  };
}

/** What the file holds; nothing yet when there is none. */
export async function readState(file: string): Promise<TestState> {
  try {
    return stateOf(JSON.parse(await readFile(file, 'utf8')) as Partial<TestState>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return stateOf({});
    throw new Error(`${file} cannot be read. Delete it to begin the test payments anew.`);
  }
}

/** Writes the state as it is now; idempotency keys are forgotten after a day, as at Stripe. */
export async function writeState(file: string, state: TestState, now: number): Promise<void> {
  for (const [key, { at }] of Object.entries(state.answers)) if (at < now - DAY) delete state.answers[key];
  await writeWhole(file, `${JSON.stringify(state, null, 1)}\n`, 0o600);
}
