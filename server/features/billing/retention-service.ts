import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { deleteInvoicesBefore } from './queries.ts';

const AT_ONCE = 5_000;

/** Tax law requires payment records for some years. */
export async function purgePayments({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - limits.dataRights.paymentDays * 86_400_000);
  while ((await deleteInvoicesBefore(db, before, AT_ONCE)) === AT_ONCE);
}
