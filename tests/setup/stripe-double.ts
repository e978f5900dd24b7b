/** The double of Stripe behind HTTP: for tests in which the SDK speaks to a server. */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Clock } from '#server/base/chance.ts';
import { createTestPayments, type TestPayments } from '#server/dev/stripe/test-payments.ts';
import { realRandom } from './clock.ts';

export type StripeRequest = { method: string; path: string; headers: IncomingHttpHeaders; form: URLSearchParams };
/** A status that is answered instead, or nothing at all. */
export type Failure = 402 | 429 | 500 | 'hang';
export type StripeDouble = {
  url: string;
  payments: TestPayments;
  requests: StripeRequest[];
  /** What the next requests meet, one each. */
  failures: Failure[];
  stop(): Promise<void>;
};

const failed = (status: number, words: string): string =>
  JSON.stringify({ error: { type: status === 402 ? 'card_error' : 'api_error', message: words } });

/** `words` are what failures say, as Stripe's say things that nobody else may read. */
export async function startStripeDouble(clock: Clock, words = 'It failed.'): Promise<StripeDouble> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zobo-stripe-'));
  const config = { dataDir, appSecret: 'a secret of the double of Stripe', publicUrl: 'http://localhost:4000' };
  const payments = createTestPayments({ config, clock, random: realRandom });
  const requests: StripeRequest[] = [];
  const failures: Failure[] = [];

  const server = createServer(async (call, answer) => {
    const body = await text(call);
    const { method = '', url = '/', headers } = call;
    const form = new URLSearchParams(method === 'POST' ? body : (url.split('?')[1] ?? ''));
    requests.push({ method, path: url.split('?')[0] ?? '', headers, form });
    const failure = failures.shift();
    if (failure === 'hang') return;
    if (failure !== undefined) {
      answer.writeHead(failure, { 'content-type': 'application/json' }).end(failed(failure, words));
      return;
    }
    const given = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const init = { method, headers: Object.fromEntries(given), ...(body === '' ? {} : { body }) };
    const response = await payments.fetch(`http://stripe${url}`, init);
    answer.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    requests,
    failures,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await payments.delivered();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
