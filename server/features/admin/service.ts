import { type AccountRef, accessTokenRule, grantRule, messages, revokeRule } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import * as tokens from '#server/auth/access-token-queries.ts';
import { renewVerdicts } from '#server/auth/lifecycle.ts';
import { hashOf, SECRET_BYTES, scriptTokenOf } from '#server/auth/tokens.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type {
  CreateAccessTokenInput,
  GrantEntitlementInput,
  RevokeAccessTokenInput,
  RevokeEntitlementInput,
} from '#server/contract/resolvers.generated.ts';
import type { AccessTokenRow } from '#server/db/rows.ts';
import { rolesByUserId } from '#server/features/accounts/loaders.ts';
import { accountNamed, giveRole } from '#server/features/accounts/service.ts';
import { grantPlan, grantsOf, takeGrantsBack } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import { requireAdminPerson, requirePerson } from './policy.ts';

const DAY = 86_400_000;

export async function grantEntitlement(ctx: Context, input: GrantEntitlementInput) {
  requireAdmin(ctx);
  const checked = check(grantRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account, days, reason } = checked.value;
  const { plan, isDryRun = false } = input;
  const user = await accountNamed(ctx, account);
  if (user === null) return notAvailable(messages.unknownAccount);
  if (!isDryRun) {
    await inTransaction(ctx, async (tx) => {
      const startsAt = tx.clock();
      const endsAt = new Date(startsAt.getTime() + days * DAY);
      // A bare premium flag maps to gold.
      const what = plan == null ? ({ plan: 'gold', source: 'flag' } as const) : ({ plan, source: 'admin' } as const);
      await grantPlan(tx, { userId: user.id, ...what, isTrial: false, startsAt, endsAt });
      await audit(tx, 'grant_entitlement', user.id, { plan: plan ?? 'flag', days, reason: reason ?? null });
    });
  }
  return { __typename: 'GrantEntitlementSuccess' as const, isDryRun, user };
}

export async function revokeEntitlement(ctx: Context, input: RevokeEntitlementInput) {
  requireAdmin(ctx);
  const checked = check(revokeRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account, reason = null } = checked.value;
  const { plan = null, isDryRun = false } = input;
  const user = await accountNamed(ctx, account);
  if (user === null) return notAvailable(messages.unknownAccount);
  const ended = await inTransaction(ctx, async (tx) => {
    if (isDryRun) return grantsOf(tx, user.id, plan);
    const taken = await takeGrantsBack(tx, user.id, plan);
    if (taken > 0) await audit(tx, 'revoke_entitlement', user.id, { plan: plan ?? 'all', ended: taken, reason });
    return taken;
  });
  if (ended === 0) return notAvailable(messages.nothingGranted);
  return { __typename: 'RevokeEntitlementSuccess' as const, isDryRun, ended, user };
}

/** The token's text is returned only here. */
export async function createAccessToken(ctx: Context, input: CreateAccessTokenInput) {
  const { userId } = requireAdminPerson(ctx);
  const checked = check(accessTokenRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { name, days } = checked.value;
  const scopes = [...new Set(input.scopes)];
  const token = scriptTokenOf(ctx.random.bytes(SECRET_BYTES));
  const createdAt = ctx.clock();
  const row: AccessTokenRow = {
    id: rowId(ctx),
    userId,
    name,
    tokenHash: hashOf(token),
    scopes,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY),
    lastUsedAt: null,
    revokedAt: null,
  };
  const isKept = await inTransaction(ctx, async (tx) => {
    if (!(await tokens.insertAccessToken(tx.db, row, limits.accessTokens.perPerson))) return false;
    await audit(tx, 'create_access_token', userId, { accessTokenId: row.id, scopes: scopes.join(' '), days });
    return true;
  });
  if (!isKept) return invalidInput([{ path: 'name', message: messages.manyTokens }]);
  return { __typename: 'CreateAccessTokenSuccess' as const, token, accessToken: row };
}

/** At once on all servers. */
export async function revokeAccessToken(ctx: Context, input: RevokeAccessTokenInput) {
  const { userId } = requirePerson(ctx);
  const { isDryRun = false } = input;
  const id = idOf(input.accessTokenId);
  const ended = id !== null && (await (isDryRun ? isTokenOf(ctx, userId, id) : endToken(ctx, userId, id)));
  if (!ended) return notAvailable(messages.unknownToken);
  return { __typename: 'RevokeAccessTokenSuccess' as const, isDryRun, viewer: { id: userId } };
}

const isTokenOf = async (ctx: Context, userId: string, tokenId: string): Promise<boolean> =>
  (await accessTokens(ctx, userId)).some(({ id }) => id === tokenId);

async function endToken(ctx: Context, userId: string, tokenId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await tokens.revokeAccessToken(tx.db, userId, tokenId, tx.clock()))) return false;
    await renewVerdicts(tx, userId);
    await audit(tx, 'revoke_access_token', userId, { accessTokenId: tokenId });
    return true;
  });
}

export async function accessTokens(ctx: Context, userId: string): Promise<AccessTokenRow[]> {
  return tokens.accessTokensOfUser(ctx.db, userId, ctx.clock());
}

/** Null if there is no such account, false if they were an administrator. For the command line. */
export async function grantAdmin(ctx: Context, account: AccountRef, isDryRun = false): Promise<boolean | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await accountNamed(tx, account);
    if (user === null) return null;
    if (isDryRun) return !(await tx.load(rolesByUserId, user.id))?.includes('admin');
    const isNew = await giveRole(tx, user.id, 'admin');
    if (isNew) await audit(tx, 'grant_role', user.id, { role: 'admin' });
    return isNew;
  });
}
