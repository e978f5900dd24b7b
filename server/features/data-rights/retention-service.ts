/** Accounts that nobody uses: hidden and written to in time, so that they are nameless when the years are over. */
import { limits } from '#rules/limits.ts';
import { endSessionsOf } from '#server/auth/lifecycle.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { lockAccount } from './deletion-queries.ts';
import { beginLeaving } from './deletion-service.ts';
import { isLastAdmin } from './last-admin-policy.ts';
import { forEachAccount } from './lib/each-account.ts';
import { isUnusedAccount, unusedAccounts } from './retention-queries.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;
const { inactiveDays, warnDays } = limits.dataRights;

/** The job by the clock: asks for the deletion of accounts in the name of those who do not come back; signing in cancels it like any other. */
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
        // Somebody came back while this waited.
        if (user === undefined || !(await isUnusedAccount(tx.db, id, since))) return;
        await endSessionsOf(tx, id);
        await beginLeaving(tx, user, { reason: null, source: 'inactivity' });
      }),
  );
}
