/** Rows of the field x role table for access tokens, and what administrators and their scripts do to accounts. */
import { closed, forAdmin, type Here, own, type RootRow, type TypeRow } from './matrix-cells.ts';

async function freshAccessToken({ app, people }: Here): Promise<string> {
  const answer = await app.gql(
    'mutation { createAccessToken(input: { name: "to be ended", scopes: [USERS_READ] }) { ... on CreateAccessTokenSuccess { accessToken { id } } } }',
    {},
    people.admin.accessToken,
  );
  return answer.data.createAccessToken.accessToken.id;
}

export const rootRows: Record<string, RootRow> = {
  'Mutation.createAccessToken': {
    ask: () => 'createAccessToken(input: { name: "another", scopes: [USERS_READ] })',
    row: forAdmin('CreateAccessTokenSuccess', 'FORBIDDEN'),
  },
  'Mutation.revokeAccessToken': {
    ask: async (here) => `revokeAccessToken(input: { accessTokenId: "${await freshAccessToken(here)}" })`,
    row: closed('NotAvailable', { admin: 'RevokeAccessTokenSuccess' }),
  },
  'Mutation.grantEntitlement': {
    ask: ({ subject }) =>
      `grantEntitlement(input: { account: { email: "${subject.email}" }, plan: GOLD, isDryRun: true })`,
    row: forAdmin('GrantEntitlementSuccess', 'FORBIDDEN'),
  },
  'Mutation.revokeEntitlement': {
    ask: ({ subject }) => `revokeEntitlement(input: { account: { email: "${subject.email}" }, isDryRun: true })`,
    row: forAdmin('RevokeEntitlementSuccess', 'FORBIDDEN'),
  },
  'Mutation.suspendAccount': {
    ask: ({ subject }) =>
      `suspendAccount(input: { account: { email: "${subject.email}" }, reason: "a test", isDryRun: true })`,
    row: forAdmin('SuspendAccountSuccess', 'FORBIDDEN'),
  },
};

export const typeRows: Record<string, TypeRow> = {
  AccessToken: {
    ask: async (here) => {
      await freshAccessToken(here);
      return 'query { viewer { accessTokens { @@ } } }';
    },
    at: 'viewer.accessTokens.0',
    fields: 'id name scopes createdAt expiresAt lastUsedAt',
    row: own('hidden', { admin: 'value' }),
    except: { lastUsedAt: { admin: 'null' } },
  },
  CreateAccessTokenSuccess: {
    ask: () => 'mutation { createAccessToken(input: { name: "another", scopes: [USERS_READ] }) { @@ } }',
    at: 'createAccessToken',
    fields: 'token accessToken',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  RevokeAccessTokenSuccess: {
    ask: async (here) =>
      `mutation { revokeAccessToken(input: { accessTokenId: "${await freshAccessToken(here)}" }) { @@ } }`,
    at: 'revokeAccessToken',
    fields: 'isDryRun viewer',
    row: closed('hidden', { admin: 'value' }),
  },
  GrantEntitlementSuccess: {
    ask: ({ subject }) =>
      `mutation { grantEntitlement(input: { account: { email: "${subject.email}" }, plan: GOLD, isDryRun: true }) { @@ } }`,
    at: 'grantEntitlement',
    fields: 'isDryRun user',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  RevokeEntitlementSuccess: {
    ask: ({ subject }) =>
      `mutation { revokeEntitlement(input: { account: { email: "${subject.email}" }, isDryRun: true }) { @@ } }`,
    at: 'revokeEntitlement',
    fields: 'isDryRun ended user',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  SuspendAccountSuccess: {
    ask: ({ subject }) =>
      `mutation { suspendAccount(input: { account: { email: "${subject.email}" }, reason: "a test", isDryRun: true }) { @@ } }`,
    at: 'suspendAccount',
    fields: 'isDryRun user',
    row: forAdmin('value', 'FORBIDDEN'),
  },
};
