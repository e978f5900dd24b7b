import { limits } from '#rules/limits.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { forEachAccount } from '#server/platform/jobs/each-account.ts';
import { limitedPage } from './limit-queries.ts';
import { recheckLimit } from './limit-service.ts';
import { deleteEvidenceDecidedBefore } from './retention-queries.ts';

const AT_ONCE = 100;

export async function purgeEvidence({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - limits.dataRights.evidenceDays * 86_400_000);
  await deleteEvidenceDecidedBefore(db, before);
}

/** Ends limits whose reports are not enough any more, for example after a reporter's account deletion. */
export async function recheckLimits(deps: Deps): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'recheckLimits' });
  await forEachAccount(
    AT_ONCE,
    (after) => limitedPage(deps.db, after, AT_ONCE),
    (id) =>
      // Locks the account first, in the same order as a new report or a decision does.
      inTransaction(ctx, async (tx) => {
        if ((await holdAccount(tx, id)) !== null) await recheckLimit(tx, id);
      }),
  );
}
