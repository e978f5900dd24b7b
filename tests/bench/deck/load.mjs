/**
 * The load, in a process of its own: so many connections for so long, each going round its own share of the viewers. Takes one JSON line
 * of orders at a time and answers with one.
 */
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

async function run({ url, body, tokens, connections, seconds }) {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    setupClient: (client) => {
      const from = next;
      next += 1;
      const share = tokens.filter((_, at) => at % connections === from);
      client.setRequests(
        share.map((token) => ({
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            // As browsers do.
            'accept-encoding': 'br, gzip',
            authorization: `Bearer ${token}`,
          },
          body,
        })),
      );
    },
  });
  return {
    requests: result['2xx'],
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await run(JSON.parse(line))));
