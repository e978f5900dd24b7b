/** Suspends accounts and restores them. Call all of it in a transaction. */
import { messages } from '#rules/admin.ts';
import { forbidden } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { UserRow } from '#server/db/rows.ts';
import { closeAccount, openAdmins, reopenAccount } from '#server/features/accounts/service.ts';
import { hideProfile, showProfile } from '#server/features/profiles/service.ts';
import { closeReportsAbout } from '#server/features/safety/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import { insertSuspension, liftSuspension } from './queries.ts';

/** Throws when the caller is no administrator any more. Other decisions about accounts wait until the transaction ends. */
export async function stillAdmins(tx: Context): Promise<string[]> {
  const { userId } = requireAdmin(tx);
  const admins = await openAdmins(tx);
  // Another administrator suspended the caller in the meantime. Of two who suspend each other, one stays.
  if (!admins.includes(userId)) throw forbidden();
  return admins;
}

/** Null when the caller may suspend the person. */
export async function suspensionFault(tx: Context, personId: string): Promise<string | null> {
  const { userId } = requireAdmin(tx);
  if (personId === userId) return messages.ownAccount;
  const admins = await stillAdmins(tx);
  return admins.length === 1 && admins.includes(personId) ? messages.lastAdmin : null;
}

export type Cause = { reason: string; reportId: string | null };

/** Acts once. Decides every waiting report about the person. The caller has locked the account. */
export async function suspend(tx: Context, user: UserRow, { reason, reportId }: Cause): Promise<UserRow> {
  const { userId: suspendedBy } = requireAdmin(tx);
  const [at, id] = [tx.clock(), rowId(tx)];
  if (await closeAccount(tx, user.id, at)) {
    await insertSuspension(tx.db, { id, userId: user.id, reportId, reason, suspendedBy, suspendedAt: at });
    await hideProfile(tx, user.id, at);
    await audit(tx, 'suspend_account', user.id, { reason });
    await enqueue(tx, 'sendModerationLetter', { letter: 'suspended', userId: user.id, subjectId: id });
  }
  await closeReportsAbout(tx, user.id, reason, suspendedBy);
  return { ...user, suspendedAt: user.suspendedAt ?? at };
}

/** Cancels a waiting account deletion. Null when the person is not suspended. */
export async function restore(tx: Context, user: UserRow, reason: string) {
  const { userId: liftedBy } = requireAdmin(tx);
  if (!(await reopenAccount(tx, user.id))) return null;
  // The days until the account deletion ran on while the person could not sign in to cancel it.
  await tx.hooks.cancelDeletion(tx, user.id);
  const lifted = (await liftSuspension(tx.db, user.id, { liftedBy, liftedAt: tx.clock() })) ?? null;
  await showProfile(tx, user.id);
  await audit(tx, 'restore_account', user.id, { reason });
  return { user: { ...user, suspendedAt: null }, lifted };
}
