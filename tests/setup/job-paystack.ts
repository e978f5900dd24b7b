/** A Paystack behind HTTP that can be copied: each round of a test begins with the same one. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerApi } from '#server/dev/paystack/api.ts';
import { pay } from '#server/dev/paystack/lifecycle.ts';
import { stateOf, type TestState, type World } from '#server/dev/paystack/state.ts';

export const paystackKey = 'sk_test_of_the_jobs';

export type PaystackState = {
  state: TestState;
  /** A payment that has arrived. */
  paid(reference: string, kobo: number): void;
};

function worldOf(state: TestState, now: Date): World {
  let count = 0;
  const newCode = (): string => {
    count += 1;
    return `c${Object.keys(state.transactions).length}x${count}`;
  };
  return { state, newCode, now: () => now, publicUrl: 'http://localhost:4000' };
}

export function createPaystackState(now: Date): PaystackState {
  const state = stateOf({});
  const world = worldOf(state, now);
  return {
    state,
    paid(reference, kobo) {
      const body = { reference, email: 'somebody@example.com', amount: kobo, currency: 'NGN', channels: ['ussd'] };
      const rest = { callback_url: 'http://localhost/done', metadata: { custom_fields: [] } };
      const headers = new Headers({ authorization: `Bearer ${paystackKey}` });
      const asked = {
        method: 'POST',
        path: '/transaction/initialize',
        headers,
        body: JSON.stringify({ ...body, ...rest }),
      };
      const { status, body: said } = answerApi(world, asked, paystackKey);
      const row = state.transactions[reference];
      if (row === undefined) throw new Error(`${status} ${said}`);
      pay(world, row, kobo, 'ussd');
    },
  };
}

/** Answers as Paystack from a copy of a state. */
export async function servePaystack(from: TestState, now: Date) {
  const state = stateOf(structuredClone({ ...from, transactions: { ...from.transactions } }));
  const world = worldOf(state, now);
  const server = createServer(async (call, answer) => {
    const { method = '', url = '/' } = call;
    const headers = new Headers({ authorization: call.headers.authorization ?? '' });
    const { status, body } = answerApi(world, { method, path: url, headers, body: await text(call) }, paystackKey);
    answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is to be the same in the end: what went back, each once. */
    told: (): string => JSON.stringify(state.refunds.map(({ reference, amount }) => [reference, amount]).toSorted()),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
