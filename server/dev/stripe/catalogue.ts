/** Products, prices and coupons of the Stripe double. */
import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { currency, plans } from '#rules/plans.ts';
import { lookupKey } from '#server/ports/payments-catalogue.ts';
import { launchCoupon, paidPlans } from '#server/ports/payments-states.ts';
import type { Form } from './form.ts';
import { couponObject, listObject, priceObject, productObject } from './objects.ts';
import { fillConfiguration } from './portal-configurations.ts';
import { checkedForm, Refusal, rowOf } from './refusal.ts';
import { couponForm, priceForm, pricesForm, productForm } from './shapes.ts';
import type { World } from './state.ts';

const taken = (what: string): Refusal =>
  new Refusal(400, { code: 'resource_already_exists', message: `${what} already exists.`, param: 'id' });

export function createProduct({ state, now, newId }: World, form: Form) {
  const { id = newId('prod_test_'), name, metadata = {} } = checkedForm(productForm, form);
  if (state.products[id] !== undefined) throw taken('Product');
  const row = { id, name, metadata, created: now() };
  state.products[id] = row;
  return productObject(row);
}

export const retrieveProduct = ({ state }: World, id: string) => productObject(rowOf(state.products, 'product', id));

export function createPrice({ state, now, newId }: World, form: Form) {
  const given = checkedForm(priceForm, form);
  const { product: productId, lookup_key: key = null } = given;
  rowOf(state.products, 'product', productId, 'product');
  const former = Object.values(state.prices).find(({ lookupKey }) => key !== null && lookupKey === key);
  if (former !== undefined && given.transfer_lookup_key !== true) {
    throw new Refusal(400, { message: 'A price already uses that lookup key.', param: 'lookup_key' });
  }
  if (former !== undefined) former.lookupKey = null;
  const { unit_amount: amount, metadata = {} } = given;
  const id = newId('price_test_');
  const row = { id, productId, lookupKey: key, amount, currency: given.currency, metadata, created: now() };
  state.prices[row.id] = row;
  return priceObject(row);
}

export function listPrices({ state }: World, form: Form) {
  const { lookup_keys: keys, limit = 10 } = checkedForm(pricesForm, form);
  const found = Object.values(state.prices).filter(({ lookupKey }) => lookupKey !== null && keys.includes(lookupKey));
  return listObject('/v1/prices', found.slice(0, limit).map(priceObject), found.length > limit);
}

export function createCoupon({ state, now, newId }: World, form: Form) {
  const given = checkedForm(couponForm, form);
  const { id = newId('co_test_'), name = null, percent_off: percentOff, duration_in_months: months } = given;
  if (state.coupons[id] !== undefined) throw taken('Coupon');
  const row = { id, name, percentOff, months, created: now() };
  state.coupons[id] = row;
  return couponObject(row);
}

export const retrieveCoupon = ({ state }: World, id: string) => couponObject(rowOf(state.coupons, 'coupon', id));

/** Creates the product's plans at start. A changed amount gets a new price, which takes over the lookup key. */
export function fillCatalogue(world: World): void {
  const { state, now } = world;
  const created = now();
  for (const plan of paidPlans) {
    const { name, koboAMonth: amount } = plans[plan];
    const metadata = { zobo_plan: plan };
    const [productId, id, key] = [`zobo_${plan}`, `price_test_${plan}_${amount}`, lookupKey(plan)];
    state.products[productId] ??= { id: productId, name: `${brand.name} ${name}`, metadata, created };
    for (const other of Object.values(state.prices)) {
      if (other.lookupKey === key && other.amount !== amount) other.lookupKey = null;
    }
    if (Object.values(state.prices).some(({ lookupKey: its }) => its === key)) continue;
    state.prices[id] = { id, productId, lookupKey: key, amount, currency: currency.toLowerCase(), metadata, created };
  }
  const { percentOff, months } = limits.launchDiscount;
  state.coupons[launchCoupon] ??= { id: launchCoupon, name: `${brand.name} launch`, percentOff, months, created };
  fillConfiguration(world);
}
