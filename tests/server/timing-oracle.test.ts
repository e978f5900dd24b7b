/**
 * Nobody learns from sign-in and recovery whether an address has an account: the answers are the same, and so is the work behind them.
 * `TIMING_SAMPLES=2000` compares the times themselves, which tells something only where nothing else runs.
 */
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rememberNetworkOf } from '#server/features/accounts/guard-service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { diceOf } from '#tests/setup/random.ts';
import { statementsOf } from '#tests/setup/statements.ts';
import { aucOf } from '#tests/setup/timing.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], T>(work: (...args: A) => T) =>
    (...args: A): T => {
      hashing.count += 1;
      return work(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 0);
const AUC = 0.55;
/** Who has an account: somebody from elsewhere, somebody who signed in from this network, and two whom other answers await. */
const kinds = ['away', 'at home', 'suspended', 'two-factor'] as const;
type Kind = (typeof kinds)[number] | 'unknown';

let app: TestApp;
let addresses: ReadonlyMap<Kind, string[]>;

beforeAll(async () => {
  app = await startTestApp({ config: { addressLimits: SAMPLES === 0 } });
  const each = Math.max(8, Math.ceil(SAMPLES / kinds.length));
  const { memoryKiB, passes, lanes } = (await import('#rules/limits.ts')).limits.passwords;
  const passwordHash = await hash('A-long-secret', { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes });
  const now = app.clock.now();
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'test' });
  const known = new Map<Kind, string[]>();
  for (const kind of kinds) {
    const users = Array.from({ length: each }, (_, at) => ({
      id: crypto.randomUUID() as string,
      email: `${kind.replace(' ', '.')}.${String(at).padStart(5, '0')}@example.com`,
      ...{ passwordHash, fullName: 'Somebody Test', createdAt: now },
      suspendedAt: kind === 'suspended' ? now : null,
      ...(kind === 'two-factor' ? { totpSecret: Buffer.alloc(64), totpEnabledAt: now } : {}),
    }));
    await app.db.insertInto('users').values(users).execute();
    const emails = users.map(({ email }) => email);
    if (kind === 'at home') for (const email of emails) await rememberNetworkOf(ctx, email);
    known.set(kind, emails);
  }
  known.set(
    'unknown',
    Array.from({ length: Math.max(32, SAMPLES) }, (_, at) => `nobody.at.${String(at).padStart(5, '0')}@example.com`),
  );
  addresses = known;
}, 300_000);
afterAll(() => app.stop());

const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { __typename ... on UserError { code message } } }`;
const RECOVER = `mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
  ... on RequestPasswordResetSuccess { requestId codeExpiresAt } ... on UserError { code message } } }`;
const SIGN_IN_CODE = `mutation($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { __typename
  ... on RequestSignInCodeSuccess { requestId codeExpiresAt } ... on UserError { code message } } }`;
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const attempts = {
  signIn: (email: string) => app.gql(SIGN_IN, { input: { email, password: 'not-the-secret' } }),
  requestPasswordReset: (email: string) => app.gql(RECOVER, { input: { email, codeChallenge: challenge } }),
  requestSignInCode: (email: string) => app.gql(SIGN_IN_CODE, { input: { email, codeChallenge: challenge } }),
} as const;
type Attempt = keyof typeof attempts;

/** An answer without what is new in each: a request's id and time. */
async function answerOf(attempt: Attempt, email: string): Promise<string> {
  const { status, body } = await attempts[attempt](email);
  return `${status} ${body.replace(/"requestId":"[\w-]+"/, '').replace(/"codeExpiresAt":"[^"]+"/, '')}`;
}

/** How often each was used already, so that every attempt has an address of its own. */
const used = new Map<Kind, number>();
function fresh(kind: Kind): string {
  const at = used.get(kind) ?? 0;
  used.set(kind, at + 1);
  const email = addresses.get(kind)?.[at];
  if (email === undefined) throw new Error(`There are no more addresses: ${kind}`);
  return email;
}

describe.each(Object.keys(attempts) as Attempt[])('%s', (attempt) => {
  it.each(kinds)(
    'answers alike, and does the same work, for an address without an account and for somebody %s',
    async (kind) => {
      const seen: unknown[] = [];
      // The first of each, which may open connections, is not looked at.
      for (const one of ['unknown', kind, 'unknown', kind] as const) {
        const email = fresh(one);
        hashing.count = 0;
        let answer = '';
        const statements = await statementsOf(async () => {
          answer = await answerOf(attempt, email);
        });
        seen.push({
          answer,
          hashes: hashing.count,
          statements: statements.filter((text) => !/^set |pg_notify/.test(text)),
        });
      }
      expect(seen[3]).toEqual(seen[2]);
      expect(seen[2]).toMatchObject({
        answer: expect.stringMatching(
          /^200 .*(INVALID_CREDENTIALS|RequestPasswordResetSuccess|RequestSignInCodeSuccess)/,
        ),
        hashes: attempt === 'signIn' ? 1 : 0,
      });
      expect((seen[2] as { statements: string[] }).statements.length).toBeGreaterThan(2);
    },
  );
});

describe.runIf(SAMPLES > 0)(`the time of ${SAMPLES} answers`, () => {
  it.each(Object.keys(attempts) as Attempt[])(
    'of %s tells nothing',
    async (attempt) => {
      used.clear();
      const dice = diceOf(17);
      const order = (['unknown', ...kinds] as const)
        .flatMap((kind) => Array.from({ length: kind === 'unknown' ? SAMPLES : SAMPLES / kinds.length }, () => kind))
        .map((kind) => ({ kind, at: dice.next() }))
        .toSorted((a, b) => a.at - b.at);
      const times = new Map<Kind, number[]>();
      const answers = new Set<string>();
      for (const { kind } of order) {
        const email = fresh(kind);
        const startedAt = performance.now();
        answers.add(await answerOf(attempt, email));
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - startedAt]);
      }
      expect(answers.size).toBe(1);
      const unknown = times.get('unknown') ?? [];
      const existing = kinds.flatMap((kind) => times.get(kind) ?? []);
      const all = aucOf(existing, unknown);
      const each = Object.fromEntries(kinds.map((kind) => [kind, aucOf(times.get(kind) ?? [], unknown).toFixed(3)]));
      console.log({ attempt, samples: [existing.length, unknown.length], auc: all.toFixed(3), each });
      expect(Math.max(all, 1 - all)).toBeLessThanOrEqual(AUC);
    },
    7_200_000,
  );
});
