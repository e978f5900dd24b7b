/** The state of the Stripe double and its file. Instants are in seconds since the epoch, as at Stripe. */
import { readFile } from 'node:fs/promises';
import { writeWhole } from '#server/ports/files.ts';
import type { ReadCard } from '../payments/cards.ts';

type Metadata = Record<string, string>;
export type TestCustomer = {
  id: string;
  email: string;
  metadata: Metadata;
  cardId: string | null;
  /** The customer's credit, as a negative amount. */
  balance?: number;
  created: number;
};
/** Keeps only the last digits and a hash of the number. `failsLater`: the first payment works, later ones fail. */
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
  /** The card whose bank still has to confirm. */
  bank?: ReadCard | null;
  /** The incomplete subscription that waits for the bank. The session does not reveal it yet. */
  pendingId?: string;
  expiresAt: number;
  created: number;
};
/** `prices`: the prices that the portal sells. `features` are stored as published. */
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
  /** Payments fall on this instant's day of the month. */
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
  /** The subtotal minus the discount. A negative total becomes credit. */
  total?: number;
  /** The total to pay, minus the credit. */
  amount: number;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  isRefunded?: boolean;
  created: number;
};
/** An event that the server has not accepted yet. */
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

/** The state with its clock and id generator; every part of the double gets it. */
export type World = { state: TestState; now: () => number; newId: (prefix: string) => string; publicUrl: string };

const DAY = 86_400;

/** Without a prototype, because ids come from outside. */
const rows = <T>(of: Record<string, T> = {}): Record<string, T> => Object.assign(Object.create(null), of);

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

/** Reads the state from its file; an empty state if there is none. Throws if the file is unreadable. */
export async function readState(file: string): Promise<TestState> {
  try {
    return stateOf(JSON.parse(await readFile(file, 'utf8')) as Partial<TestState>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return stateOf({});
    throw new Error(`${file} cannot be read. Delete it to begin the test payments anew.`);
  }
}

/** Writes the state. Deletes idempotency keys older than a day, as Stripe does. */
export async function writeState(file: string, state: TestState, now: number): Promise<void> {
  for (const [key, { at }] of Object.entries(state.answers)) if (at < now - DAY) delete state.answers[key];
  await writeWhole(file, `${JSON.stringify(state, null, 1)}\n`, 0o600);
}
