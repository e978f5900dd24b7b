import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '#server/admin-cli/run.ts';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runProgram } from '#tests/setup/processes.ts';

const GRANT = `mutation Grant($input: GrantEntitlementInput!) { grantEntitlement(input: $input) { __typename
  ... on GrantEntitlementSuccess { dryRun user { id email premium { plan endsAt } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const SUSPEND = `mutation Suspend($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename
  ... on SuspendAccountSuccess { dryRun user { id suspendedAt } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const CREATE_TOKEN = `mutation CreateToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
  ... on CreateAccessTokenSuccess { token accessToken { id name scopes createdAt expiresAt lastUsedAt } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const REVOKE_TOKEN = `mutation RevokeToken($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { __typename
  ... on RevokeAccessTokenSuccess { viewer { accessTokens { id } } } ... on UserError { code message } } }`;
const USER =
  'query User($email: String!) { admin { user(email: $email) { id email fullName suspendedAt roles premium { plan } } } }';
const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } } ... on UserError { code message } } }`;
const REFRESH = 'mutation Refresh($input: RefreshSessionInput!) { refreshSession(input: $input) { __typename } }';
const DAY = 86_400_000;
const ALL = ['USERS_READ', 'ENTITLEMENTS_WRITE', 'ACCOUNTS_SUSPEND'];

/** Two servers on one database; the second has modules, hence caches, of its own, as another process would. */
let app: TestApp;
let other: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  vi.resetModules();
  const elsewhere: typeof import('#tests/setup/app.ts') = await import('#tests/setup/app.ts');
  other = await elsewhere.startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock });
  admin = await newAdmin('Zainab');
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

async function newAdmin(name: string): Promise<Person> {
  const someone = await person(app, name, { profile: false });
  await makeAdmin(app, someone);
  return someone;
}

async function scriptToken(scopes: string[], days = 30, owner = admin): Promise<{ token: string; id: string }> {
  const { data, body } = await app.gql(CREATE_TOKEN, { input: { name: 'a test', scopes, days } }, owner.accessToken);
  if (data?.createAccessToken.token === undefined) throw new Error(body);
  return { token: data.createAccessToken.token, id: data.createAccessToken.accessToken.id };
}

const auditOf = (subjectId: string) =>
  app.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', subjectId).execute();
const status = async (token: string, on = app) => (await on.gql('{ viewer { id } }', {}, token)).status;
const code = (answer: { errors: { extensions?: { code?: string } }[] | undefined }) =>
  answer.errors?.[0]?.extensions?.code;

describe('who may', () => {
  it.each([
    ['grantEntitlement', GRANT, { email: 'ada@example.com', plan: 'GOLD' }],
    ['suspendAccount', SUSPEND, { email: 'ada@example.com', reason: 'spam' }],
    ['createAccessToken', CREATE_TOKEN, { name: 'x', scopes: ALL }],
  ])('%s: administrators only', async (_field, document, input) => {
    const ada = await person(app, 'Ada', { profile: false });
    expect(code(await app.gql(document, { input }, ada.accessToken))).toBe('FORBIDDEN');
    expect(code(await app.gql(document, { input }))).toBe('UNAUTHENTICATED');
  });

  it('reads an account: administrators only, by any spelling of its address', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    expect(code(await app.gql(USER, { email: bola.email }, bola.accessToken))).toBe('FORBIDDEN');
    expect(code(await app.gql(USER, { email: bola.email }))).toBe('UNAUTHENTICATED');
    const { data } = await app.gql(USER, { email: bola.email.toUpperCase() }, admin.accessToken);
    expect(data.admin.user).toEqual({
      id: bola.id,
      email: bola.email,
      fullName: 'Bola Test',
      suspendedAt: null,
      roles: [],
      premium: null,
    });
    for (const email of ['nobody@example.com', 'nonsense', '\u0000', 'x'.repeat(10_000)]) {
      expect((await app.gql(USER, { email }, admin.accessToken)).data).toEqual({ admin: { user: null } });
    }
  });
});

describe('granting a plan', () => {
  const grant = (input: object, token = admin.accessToken) => app.gql(GRANT, { input }, token);

  it('stores it with an audit row; a dry run stores nothing', async () => {
    const chidi = await person(app, 'Chidi', { profile: false });
    const dry = await grant({ email: chidi.email, plan: 'DIAMOND', dryRun: true });
    expect(dry.data.grantEntitlement).toMatchObject({ dryRun: true, user: { id: chidi.id, premium: null } });
    expect(await auditOf(chidi.id)).toEqual([]);

    const done = await grant({ email: chidi.email, plan: 'DIAMOND', days: 10, reason: 'a prize' });
    expect(done.data.grantEntitlement).toMatchObject({ dryRun: false, user: { premium: { plan: 'DIAMOND' } } });
    const ends = Date.parse(done.data.grantEntitlement.user.premium.endsAt) - app.clock.now().getTime();
    expect(Math.abs(ends - 10 * DAY)).toBeLessThan(10_000);
    expect(await auditOf(chidi.id)).toMatchObject([
      {
        actorId: admin.id,
        accessTokenId: null,
        action: 'grant_entitlement',
        details: { plan: 'diamond', days: 10, reason: 'a prize' },
      },
    ]);
  });

  it.each([
    [{ email: 'nonsense' }, 'email', 'Invalid email address'],
    [{ days: 0 }, 'days', 'Days must be a whole number from 1 to 366'],
    [{ days: 367 }, 'days', 'Days must be a whole number from 1 to 366'],
    [{ reason: 'x'.repeat(501) }, 'reason', 'Reason must be at most 500 characters'],
  ])('with %j says why and stores nothing', async (changes, path, message) => {
    const dayo = await person(app, 'Dayo', { profile: false });
    const { data } = await grant({ email: dayo.email, plan: 'GOLD', ...changes });
    expect(data.grantEntitlement).toMatchObject({ code: 'INVALID_INPUT', message, fieldErrors: [{ path, message }] });
    expect(await auditOf(dayo.id)).toEqual([]);
  });

  it('to nobody is not available', async () => {
    const { data } = await grant({ email: 'nobody@example.com', plan: 'GOLD' });
    expect(data.grantEntitlement).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: 'There is no account with this email address.',
    });
  });
});

describe('suspending', () => {
  const suspend = (input: object, token = admin.accessToken) => app.gql(SUSPEND, { input }, token);

  it('ends sessions and sockets on another process within a second, hides the profile, and leaves one audit row', async () => {
    const emeka = await person(app, 'Emeka');
    const again = await app.gql(SIGN_IN, { input: { email: emeka.email, password: emeka.password } });
    const tokens = [emeka.accessToken, again.data.signIn.session.accessToken];
    const closed = new Promise<{ code: number }>((resolve) => {
      const socket = other.socket(emeka.accessToken, { onClosed: (event) => resolve(event as { code: number }) });
      void socket
        .iterate({ query: 'subscription { viewerEvents { __typename } }' })
        .next()
        .catch(() => undefined);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const token of tokens) expect(await status(token, other)).toBe(200);

    const dry = await suspend({ email: emeka.email, reason: 'spam', dryRun: true });
    expect(dry.data.suspendAccount).toMatchObject({ dryRun: true, user: { suspendedAt: null } });
    expect(await status(emeka.accessToken, other)).toBe(200);

    const done = await suspend({ email: emeka.email, reason: ' sends spam ' });
    expect(done.data.suspendAccount).toMatchObject({ dryRun: false, user: { id: emeka.id } });
    expect(done.data.suspendAccount.user.suspendedAt).not.toBeNull();
    const from = Date.now();
    expect((await closed).code).toBe(4401);
    for (const token of tokens) {
      expect(await status(token)).toBe(401);
      await expect.poll(() => status(token, other), { interval: 50, timeout: 1_000 }).toBe(401);
    }
    expect(Date.now() - from).toBeLessThan(1_000);
    expect((await other.gql(REFRESH, { input: { refreshToken: emeka.refreshToken } })).status).toBe(400);

    const right = await app.gql(SIGN_IN, { input: { email: emeka.email, password: emeka.password } });
    expect(right.data.signIn).toMatchObject({ __typename: 'AccountSuspended', code: 'SUSPENDED' });
    const wrong = await app.gql(SIGN_IN, { input: { email: emeka.email, password: 'not-it-at-all' } });
    expect(wrong.data.signIn.__typename).toBe('InvalidCredentials');

    const profile = await app.db
      .selectFrom('profiles')
      .select(['suspendedAt', 'deckable'])
      .where('id', '=', emeka.id)
      .executeTakeFirst();
    expect(profile).toMatchObject({ suspendedAt: expect.any(Date), deckable: false });
    await suspend({ email: emeka.email, reason: 'again' });
    expect(await auditOf(emeka.id)).toMatchObject([
      { action: 'suspend_account', details: { reason: 'sends spam' }, actorId: admin.id },
    ]);
  });

  it('spares oneself, people who do not exist, and wants a reason', async () => {
    const own = await suspend({ email: admin.email, reason: 'bored' });
    expect(own.data.suspendAccount).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'You cannot suspend your own account.',
    });
    const nobody = await suspend({ email: 'nobody@example.com', reason: 'spam' });
    expect(nobody.data.suspendAccount.code).toBe('NOT_AVAILABLE');
    const funke = await person(app, 'Funke', { profile: false });
    const silent = await suspend({ email: funke.email, reason: '  ' });
    expect(silent.data.suspendAccount.message).toBe('Please give a reason');
    const long = await suspend({ email: funke.email, reason: 'x'.repeat(501) });
    expect(long.data.suspendAccount.message).toBe('Reason must be at most 500 characters');
    expect(await status(funke.accessToken)).toBe(200);
  });

  it('of two administrators who suspend each other at once, one stays', async () => {
    const one = await newAdmin('Gozie');
    const two = await newAdmin('Halima');
    await Promise.all([
      suspend({ email: two.email, reason: 'coup' }, one.accessToken),
      suspend({ email: one.email, reason: 'coup' }, two.accessToken),
    ]);
    const rows = await app.db.selectFrom('users').select('suspendedAt').where('id', 'in', [one.id, two.id]).execute();
    expect(rows.filter(({ suspendedAt }) => suspendedAt !== null)).toHaveLength(1);
  });
});

describe('access tokens', () => {
  it('are shown once, do what their scopes say and nothing else', async () => {
    const { data } = await app.gql(
      CREATE_TOKEN,
      { input: { name: ' nightly ', scopes: ['USERS_READ'], days: 7 } },
      admin.accessToken,
    );
    const { token, accessToken } = data.createAccessToken;
    expect(token).toMatch(/^zobo_[\w-]{49}$/);
    expect(accessToken).toMatchObject({ name: 'nightly', scopes: ['USERS_READ'], lastUsedAt: null });
    const ike = await person(app, 'Ike', { profile: false });
    expect((await app.gql(USER, { email: ike.email }, token)).data.admin.user.id).toBe(ike.id);
    expect(code(await app.gql(GRANT, { input: { email: ike.email, plan: 'GOLD' } }, token))).toBe('FORBIDDEN');
    expect(code(await app.gql(SUSPEND, { input: { email: ike.email, reason: 'x' } }, token))).toBe('FORBIDDEN');
    const all = await scriptToken(ALL);
    for (const document of [CREATE_TOKEN, REVOKE_TOKEN]) {
      const input = document === CREATE_TOKEN ? { name: 'x', scopes: ALL } : { id: all.id };
      expect(code(await app.gql(document, { input }, all.token))).toBe('FORBIDDEN');
    }
    expect(code(await app.gql('{ viewer { accessTokens { id } } }', {}, all.token))).toBe('FORBIDDEN');

    expect(
      (await app.gql(GRANT, { input: { email: ike.email, plan: 'GOLD' } }, all.token)).data.grantEntitlement.dryRun,
    ).toBe(false);
    expect(await auditOf(ike.id)).toMatchObject([{ actorId: admin.id, accessTokenId: all.id }]);
    const used = async () =>
      (
        await app.gql('{ viewer { accessTokens { id lastUsedAt } } }', {}, admin.accessToken)
      ).data.viewer.accessTokens.find((row: { id: string }) => row.id === all.id).lastUsedAt;
    await expect.poll(used).not.toBeNull();
  });

  it('never open a socket', async () => {
    const { token } = await scriptToken(ALL);
    const closed = new Promise<{ code: number }>((resolve) => {
      const socket = app.socket(token, { onClosed: (event) => resolve(event as { code: number }) });
      void socket
        .iterate({ query: 'subscription { viewerEvents { __typename } }' })
        .next()
        .catch(() => undefined);
    });
    expect((await closed).code).toBeGreaterThanOrEqual(4400);
  });

  it('end when revoked, on another process within a second', async () => {
    const { token, id } = await scriptToken(['USERS_READ']);
    const read = async (on: TestApp) => (await on.gql(USER, { email: admin.email }, token)).status;
    expect(await read(other)).toBe(200);
    const stranger = await newAdmin('Joy');
    for (const [who, which] of [
      [stranger, id],
      [admin, 'nonsense'],
      [admin, crypto.randomUUID()],
    ] as const) {
      const refused = await app.gql(REVOKE_TOKEN, { input: { id: which } }, who.accessToken);
      expect(refused.data.revokeAccessToken).toMatchObject({
        code: 'NOT_AVAILABLE',
        message: 'There is no such access token.',
      });
    }
    const { data } = await app.gql(REVOKE_TOKEN, { input: { id } }, admin.accessToken);
    expect(data.revokeAccessToken.viewer.accessTokens.map((row: { id: string }) => row.id)).not.toContain(id);
    expect(await read(app)).toBe(401);
    await expect.poll(() => read(other), { interval: 50, timeout: 1_000 }).toBe(401);
  });

  it('are worth nothing when their owner is no administrator any more', async () => {
    const kemi = await newAdmin('Kemi');
    const { token } = await scriptToken(['USERS_READ'], 1, kemi);
    await app.db.deleteFrom('userRoles').where('userId', '=', kemi.id).execute();
    expect(code(await app.gql(USER, { email: kemi.email }, token))).toBe('FORBIDDEN');
  });

  it('with a bad name, no scope or a bad end are refused, and so is the 51st', async () => {
    const lola = await newAdmin('Lola');
    const create = async (changes: object) => {
      const input = { name: 'x', scopes: ['USERS_READ'], days: 1, ...changes };
      return (await app.gql(CREATE_TOKEN, { input }, lola.accessToken)).data.createAccessToken;
    };
    expect((await create({ name: ' ' })).message).toBe('Name must be 1 to 100 characters');
    expect((await create({ name: 'x'.repeat(101) })).message).toBe('Name must be 1 to 100 characters');
    expect((await create({ scopes: [] })).message).toBe('Please choose at least one scope');
    expect((await create({ days: 0 })).message).toBe('Days must be a whole number from 1 to 366');
    expect((await create({ days: 367 })).message).toBe('Days must be a whole number from 1 to 366');
    const made = await Promise.all(Array.from({ length: 55 }, () => create({})));
    expect(made.filter((payload) => payload.__typename === 'CreateAccessTokenSuccess')).toHaveLength(50);
    expect(made.find((payload) => payload.code)?.message).toBe('You have 50 access tokens. Please revoke one first.');
  });

  it('end by themselves', async () => {
    const { token } = await scriptToken(['USERS_READ'], 1);
    expect((await app.gql(USER, { email: admin.email }, token)).status).toBe(200);
    app.clock.advance(DAY + 1_000);
    expect((await app.gql(USER, { email: admin.email }, token)).status).toBe(401);
    admin = {
      ...admin,
      ...(await app.gql(SIGN_IN, { input: { email: admin.email, password: admin.password } })).data.signIn.session,
    };
  });
});

describe('npm run admin', () => {
  const env = () => ({ ZOBO_URL: app.url, LOG_LEVEL: 'silent' }) as NodeJS.ProcessEnv;
  const database = () => ({ ...env(), DATABASE_URL: app.databaseUrl, APP_SECRET: 'x'.repeat(32) });

  it('reads .env as the server does, and says why it cannot reach the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zobo-admin-'));
    const address = 'postgres://zobo:hunter2@127.0.0.1:1/zobo';
    await writeFile(join(folder, '.env'), `DATABASE_URL=${address}\nAPP_SECRET=${'s'.repeat(32)}\n`);
    const args = ['grant-role', 'ada@example.com', 'admin'];
    const program = runProgram('server/admin-cli.ts', { cwd: folder, args });
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used');
    expect(program.output()).not.toMatch(/hunter2| {4}at /);
    await rm(folder, { recursive: true });
  });

  it('makes the first administrator, a token, a grant and a suspension', async () => {
    const musa = await person(app, 'Musa', { profile: false });
    const ngozi = await person(app, 'Ngozi', { profile: false });
    expect(await run(['grant-role', musa.email, 'admin'], database())).toBe(`${musa.email} is an administrator now.`);
    expect(await run(['grant-role', musa.email, 'admin'], database())).toBe(
      `${musa.email} was an administrator already.`,
    );
    expect(await auditOf(musa.id)).toMatchObject([{ action: 'grant_role', actorId: null, details: { role: 'admin' } }]);

    const credentials = { ADMIN_EMAIL: musa.email, ADMIN_PASSWORD: musa.password };
    const token = await run(['create-token', '--name', 'cron'], { ...env(), ...credentials });
    expect(token).toMatch(/^zobo_/);
    const script = { ...env(), ADMIN_TOKEN: token };
    expect(await run(['grant-entitlement', ngozi.email, 'soul', '--dry-run'], script)).toContain('Nothing was stored');
    expect(await run(['grant-entitlement', ngozi.email, 'soul', '--days', '3'], script)).toContain(
      `${ngozi.email} has SOUL until`,
    );
    expect(await run(['suspend', ngozi.email, '--reason', 'spam'], script)).toBe(`${ngozi.email} is suspended.`);
    expect(await status(ngozi.accessToken)).toBe(401);
  });

  it('lists requests for help and answers them', async () => {
    const { token } = await scriptToken(['USERS_READ', 'SUPPORT_WRITE']);
    const script = { ...env(), ADMIN_TOKEN: token };
    expect(await run(['list-tickets'], script)).toBe('No request for help is open.');
    expect(await run(['list-tickets', '--json'], script)).toBe('[]');
    const obi = await person(app, 'Obi', { profile: false, plan: 'gold' });
    const ada = await person(app, 'Ada', { profile: false });
    const ask = async (by: Person, subject: string): Promise<string> => {
      const { data } = await app.gql(
        'mutation($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { ... on CreateSupportTicketSuccess { ticket { id } } } }',
        { input: { subject, content: 'The first \u001b[2Jline.\r\nThe second line.' } },
        by.accessToken,
      );
      return data.createSupportTicket.ticket.id;
    };
    const adas = await ask(ada, 'The first of all');
    for (let n = 0; n < 4; n += 1) await ask(ada, `Another ${n}`);
    const obis = await ask(obi, 'On a plan');
    // More than a page of the server.
    const now = app.clock.now();
    const row = (n: number) => ({ id: crypto.randomUUID(), userId: ada.id, subject: `Late ${n}`, isPriority: false });
    await app.db
      .insertInto('supportTickets')
      .values(
        Array.from({ length: 20 }, (_, n) => ({
          ...row(n),
          state: 'open',
          createdAt: now,
          updatedAt: now,
          stateSince: now,
        })),
      )
      .execute();

    const listed = JSON.parse(await run(['list-tickets', '--json'], script));
    expect(listed).toHaveLength(26);
    expect(listed[0]).toMatchObject({ id: obis, isPriority: true, user: { email: obi.email } });
    expect(listed[1]).toMatchObject({ id: adas, messages: [{ fromTeam: false }] });
    expect(await run(['list-tickets'], script)).toContain(
      `Obi Test <${obi.email}>  priority\n  On a plan\n  they  The first  [2Jline.\n    The second line.\n`,
    );
    const line = ['answer-ticket', obis, '--answer', 'It is mended.'];
    expect(await run([...line, '--dry-run'], script)).toBe(
      `Nothing was stored: the request of ${obi.email} would be answered.`,
    );
    expect(await run(line, script)).toBe(`The request of ${obi.email} is answered.`);
    expect(await run(['list-tickets', '--state', 'answered'], script)).toContain('  team  It is mended.');
    expect(await run(['answer-ticket', adas, '--close'], script)).toBe(`The request of ${ada.email} is closed.`);
    expect(JSON.parse(await run(['list-tickets', '--state', 'CLOSED', '--json'], script))).toHaveLength(1);
  });

  it('fails with the code of what went wrong', async () => {
    const { token } = await scriptToken(ALL);
    const script = { ...env(), ADMIN_TOKEN: token };
    const failures: [string[], NodeJS.ProcessEnv, string][] = [
      [[], env(), 'USAGE'],
      [['dance'], env(), 'USAGE'],
      [['suspend', admin.email], script, 'USAGE'],
      [['grant-entitlement', admin.email, 'platinum'], script, 'USAGE'],
      [['grant-role', admin.email, 'king'], database(), 'USAGE'],
      [['grant-role', 'nobody@example.com', 'admin'], database(), 'NOT_AVAILABLE'],
      [['grant-role', 'nonsense', 'admin'], database(), 'INVALID_INPUT'],
      [['grant-entitlement', 'nobody@example.com', 'gold'], script, 'NOT_AVAILABLE'],
      [['grant-entitlement', admin.email, 'gold', '--days', '999'], script, 'INVALID_INPUT'],
      [['grant-entitlement', admin.email, 'gold'], { ...env(), ADMIN_TOKEN: 'zobo_nonsense' }, 'UNAUTHENTICATED'],
      [
        ['create-token'],
        { ...env(), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: 'not-it-at-all' },
        'INVALID_CREDENTIALS',
      ],
      [['list-tickets', 'open'], script, 'USAGE'],
      [['list-tickets', '--state', 'lost'], script, 'USAGE'],
      [['answer-ticket'], script, 'USAGE'],
      [['answer-ticket', crypto.randomUUID()], script, 'USAGE'],
      [['answer-ticket', crypto.randomUUID(), '--close'], script, 'FORBIDDEN'],
      [['suspend', 'a@example.com', '--reason', 'x'], { ...script, ZOBO_URL: 'http://127.0.0.1:9' }, 'UNEXPECTED'],
    ];
    for (const [line, settings, failure] of failures) {
      await expect(run(line, settings), line.join(' ')).rejects.toMatchObject({ code: failure });
    }
  });
});
