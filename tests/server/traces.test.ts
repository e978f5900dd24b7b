/** Traces against a collector of our own: what arrives, what belongs to what, and that nobody is in it. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { startTracing } from '#server/platform/telemetry/start.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { jobsOf } from '#tests/setup/mail-server.ts';
import { runProgram } from '#tests/setup/processes.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const CANARY = 'Kanarienvogel';
const spans: Span[] = [];
const collector = createServer(async (request, answer) => {
  const batch = (await json(request)) as Batch;
  spans.push(...batch.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let app: TestApp;
let tracing: ReturnType<typeof startTracing>;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  tracing = startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  app = await startTestApp();
});
afterAll(async () => {
  await tracing.stop();
  await app.stop();
  collector.close();
});

const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename ... on SignUpSuccess { session { accessToken } } } }`;

const attributeOf = (span: Span | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

it('sends requests, operations, statements and jobs, each within what began it, and nothing of what people wrote', async () => {
  const input = {
    ...{ email: `${CANARY}@example.com`, password: `${CANARY}-1`, fullName: `${CANARY} Obi` },
    ...{ hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true },
  };
  const answer = await app.gql(SIGN_UP, { input });
  expect(answer.body).toContain('SignUpSuccess');
  await app.gql(`query ${CANARY} { deck(limit: 5) { ${CANARY} } }`);
  await app.gql(`query ${CANARY} { viewer { id } }`, {}, answer.data.signUp.session.accessToken);
  await fetch(`${app.url}/photos/${CANARY}/720.webp?signature=${CANARY}`);
  await enqueue(app.deps, 'removeFiles', { keys: [] });
  const worker = await startWorker(app.deps, { tasks, schedule });
  await vi.waitFor(async () => expect(await jobsOf(app)).toEqual({ left: 0, locked: 0 }), { timeout: 20_000 });
  await worker.stop();
  await tracing.stop();

  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parentOf = (span: Span | undefined) => byId.get(span?.parentSpanId ?? '');
  const named = (name: string) => spans.filter((span) => span.name === name);

  const [operation] = named('mutation SignUp');
  const request = parentOf(operation);
  expect(request?.name).toBe('POST /graphql');
  expect(request?.parentSpanId ?? '').toBe('');
  expect([attributeOf(request, 'http.route'), Number(attributeOf(request, 'http.response.status_code'))]).toEqual([
    '/graphql',
    200,
  ]);
  const inserts = named('sql insert').filter((span) => span.traceId === operation?.traceId);
  expect(inserts.length).toBeGreaterThan(0);
  for (const insert of inserts) expect(parentOf(insert)?.name).toBe('mutation SignUp');
  expect(String(attributeOf(inserts[0], 'db.query.text'))).toMatch(/insert into .+\$1/is);
  // The name that the caller gave it is theirs.
  expect(named('query other')).toHaveLength(1);
  expect(named('job removeFiles')).toHaveLength(1);
  // A statement outside of everything leaves no trace, or the queue's own looks would be most of them.
  for (const span of spans.filter(({ name }) => name.startsWith('sql '))) expect(parentOf(span)).toBeDefined();
  expect(JSON.stringify(spans)).not.toMatch(new RegExp(CANARY, 'i'));
});

it('is not even loaded where nobody asked for it', async () => {
  const program = runProgram('tests/programs/loaded.ts', { args: ['sdk-trace', 'exporter-trace'] });
  expect(await program.ended).toBe(0);
  expect(program.output().trim()).toBe('[]');
}, 180_000);
