/** What happens to single payments at the Paystack double, and what it tells of it. */
import { transactionObject } from './objects.ts';
import { type Channel, nextId, type TestRefund, type TestTransaction, type World } from './state.ts';

export function emit({ state, newCode }: World, event: string, data: object): void {
  state.events.push({ id: newCode(), body: JSON.stringify({ event, data }) });
}

/** Pays an open transaction; a page that was used stays as it is. */
export function pay(world: World, row: TestTransaction, amount: number, channel: Channel): void {
  if (row.status !== 'abandoned') return;
  Object.assign(row, { status: 'success', paid: amount, channel, paidAt: world.now().toISOString() });
  emit(world, 'charge.success', transactionObject(world, row));
}

export const refundedOf = ({ state }: Pick<World, 'state'>, { reference }: TestTransaction): number =>
  state.refunds.reduce(
    (sum, each) => sum + (each.reference === reference && each.status !== 'failed' ? each.amount : 0),
    0,
  );

/** Gives back at most what is left. */
export function refund(world: World, row: TestTransaction, amount: number): TestRefund {
  const { state } = world;
  const made: TestRefund = {
    id: nextId(state),
    reference: row.reference,
    amount,
    status: 'processed',
    createdAt: world.now().toISOString(),
  };
  state.refunds.push(made);
  if (refundedOf(world, row) >= row.paid) row.status = 'reversed';
  for (const status of ['pending', 'processed']) {
    const about = {
      transaction_reference: row.reference,
      refund_reference: null,
      amount: String(amount),
      currency: 'NGN',
    };
    emit(world, `refund.${status}`, { status, ...about });
  }
  return made;
}

/** The bank took the money back. */
export function chargeBack(world: World, row: TestTransaction): void {
  if (row.status !== 'success') return;
  row.status = 'reversed';
  const dispute = { id: nextId(world.state), status: 'resolved', resolution: 'merchant-accepted' };
  emit(world, 'charge.dispute.resolve', { ...dispute, transaction: transactionObject(world, row) });
}
