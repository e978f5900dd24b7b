/** Customers of the Stripe double, and their deletion with all their data. */
import type { Form } from './form.ts';
import { emit, endSubscription, expireSession } from './lifecycle.ts';
import { customerObject, sessionStatus } from './objects.ts';
import { checkedForm, rowOf } from './refusal.ts';
import { customerForm, nothing } from './shapes.ts';
import type { World } from './state.ts';

export function createCustomer(world: World, form: Form) {
  const { email = '', metadata = {} } = checkedForm(customerForm, form);
  const row = { id: world.newId('cus_test_'), email, metadata, cardId: null, created: world.now() };
  world.state.customers[row.id] = row;
  return customerObject(world, row);
}

/** Invoices stay. */
export function deleteCustomer(world: World, form: Form, id: string) {
  checkedForm(nothing, form);
  const { state, now } = world;
  rowOf(state.customers, 'customer', id);
  for (const one of Object.values(state.subscriptions)) if (one.customerId === id) endSubscription(world, one, now());
  for (const one of Object.values(state.sessions)) {
    if (one.customerId === id && sessionStatus(one, now()) === 'open') expireSession(world, one);
  }
  for (const card of Object.values(state.cards)) if (card.customerId === id) delete state.cards[card.id];
  for (const portal of Object.values(state.portals)) if (portal.customerId === id) delete state.portals[portal.id];
  delete state.customers[id];
  // Stored idempotent answers contain the customer's data and would stay for a day.
  for (const [key, { body }] of Object.entries(state.answers)) if (body.includes(id)) delete state.answers[key];
  emit(world, 'customer.deleted', { id });
  return { id, object: 'customer', deleted: true };
}
