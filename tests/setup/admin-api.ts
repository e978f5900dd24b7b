/** What the tests of administrators send, and the two servers that they send it to. */
import { vi } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

export const GRANT = `mutation Grant($input: GrantEntitlementInput!) { grantEntitlement(input: $input) { __typename
  ... on GrantEntitlementSuccess { isDryRun user { id email plan { name endsAt } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
export const REVOKE = `mutation Revoke($input: RevokeEntitlementInput!) { revokeEntitlement(input: $input) { __typename
  ... on RevokeEntitlementSuccess { isDryRun ended user { id plan { name } } } ... on UserError { code message } } }`;
export const SUSPEND = `mutation Suspend($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename
  ... on SuspendAccountSuccess { isDryRun user { id suspendedAt } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
export const CREATE_TOKEN = `mutation CreateToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
  ... on CreateAccessTokenSuccess { token accessToken { id name scopes createdAt expiresAt lastUsedAt } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
export const USER =
  'query User($account: AccountRefInput!) { admin { user(account: $account) { id email fullName suspendedAt roles plan { name } } } }';
export const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } } ... on UserError { code message } } }`;
export const ALL_SCOPES = ['USERS_READ', 'ENTITLEMENTS_WRITE', 'ACCOUNTS_SUSPEND'];

/** Two servers on one database; the second has modules, hence caches, of its own, as another process would. */
export async function startTwoServers(): Promise<{ app: TestApp; other: TestApp; stop(): Promise<void> }> {
  const app = await startTestApp();
  vi.resetModules();
  const elsewhere: typeof import('./app.ts') = await import('./app.ts');
  const other = await elsewhere.startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock });
  return {
    app,
    other,
    async stop() {
      await other.stop();
      await app.stop();
    },
  };
}

/** What was done to somebody. */
export const auditOf = (app: TestApp, subjectId: string) =>
  app.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', subjectId).execute();

/** The code of an answer that is a fault. */
export const code = (answer: { errors: { extensions?: { code?: string } }[] | undefined }) =>
  answer.errors?.[0]?.extensions?.code;
