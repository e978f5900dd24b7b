/** Messages at a steady rate, and how long each takes to its reader. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, Sent, Target } from './orders.ts';
import { pairAt, tokenOf } from './world.ts';

/** How long the last messages may take to arrive. */
const LATE_MS = 10_000;
/** From one pair to the next: neighbours never write one after the other. Has no factor in common with the numbers of pairs. */
const STEP = 7_919;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

type Awaited = { readerId: string; sentAt: number };
const awaited = new Map<string, Awaited>();
let times: number[] = [];
let count = 0;

/** Somebody's socket brought a message. The sender's own brings it too, which counts for nothing. */
export function arrive(userId: string, content: string, at: number): void {
  const message = awaited.get(content);
  if (message?.readerId !== userId) return;
  awaited.delete(content);
  times.push(at - message.sentAt);
}

function bodyFor({ name }: Target, send: string, matchId: string, content: string): string {
  const input = { matchId, clientId: randomUUID(), content };
  return JSON.stringify(name === 'bare' ? input : { query: send, variables: { input } });
}

/** Rejects unless the answer is of this shape. */
export function post({ port }: Target, token: string, body: string, shape: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
      'content-length': Buffer.byteLength(body),
    };
    const sending = request(
      { agent, host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.once('end', () => {
          if (response.statusCode === 200 && shape.test(text)) resolve();
          else reject(new Error(`It was refused with ${response.statusCode}: ${text}`));
        });
        response.once('error', reject);
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

/** Sends on time whether or not the server keeps up: one that lags is measured by its queue. A message that gets lost is an error. */
export async function sendMessages({
  target,
  pairs,
  send,
  rate,
  seconds,
}: Extract<Order, { do: 'send' }>): Promise<Sent> {
  const { from, to } = pairs;
  const messages = Math.round(rate * seconds);
  const answers: Promise<void>[] = [];
  awaited.clear();
  times = [];
  const start = performance.now();
  for (let number = 0; number < messages; number += 1) {
    const wait = start + (number * 1000) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    count += 1;
    const { matchId, people } = pairAt(from + ((count * STEP) % (to - from)));
    const [senderId, readerId] = count % 2 === 0 ? people : [people[1], people[0]];
    const content = `message ${count}`;
    const body = bodyFor(target, send, matchId, content);
    awaited.set(content, { readerId, sentAt: performance.now() });
    const answer = post(target, tokenOf(senderId), body, /SendMessageSuccess|^\{"message"/);
    answer.catch(() => undefined);
    answers.push(answer);
  }
  await Promise.all(answers);
  for (const until = performance.now() + LATE_MS; awaited.size > 0; await sleep(5)) {
    if (performance.now() > until) throw new Error(`${awaited.size} of ${messages} messages did not arrive.`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { messages, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
