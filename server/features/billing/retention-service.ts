import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { deleteInvoicesBefore } from './queries.ts';

const AT_ONCE = 5_000;

/** Scheduled job. Deletes payment records after the time that tax law requires. */
export async function purgePayments({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - limits.dataRights.paymentDays * 86_400_000);
  while ((await deleteInvoicesBefore(db, before, AT_ONCE)) === AT_ONCE);
}
