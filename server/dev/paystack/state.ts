/** The state of the Paystack double and its file. Amounts in kobo, instants as ISO texts, as at Paystack. */
import { readFile } from 'node:fs/promises';
import { writeWhole } from '#server/ports/files.ts';

export const transferChannels = ['bank_transfer', 'ussd', 'mobile_money', 'bank', 'qr'] as const;
export const channels = [...transferChannels, 'card'] as const;
export type Channel = (typeof channels)[number];

export type TestCard = { code: string; signature: string; last4: string; brand: string; failsLater: boolean };
export type TestCustomer = {
  id: number;
  code: string;
  email: string;
  metadata: { user_id: string; forgotten_at?: string | undefined } | null;
  cards: TestCard[];
};
export type TestPlan = { id: number; code: string; name: string; description: string; amount: number };
export type TestSubscription = {
  id: number;
  code: string;
  token: string;
  /** Unguessable: whoever knows it may open the page that manages the subscription. */
  manageCode: string;
  customerCode: string;
  planCode: string;
  cardCode: string;
  status: 'active' | 'non-renewing' | 'attention' | 'cancelled';
  nextPaymentAt: string | null;
  invoice: { status: 'pending' | 'success' | 'attention'; periodStart: string } | null;
  createdAt: string;
};

export type TestTransaction = {
  id: number;
  reference: string;
  /** Unguessable: whoever knows it may open the page. */
  accessCode: string;
  email: string;
  customerCode: string;
  /** Null for a payment that is made once. */
  planCode: string | null;
  cardCode: string | null;
  asked: number;
  paid: number;
  status: 'abandoned' | 'success' | 'reversed';
  channels: Channel[];
  channel: Channel | null;
  title: string;
  callbackUrl: string;
  cancelUrl: string | null;
  paidAt: string | null;
  createdAt: string;
};
export type TestRefund = {
  id: number;
  reference: string;
  amount: number;
  status: 'processed' | 'failed';
  createdAt: string;
};

export type TestState = {
  /** The last id that was given. */
  lastId: number;
  /** By reference. */
  transactions: Record<string, TestTransaction>;
  refunds: TestRefund[];
  /** These three by code. */
  customers: Record<string, TestCustomer>;
  plans: Record<string, TestPlan>;
  subscriptions: Record<string, TestSubscription>;
  events: { id: string; body: string }[];
};

export type World = { state: TestState; now: () => Date; newCode: () => string; publicUrl: string };

// Without a prototype, because keys come from outside.
const table = <T>(given: Record<string, T> | undefined): Record<string, T> => Object.assign(Object.create(null), given);

export function stateOf(given: Partial<TestState>): TestState {
  return {
    lastId: given.lastId ?? 0,
    transactions: table(given.transactions),
    refunds: given.refunds ?? [],
    customers: table(given.customers),
    plans: table(given.plans),
    subscriptions: table(given.subscriptions),
    events: given.events ?? [],
  };
}

export async function readState(file: string): Promise<TestState> {
  try {
    return stateOf(JSON.parse(await readFile(file, 'utf8')) as Partial<TestState>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return stateOf({});
    throw new Error(`${file} cannot be read. Delete it to begin the test payments anew.`);
  }
}

export async function writeState(file: string, state: TestState): Promise<void> {
  await writeWhole(file, `${JSON.stringify(state, null, 1)}\n`, 0o600);
}

export function nextId(state: TestState): number {
  state.lastId += 1;
  return state.lastId;
}
