/** Unused accounts are hidden and warned in time, so that they are anonymised when the retention time ends. */
import { limits } from '#rules/limits.ts';
import { endSessionsOf } from '#server/auth/lifecycle.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { forEachAccount } from '#server/platform/jobs/each-account.ts';
import { lockAccount } from './deletion-queries.ts';
import { beginDeletion } from './deletion-service.ts';
import { isLastAdmin } from './last-admin-policy.ts';
import { isUnusedAccount, unusedAccounts } from './retention-queries.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;
const { inactiveDays, warnDays } = limits.dataRights;

/** A sign-in cancels the deletion, as any other. */
export async function anonymiseInactive(deps: Deps): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'anonymiseInactive' });
  const since = new Date(deps.clock().getTime() - (inactiveDays - warnDays) * DAY);
  await forEachAccount(
    AT_ONCE,
    (after) => unusedAccounts(deps.db, since, after, AT_ONCE),
    (id) =>
      inTransaction(ctx, async (tx) => {
        if (await isLastAdmin(tx, id)) return;
        const user = await lockAccount(tx.db, id);
        // The person came back while this transaction waited for the lock.
        if (user === undefined || !(await isUnusedAccount(tx.db, id, since))) return;
        await endSessionsOf(tx, id);
        await beginDeletion(tx, user, { reason: null, source: 'inactivity' });
      }),
  );
}
