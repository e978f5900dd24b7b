import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import {
  ALL_SCOPES,
  auditOf,
  CREATE_TOKEN,
  code,
  GRANT,
  REVOKE,
  SIGN_IN,
  SUSPEND,
  startTwoServers,
  USER,
} from '#tests/setup/admin-api.ts';
import type { TestApp } from '#tests/setup/app.ts';

const REFRESH = 'mutation Refresh($input: RefreshSessionInput!) { refreshSession(input: $input) { __typename } }';
const DAY = 86_400_000;

let app: TestApp;
let other: TestApp;
let admin: Person;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, other, stop } = await startTwoServers());
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => stop());

const status = async (token: string, on = app) => (await on.gql('{ viewer { id } }', {}, token)).status;

describe('who may', () => {
  it.each([
    ['grantEntitlement', GRANT, { account: { email: 'ada@example.com' }, plan: 'GOLD' }],
    ['revokeEntitlement', REVOKE, { account: { email: 'ada@example.com' } }],
    ['suspendAccount', SUSPEND, { account: { email: 'ada@example.com' }, reason: 'spam' }],
    ['createAccessToken', CREATE_TOKEN, { name: 'x', scopes: ALL_SCOPES }],
  ])('%s: administrators only', async (_field, document, input) => {
    const ada = await person(app, 'Ada', { profile: false });
    expect(code(await app.gql(document, { input }, ada.accessToken))).toBe('FORBIDDEN');
    expect(code(await app.gql(document, { input }))).toBe('UNAUTHENTICATED');
  });

  it('reads an account: administrators only, by its id and by any spelling of its address', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    expect(code(await app.gql(USER, { account: { email: bola.email } }, bola.accessToken))).toBe('FORBIDDEN');
    expect(code(await app.gql(USER, { account: { email: bola.email } }))).toBe('UNAUTHENTICATED');
    const { data } = await app.gql(USER, { account: { email: bola.email.toUpperCase() } }, admin.accessToken);
    expect(data.admin.user).toEqual({
      id: bola.id,
      email: bola.email,
      fullName: 'Bola Test',
      suspendedAt: null,
      roles: [],
      plan: { name: null },
    });
    const named = await app.gql(USER, { account: { id: bola.id } }, admin.accessToken);
    expect(named.data).toEqual(data);
    for (const id of [crypto.randomUUID(), 'nonsense', '\u0000']) {
      expect((await app.gql(USER, { account: { id } }, admin.accessToken)).data).toEqual({ admin: { user: null } });
    }
    for (const email of ['nobody@example.com', 'nonsense', '\u0000', 'x'.repeat(10_000)]) {
      expect((await app.gql(USER, { account: { email } }, admin.accessToken)).data).toEqual({ admin: { user: null } });
    }
  });
});

describe('granting a plan', () => {
  const grant = (input: object, token = admin.accessToken) => app.gql(GRANT, { input }, token);

  it('stores it with an audit row; a dry run stores nothing', async () => {
    const chidi = await person(app, 'Chidi', { profile: false });
    const dry = await grant({ account: { email: chidi.email }, plan: 'DIAMOND', isDryRun: true });
    expect(dry.data.grantEntitlement).toMatchObject({ isDryRun: true, user: { id: chidi.id, plan: { name: null } } });
    expect(await auditOf(app, chidi.id)).toEqual([]);

    const done = await grant({ account: { email: chidi.email }, plan: 'DIAMOND', days: 10, reason: 'a prize' });
    expect(done.data.grantEntitlement).toMatchObject({ isDryRun: false, user: { plan: { name: 'DIAMOND' } } });
    const ends = Date.parse(done.data.grantEntitlement.user.plan.endsAt) - app.clock.now().getTime();
    expect(Math.abs(ends - 10 * DAY)).toBeLessThan(10_000);
    expect(await auditOf(app, chidi.id)).toMatchObject([
      {
        actorId: admin.id,
        accessTokenId: null,
        action: 'grant_entitlement',
        details: { plan: 'diamond', days: 10, reason: 'a prize' },
      },
    ]);
  });

  it.each([
    [{ account: { email: 'nonsense' } }, 'account.email', 'Invalid email address'],
    [{ days: 0 }, 'days', 'Days must be a whole number from 1 to 366'],
    [{ days: 367 }, 'days', 'Days must be a whole number from 1 to 366'],
    [{ reason: 'x'.repeat(501) }, 'reason', 'Reason must be at most 500 characters'],
  ])('with %j says why and stores nothing', async (changes, path, message) => {
    const dayo = await person(app, 'Dayo', { profile: false });
    const { data } = await grant({ account: { email: dayo.email }, plan: 'GOLD', ...changes });
    expect(data.grantEntitlement).toMatchObject({ code: 'INVALID_INPUT', message, fieldErrors: [{ path, message }] });
    expect(await auditOf(app, dayo.id)).toEqual([]);
  });

  it('to nobody is not available', async () => {
    const { data } = await grant({ account: { email: 'nobody@example.com' }, plan: 'GOLD' });
    expect(data.grantEntitlement).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: 'There is no such account.',
    });
  });
});

describe('taking a granted plan back', () => {
  const grant = (input: object) => app.gql(GRANT, { input }, admin.accessToken);
  const revoke = (input: object) => app.gql(REVOKE, { input }, admin.accessToken);

  it('ends what was granted at once, with an audit row, and no other plan; a dry run ends nothing', async () => {
    const efe = await person(app, 'Efe', { profile: false });
    const paid = { id: crypto.randomUUID(), userId: efe.id, plan: 'gold', source: 'checkout', isTrial: false };
    const [startsAt, createdAt] = [app.clock.now(), app.clock.now()];
    await app.db
      .insertInto('entitlements')
      .values({ ...paid, startsAt, createdAt })
      .execute();
    await grant({ account: { email: efe.email }, plan: 'SOUL' });
    await grant({ account: { email: efe.email }, plan: 'DIAMOND' });
    const dry = await revoke({ account: { email: efe.email }, isDryRun: true });
    expect(dry.data.revokeEntitlement).toMatchObject({
      isDryRun: true,
      ended: 2,
      user: { plan: { name: 'SOUL' } },
    });

    const one = await revoke({ account: { email: efe.email }, plan: 'SOUL', reason: 'a mistake' });
    expect(one.data.revokeEntitlement).toMatchObject({
      isDryRun: false,
      ended: 1,
      user: { plan: { name: 'DIAMOND' } },
    });
    const rest = await revoke({ account: { email: efe.email } });
    expect(rest.data.revokeEntitlement).toMatchObject({ ended: 1, user: { plan: { name: 'GOLD' } } });
    const audited = await auditOf(app, efe.id);
    expect(audited.filter(({ action }) => action === 'revoke_entitlement')).toMatchObject([
      { actorId: admin.id, details: { plan: 'soul', ended: 1, reason: 'a mistake' } },
      { actorId: admin.id, details: { plan: 'all', ended: 1, reason: null } },
    ]);
  });

  it('has nothing to end for those who were granted nothing, and nobody', async () => {
    const femi = await person(app, 'Femi', { profile: false });
    expect((await revoke({ account: { email: femi.email } })).data.revokeEntitlement).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: 'Nothing that was granted to this account is in force.',
    });
    expect((await revoke({ account: { email: 'nobody@example.com' } })).data.revokeEntitlement).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: 'There is no such account.',
    });
    expect(await auditOf(app, femi.id)).toEqual([]);
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

    const dry = await suspend({ account: { email: emeka.email }, reason: 'spam', isDryRun: true });
    expect(dry.data.suspendAccount).toMatchObject({ isDryRun: true, user: { suspendedAt: null } });
    expect(await status(emeka.accessToken, other)).toBe(200);

    const done = await suspend({ account: { email: emeka.email }, reason: ' sends spam ' });
    expect(done.data.suspendAccount).toMatchObject({ isDryRun: false, user: { id: emeka.id } });
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
    await suspend({ account: { email: emeka.email }, reason: 'again' });
    expect(await auditOf(app, emeka.id)).toMatchObject([
      { action: 'suspend_account', details: { reason: 'sends spam' }, actorId: admin.id },
    ]);
  });

  it('spares oneself, people who do not exist, and wants a reason', async () => {
    const own = await suspend({ account: { email: admin.email }, reason: 'bored' });
    expect(own.data.suspendAccount).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'You cannot suspend your own account.',
    });
    const nobody = await suspend({ account: { email: 'nobody@example.com' }, reason: 'spam' });
    expect(nobody.data.suspendAccount.code).toBe('NOT_AVAILABLE');
    const funke = await person(app, 'Funke', { profile: false });
    const silent = await suspend({ account: { email: funke.email }, reason: '  ' });
    expect(silent.data.suspendAccount.message).toBe('Please give a reason');
    const long = await suspend({ account: { email: funke.email }, reason: 'x'.repeat(501) });
    expect(long.data.suspendAccount.message).toBe('Reason must be at most 500 characters');
    expect(await status(funke.accessToken)).toBe(200);
  });

  it('of two administrators who suspend each other at once, one stays', async () => {
    const one = await newAdmin(app, 'Gozie');
    const two = await newAdmin(app, 'Halima');
    await Promise.all([
      suspend({ account: { email: two.email }, reason: 'coup' }, one.accessToken),
      suspend({ account: { email: one.email }, reason: 'coup' }, two.accessToken),
    ]);
    const rows = await app.db.selectFrom('users').select('suspendedAt').where('id', 'in', [one.id, two.id]).execute();
    expect(rows.filter(({ suspendedAt }) => suspendedAt !== null)).toHaveLength(1);
  });
});
