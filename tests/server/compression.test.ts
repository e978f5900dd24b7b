/** Answers of GraphQL over HTTP: compressed from 1 KiB on where the caller can read it, and never what hands out secrets. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

/** fetch would expand what it gets. */
function ask(query: string, acceptEncoding?: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
    };
    const sent = request(`${app.url}/graphql`, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end(JSON.stringify({ query }));
  });
}

/** Aliases make an answer as long as a test needs it. */
const words = (kind: string, count: number): string =>
  `${kind} { ${Array.from({ length: count }, (_, at) => `a${String(at).repeat(200)}: __typename`).join(' ')} }`;
const LONG = words('query', 8);
/** Beyond what is compressed in the loop itself. */
const LARGE = `{ __schema { types { name description fields { name description args { name description } type { name } } inputFields { name description } } } }`;

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0.1, gzip', 'gzip', gunzipSync],
] as const)('who accepts %s gets %s, and the same words', async (accepted, encoding, expand) => {
  const plain = await ask(LONG);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes.length).toBeGreaterThanOrEqual(1_024);
  const answer = await ask(LONG, accepted);
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
  expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(expand(answer.bytes)).toEqual(plain.bytes);
});

test('a large answer is compressed too', async () => {
  const [plain, answer] = [await ask(LARGE), await ask(LARGE, 'br')];
  expect(plain.bytes.length, plain.bytes.toString().slice(0, 300)).toBeGreaterThan(128 * 1_024);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.bytes)).toEqual(plain.bytes);
});

test('a short answer, an unread one and a refusal leave as they are; caches are told what they depend on', async () => {
  for (const [query, accepted] of [
    ['{ viewer { id } }', 'br'],
    [LONG, 'identity'],
    [LONG, 'br;q=0, gzip;q=0'],
    [`{ ${'x'.repeat(3_000)} }`, 'br'],
  ] as const) {
    const answer = await ask(query, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('origin, accept-encoding');
    expect(() => JSON.parse(answer.bytes.toString())).not.toThrow();
  }
});

test('what a mutation answers is not compressed, as secrets leave there', async () => {
  const answer = await ask(words('mutation', 8), 'br');
  expect([answer.status, answer.bytes.length >= 1_024]).toEqual([200, true]);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
