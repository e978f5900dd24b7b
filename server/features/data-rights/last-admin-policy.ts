import { rolesByUserId } from '#server/features/accounts/loaders.ts';
import { openAdmins } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';

/** Call it before the account is locked, in the lock order of suspensions. */
export async function isLastAdmin(tx: Context, userId: string): Promise<boolean> {
  const roles = await tx.load(rolesByUserId, userId);
  if (!roles?.includes('admin')) return false;
  const admins = await openAdmins(tx);
  return admins.length === 1 && admins.includes(userId);
}
