import { notFound } from '#server/base/errors.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context, Role } from '#server/platform/context/context.ts';
import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { verificationsByUserIds } from './address-queries.ts';
import { rolesByUserIds, usersByIds } from './queries.ts';
import { recoveryCodesLeft } from './two-factor-queries.ts';

export const userById = rowLoader('id', (ctx, ids) => usersByIds(ctx.db, ids));

/** The account that a row names. Throws NOT_FOUND if it was deleted after the row was read. */
export async function accountOfRow(ctx: Context, id: string): Promise<UserRow> {
  const user = await ctx.load(userById, id);
  if (user === null) throw notFound();
  return user;
}

export const rolesByUserId = defineLoader<Role[]>(async (ctx, ids) => {
  const roles = new Map<string, Role[]>();
  for (const { userId, role } of await rolesByUserIds(ctx.db, ids)) {
    roles.set(userId, [...(roles.get(userId) ?? []), role as Role]);
  }
  return roles;
});

/** It may have expired. */
export const emailVerificationByUserId = rowLoader('userId', (ctx, ids) => verificationsByUserIds(ctx.db, ids));

export const recoveryCodesByUserId = defineLoader<number>(async (ctx, ids) => {
  const rows = await recoveryCodesLeft(ctx.db, ids);
  return new Map(rows.map(({ userId, left }) => [userId, left]));
});
