/** The state of the Paystack double and its file. Amounts in kobo, instants as ISO texts, as at Paystack. */
import { readFile } from 'node:fs/promises';
import { writeWhole } from '#server/ports/files.ts';

export const transferChannels = ['bank_transfer', 'ussd', 'mobile_money', 'bank', 'qr'] as const;
export type Channel = (typeof transferChannels)[number];

export type TestTransaction = {
  id: number;
  reference: string;
  /** Unguessable: whoever knows it may open the page. */
  accessCode: string;
  email: string;
  asked: number;
  paid: number;
  status: 'abandoned' | 'success' | 'reversed';
  channels: Channel[];
  channel: Channel | null;
  title: string;
  callbackUrl: string;
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
  events: { id: string; body: string }[];
};

export type World = { state: TestState; now: () => Date; newCode: () => string; publicUrl: string };

export function stateOf(given: Partial<TestState>): TestState {
  return {
    lastId: given.lastId ?? 0,
    // Without a prototype, because references come from outside.
    transactions: Object.assign(Object.create(null), given.transactions),
    refunds: given.refunds ?? [],
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
