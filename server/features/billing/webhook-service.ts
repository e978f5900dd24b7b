/** Webhooks of the payment provider. An event only says which state to read again. */
import type { CardProvider } from '#rules/cards.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import type { Payments, SubscriptionState } from '#server/ports/payments.ts';
import { asGone } from './missing-subscription-service.ts';
import * as queries from './queries.ts';
import { applyInvoice, applySubscription, tellTrialEnd } from './sync-service.ts';

/** The other open subscriptions first, then this one. Of two in force the known one stays, so its state must be current. */
export async function withRivals(
  ctx: Pick<Context, 'clock' | 'db'>,
  payments: Payments,
  state: SubscriptionState,
): Promise<SubscriptionState[]> {
  const rivals = state.userId === null ? [] : await queries.openSubscriptions(ctx.db, [state.userId]);
  const states: SubscriptionState[] = [];
  for (const { id } of rivals) {
    const rival = id === state.id ? null : ((await payments.subscription(id)) ?? (await asGone(ctx, id)));
    if (rival !== null) states.push(rival);
  }
  return [...states, state];
}

/** Stores the event in the transaction that applies it. After a PaymentsFailed nothing is stored, and the provider sends it again. */
export async function receiveWebhook(
  ctx: Context,
  provider: CardProvider,
  body: Buffer,
  signature: string,
): Promise<'received' | 'refused' | 'off'> {
  const { payments } = ctx.ports;
  if (payments?.provider !== provider) return 'off';
  const event = await payments.readWebhook(body, signature, ctx.clock());
  if (event === null) return 'refused';
  if (event.id !== null && (await queries.isEventStored(ctx.db, event.id))) return 'received';

  const readNumber = await queries.nextRead(ctx.db);
  const invoice = event.invoiceId === null ? null : await payments.invoice(event.invoiceId);
  const subscriptionId = event.subscriptionId ?? invoice?.subscriptionId ?? null;
  const subscription = subscriptionId === null ? null : await payments.subscription(subscriptionId);
  if (subscriptionId !== null && subscription === null) {
    ctx.log.warn(
      { event: event.id ?? event.type, subscriptionId },
      'An event is about a subscription that is not there.',
    );
  }
  const states = subscription === null ? [] : await withRivals(ctx, payments, subscription);

  await inTransaction(ctx, async (tx) => {
    const { id, type, sentAt } = event;
    const isNew = id === null || (await queries.storeEvent(tx.db, { id, type, sentAt, receivedAt: tx.clock() }));
    if (!isNew) return;
    for (const state of states) await applySubscription(tx, state, readNumber);
    if (invoice !== null) await applyInvoice(tx, invoice, readNumber);
    if (type === 'customer.subscription.trial_will_end' && subscriptionId !== null) {
      await tellTrialEnd(tx, subscriptionId);
    }
  });
  return 'received';
}
