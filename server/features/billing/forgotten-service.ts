/** Subscriptions that began after their person was erased. */
import type { Payments, SubscriptionState } from '#server/ports/payments.ts';

/** At a provider that cannot close a page, somebody can pay on an old one. Nobody is here whom it could bring a plan, so it ends and the money goes back. */
export async function endForgotten(payments: Payments, { id, ...state }: SubscriptionState): Promise<boolean> {
  if (!state.isForgotten || state.plan === null) return false;
  const isCharging = ['active', 'past_due'].includes(state.status) && !state.cancelsAtPeriodEnd;
  if (isCharging) await payments.cancel(id, { givesBack: state.status === 'active' });
  return true;
}
