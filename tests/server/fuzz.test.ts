/**
 * Documents and variables at random, over HTTP and sockets by turns, against the whole product: no answer is a fault of the server, none
 * tells what the server is made of, and nothing ends it: a socket closes only with its session. What is refused before it runs is refused
 * alike by both. `FUZZ_DOCUMENTS=20000` for the long run, `FUZZ_SEED` for another one.
 */
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { damaged, documentOf } from '#tests/setup/fuzz-documents.ts';
import type { HostileDocument } from '#tests/setup/hostile-documents.ts';
import { diceOf } from '#tests/setup/random.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import { gossip, type Verdict, verdictOver } from '#tests/setup/two-transports.ts';

const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** People who send at the same time; the last of them is an administrator. */
const SENDERS = 4;

const lines: string[] = [];
let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ config: { addressLimits: false }, logLines: lines });
  const ada = await person(app, 'Ada', { plan: 'gold' });
  const bola = await person(app, 'Bola', { plan: 'soul' });
  const matchId = await matched(app, ada, bola);
  ids = [ada.id, bola.id, matchId, crypto.randomUUID()];
});
afterAll(() => app.stop());

type Sender = { me: Person; client: Client; ask: ReturnType<typeof verdictOver>; closedBy(): number | null };

/** The ends of a socket that are no finding: it was put down, its session ended, its token is not known. */
const ENDS: readonly (number | null)[] = [null, 1000, 4401, 4403];

/** Somebody new: what is sent may end their session, their match, their account. */
async function newSender(at: number): Promise<Sender> {
  await openWindows(app);
  const me = await person(app, 'Fuzz', { plan: at % 2 === 0 ? 'diamond' : 'soul' });
  if (at === SENDERS - 1) await makeAdmin(app, me);
  let code: number | null = null;
  const client = app.socket(me.accessToken, {
    onClosed: (event) => {
      code = (event as { code?: number }).code ?? 0;
    },
  });
  // Holds the socket open from one document to the next.
  client.subscribe(
    { query: 'subscription { viewerEvents { __typename } }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  return { me, client, ask: verdictOver(app, me.accessToken, client), closedBy: () => code };
}

const codesOf = ({ errors }: Verdict): unknown[] => errors.map(({ extensions }) => extensions?.code);
const tells = (body: string): string | undefined =>
  gossip.exec(body.replaceAll(app.url, '').replaceAll(app.deps.config.publicUrl, ''))?.[0];

/** What is wrong with an answer, in words. */
function wrong(verdict: Verdict, { status = 200, body = JSON.stringify(verdict) }): string[] {
  const told = tells(body);
  return [
    ...(status >= 500 ? [`HTTP ${status}`] : []),
    ...(codesOf(verdict).includes('INTERNAL_SERVER_ERROR') ? ['an exception'] : []),
    ...(told === undefined ? [] : [`tells ${told}`]),
  ];
}

/** What is wrong with what a document is answered with; and whether the session is over. */
async function tried(sender: Sender, document: HostileDocument, isSocketFirst: boolean) {
  const { ask } = sender;
  const overSocket = () => ask.socket(document).catch(() => null);
  let socket = isSocketFirst ? await overSocket() : null;
  if (socket !== null && socket.data !== null) return { found: wrong(socket, {}), isOver: false };
  const http = isSocketFirst && socket === null ? null : await ask.http(document);
  if (http === null) return { found: sender.closedBy() === null ? ['no answer'] : [], isOver: true };
  const found = wrong(http, http);
  const isRefused = http.status === 400 && !('data' in JSON.parse(http.body));
  if (isRefused && !isSocketFirst) socket = await overSocket();
  if (isRefused && socket !== null) {
    found.push(...wrong(socket, {}));
    if (JSON.stringify(socket) !== JSON.stringify({ data: null, errors: http.errors })) found.push('two verdicts');
  }
  return { found, isOver: http.status === 401 };
}

test(`${DOCUMENTS} documents at random`, { timeout: 3_600_000 }, async () => {
  const findings: string[] = [];
  let senders = SENDERS;
  let left = DOCUMENTS;
  await Promise.all(
    Array.from({ length: SENDERS }, async (_, at) => {
      const dice = diceOf(SEED + at);
      let sender = await newSender(at);
      while (left > 0) {
        left -= 1;
        const made = documentOf(dice, [...ids, sender.me.id]);
        const document = dice.chance(0.5) ? damaged(dice, made) : made;
        lines.length = 0;
        const { found, isOver } = await tried(sender, document, left % 2 === 0);
        const code = sender.closedBy();
        if (!ENDS.includes(code)) found.push(`the socket closed with ${code}`);
        for (const what of found) {
          const masked = lines.filter((line) => line.includes('An exception was masked')).join('');
          findings.push(`${what}: ${JSON.stringify(document).slice(0, 1_500)} ${masked.slice(0, 1_500)}`);
        }
        if (isOver || (code !== null && code !== 1000)) {
          senders += 1;
          await sender.client.dispose();
          sender = await newSender(at);
        }
        if (process.env.FUZZ_REPORT && left % 500 === 0)
          process.stdout.write(`${left} left, ${findings.length} findings\n`);
        if (findings.length >= 25) left = 0;
      }
      await sender.client.dispose();
    }),
  );
  if (process.env.FUZZ_REPORT) process.stdout.write(`${findings.join('\n')}\n${senders} people sent them.\n`);
  expect(findings).toEqual([]);
});
