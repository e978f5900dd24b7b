/** Payments of somebody who was erased. A provider that cannot close a page takes them, and one that keeps a customer for an address hands them on. */
import type { Context } from '#server/platform/context/context.ts';
import type { Payments, SubscriptionState } from '#server/ports/payments.ts';
import * as queries from './queries.ts';

/** How far a provider's clock may be behind. */
const CLOCKS_MS = 60_000;

/** Whether something is of a person who had the same customer before the one who has it now. */
export const isOfFormer = (at: Date, customer: { createdAt: Date } | undefined): boolean =>
  customer !== undefined && at.getTime() < customer.createdAt.getTime() - CLOCKS_MS;

async function wasHandedOn({ db }: Pick<Context, 'db'>, { id, customerId, createdAt }: SubscriptionState) {
  if ((await queries.subscriptionById(db, id)) !== undefined) return false;
  return isOfFormer(createdAt, await queries.customerById(db, customerId));
}

/** True for one that can bring nobody a plan any more. It ends, and its money goes back, if it began or still charges after its person was erased. */
export async function endForgotten(
  ctx: Pick<Context, 'db'>,
  payments: Payments,
  state: SubscriptionState,
): Promise<boolean> {
  const { id, plan, status, userId, forgottenAt, createdAt, cancelsAtPeriodEnd } = state;
  const isNobodys = userId === null ? forgottenAt !== null : await wasHandedOn(ctx, state);
  if (plan === null || !isNobodys) return false;
  const isOwed = !cancelsAtPeriodEnd || (forgottenAt !== null && createdAt > forgottenAt);
  const isInForce = status === 'active' || status === 'past_due';
  if (isOwed && isInForce) await payments.cancel(id, { givesBack: status === 'active' });
  return true;
}
