import { notFound } from '#server/base/errors.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context, Role } from '#server/platform/context/context.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { type VerificationRow, verificationsByUserIds } from './address-queries.ts';
import { rolesByUserIds, usersByIds } from './queries.ts';
import { recoveryCodesLeft } from './two-factor-queries.ts';

export const userById = defineLoader<UserRow>(async (ctx, ids) => {
  const rows = await usersByIds(ctx.db, ids);
  return new Map(rows.map((row) => [row.id, row]));
});

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
export const emailVerificationByUserId = defineLoader<VerificationRow>(async (ctx, ids) => {
  const rows = await verificationsByUserIds(ctx.db, ids);
  return new Map(rows.map((row) => [row.userId, row]));
});

export const recoveryCodesByUserId = defineLoader<number>(async (ctx, ids) => {
  const rows = await recoveryCodesLeft(ctx.db, ids);
  return new Map(rows.map(({ userId, left }) => [userId, left]));
});
