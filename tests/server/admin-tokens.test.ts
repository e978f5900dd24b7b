import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import {
  ALL_SCOPES,
  auditOf,
  CREATE_TOKEN,
  code,
  GRANT,
  SIGN_IN,
  SUSPEND,
  startTwoServers,
  USER,
} from '#tests/setup/admin-api.ts';
import type { TestApp } from '#tests/setup/app.ts';

const REVOKE_TOKEN = `mutation RevokeToken($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { __typename
  ... on RevokeAccessTokenSuccess { isDryRun viewer { accessTokens { id } } } ... on UserError { code message } } }`;
const RESTORE = 'mutation ($input: RestoreAccountInput!) { restoreAccount(input: $input) { __typename } }';
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

async function scriptToken(scopes: string[], days = 30, owner = admin): Promise<{ token: string; id: string }> {
  const { data, body } = await app.gql(CREATE_TOKEN, { input: { name: 'a test', scopes, days } }, owner.accessToken);
  if (data?.createAccessToken.token === undefined) throw new Error(body);
  return { token: data.createAccessToken.token, id: data.createAccessToken.accessToken.id };
}

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
    expect((await app.gql(USER, { account: { email: ike.email } }, token)).data.admin.user.id).toBe(ike.id);
    expect(code(await app.gql(GRANT, { input: { account: { email: ike.email }, plan: 'GOLD' } }, token))).toBe(
      'FORBIDDEN',
    );
    expect(code(await app.gql(SUSPEND, { input: { account: { email: ike.email }, reason: 'x' } }, token))).toBe(
      'FORBIDDEN',
    );
    const all = await scriptToken(ALL_SCOPES);
    for (const document of [CREATE_TOKEN, REVOKE_TOKEN]) {
      const input = document === CREATE_TOKEN ? { name: 'x', scopes: ALL_SCOPES } : { accessTokenId: all.id };
      expect(code(await app.gql(document, { input }, all.token))).toBe('FORBIDDEN');
    }
    expect(code(await app.gql('{ viewer { accessTokens { id } } }', {}, all.token))).toBe('FORBIDDEN');

    expect(
      (await app.gql(GRANT, { input: { account: { email: ike.email }, plan: 'GOLD' } }, all.token)).data
        .grantEntitlement.isDryRun,
    ).toBe(false);
    expect(await auditOf(app, ike.id)).toMatchObject([{ actorId: admin.id, accessTokenId: all.id }]);
    const used = async () =>
      (
        await app.gql('{ viewer { accessTokens { id lastUsedAt } } }', {}, admin.accessToken)
      ).data.viewer.accessTokens.find((row: { id: string }) => row.id === all.id).lastUsedAt;
    await expect.poll(used).not.toBeNull();
  });

  it('leave one row behind when they are made and when they end, and none when that is refused', async () => {
    const owner = await newAdmin(app, 'Musa');
    const { id, token } = await scriptToken(['USERS_READ'], 1, owner);
    const actions = async () => (await auditOf(app, owner.id)).map(({ action, details }) => [action, details]);
    const isMade = ['create_access_token', { accessTokenId: id, scopes: 'users_read', days: 1 }];
    for (const by of [owner.accessToken, token]) {
      await app.gql(CREATE_TOKEN, { input: { name: '', scopes: ALL_SCOPES } }, by);
      await app.gql(REVOKE_TOKEN, { input: { accessTokenId: crypto.randomUUID() } }, by);
    }
    expect(await actions()).toEqual([isMade]);
    for (let n = 0; n < 2; n += 1) await app.gql(REVOKE_TOKEN, { input: { accessTokenId: id } }, owner.accessToken);
    expect(await actions()).toEqual([isMade, ['revoke_access_token', { accessTokenId: id }]]);
  });

  it('never open a socket', async () => {
    const { token } = await scriptToken(ALL_SCOPES);
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
    const read = async (on: TestApp) => (await on.gql(USER, { account: { email: admin.email } }, token)).status;
    expect(await read(other)).toBe(200);
    const stranger = await newAdmin(app, 'Joy');
    for (const [who, which] of [
      [stranger, id],
      [admin, 'nonsense'],
      [admin, crypto.randomUUID()],
    ] as const) {
      const refused = await app.gql(REVOKE_TOKEN, { input: { accessTokenId: which } }, who.accessToken);
      expect(refused.data.revokeAccessToken).toMatchObject({
        code: 'NOT_AVAILABLE',
        message: 'There is no such access token.',
      });
    }
    for (const [which, answer] of [
      [id, { isDryRun: true }],
      [crypto.randomUUID(), { code: 'NOT_AVAILABLE' }],
    ] as const) {
      const tried = await app.gql(REVOKE_TOKEN, { input: { accessTokenId: which, isDryRun: true } }, admin.accessToken);
      expect(tried.data.revokeAccessToken).toMatchObject(answer);
    }
    expect(await read(app)).toBe(200);
    expect((await auditOf(app, admin.id)).filter(({ action }) => action === 'revoke_access_token')).toEqual([]);
    const { data } = await app.gql(REVOKE_TOKEN, { input: { accessTokenId: id } }, admin.accessToken);
    expect(data.revokeAccessToken.isDryRun).toBe(false);
    expect(data.revokeAccessToken.viewer.accessTokens.map((row: { id: string }) => row.id)).not.toContain(id);
    expect(await read(app)).toBe(401);
    await expect.poll(() => read(other), { interval: 50, timeout: 1_000 }).toBe(401);
  });

  it('are worth nothing when their owner is no administrator any more', async () => {
    const kemi = await newAdmin(app, 'Kemi');
    const { token } = await scriptToken(['USERS_READ'], 1, kemi);
    await app.db.deleteFrom('userRoles').where('userId', '=', kemi.id).execute();
    expect(code(await app.gql(USER, { account: { email: kemi.email } }, token))).toBe('FORBIDDEN');
  });

  it('end while their owner is suspended, on another process within a second, and go on when they are let in again', async () => {
    const kemi = await newAdmin(app, 'Kemi');
    const { token } = await scriptToken(['USERS_READ'], 1, kemi);
    const read = async (on: TestApp) => (await on.gql(USER, { account: { email: admin.email } }, token)).status;
    for (const on of [app, other]) expect(await read(on)).toBe(200);
    const { data } = await app.gql(
      SUSPEND,
      { input: { account: { email: kemi.email }, reason: 'a test' } },
      admin.accessToken,
    );
    expect(data.suspendAccount.__typename).toBe('SuspendAccountSuccess');
    expect(await read(app)).toBe(401);
    await expect.poll(() => read(other), { interval: 50, timeout: 1_000 }).toBe(401);
    const input = { account: { email: kemi.email }, reason: 'a test' };
    expect((await app.gql(RESTORE, { input }, admin.accessToken)).data.restoreAccount.__typename).toMatch(/Success$/);
    expect(await read(app)).toBe(200);
  });

  it('with a bad name, no scope or a bad end are refused, and so is the 51st', async () => {
    const lola = await newAdmin(app, 'Lola');
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
    expect((await app.gql(USER, { account: { email: admin.email } }, token)).status).toBe(200);
    app.clock.advance(DAY + 1_000);
    expect((await app.gql(USER, { account: { email: admin.email } }, token)).status).toBe(401);
    admin = {
      ...admin,
      ...(await app.gql(SIGN_IN, { input: { email: admin.email, password: admin.password } })).data.signIn.session,
    };
  });
});
