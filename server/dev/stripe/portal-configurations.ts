import type { Stripe } from 'stripe';
import { portalMark } from '#server/ports/payments-portal.ts';
import type { Form } from './form.ts';
import { listObject } from './objects.ts';
import { checkedForm, missing, Refusal, rowOf } from './refusal.ts';
import { portalConfigurationChange, portalConfigurationForm, portalConfigurationsForm } from './shapes.ts';
import type { TestPortalConfiguration, World } from './state.ts';

type Features = ReturnType<typeof checkedForm<typeof portalConfigurationForm>>['features'];

function configurationObject(row: TestPortalConfiguration) {
  return {
    id: row.id,
    object: 'billing_portal.configuration' as const,
    active: true,
    created: row.created,
    features: row.features,
    is_default: false,
    livemode: false,
    metadata: row.metadata,
  } satisfies { [Name in keyof Stripe.BillingPortal.Configuration]?: unknown };
}

function pricesOf({ state }: World, { subscription_update: update }: Features): string[] {
  return update.products.flatMap(({ product, prices }, at) => {
    const param = `features[subscription_update][products][${at}]`;
    rowOf(state.products, 'product', product, `${param}[product]`);
    for (const id of prices) {
      if (state.prices[id]?.productId !== product) throw missing('price', id, `${param}[prices]`);
    }
    return update.enabled ? prices : [];
  });
}

export function createConfiguration(world: World, form: Form) {
  const { features, metadata = {} } = checkedForm(portalConfigurationForm, form);
  const { state, newId, now } = world;
  const row = { id: newId('bpc_test_'), features, prices: pricesOf(world, features), metadata, created: now() };
  state.portalConfigurations[row.id] = row;
  return configurationObject(row);
}

export function updateConfiguration(world: World, form: Form, id: string) {
  const { features } = checkedForm(portalConfigurationChange, form);
  const row = rowOf(world.state.portalConfigurations, 'configuration', id);
  if (features !== undefined) Object.assign(row, { features, prices: pricesOf(world, features) });
  return configurationObject(row);
}

export function listConfigurations({ state }: World, form: Form) {
  const { limit = 10 } = checkedForm(portalConfigurationsForm, form);
  const all = Object.values(state.portalConfigurations);
  return listObject(
    '/v1/billing_portal/configurations',
    all.slice(0, limit).map(configurationObject),
    all.length > limit,
  );
}

/** Refuses a portal without a known configuration, or whose configuration lacks `priceId`. */
export function requireConfiguration({ state }: World, id: string | undefined, priceId: string | null): void {
  if (id === undefined) {
    const message = 'No configuration provided and your test mode default configuration has not been created.';
    throw new Refusal(400, { message, param: 'configuration' });
  }
  const row = rowOf(state.portalConfigurations, 'configuration', id, 'configuration');
  if (priceId === null || row.prices.includes(priceId)) return;
  const message = 'The subscription cannot be updated to a price that is not in the portal configuration.';
  throw new Refusal(400, { message, param: 'flow_data[subscription_update_confirm][items][0][price]' });
}

/** Creates the portal's configuration at start, with the current prices. */
export function fillConfiguration({ state, now }: World): void {
  const prices = Object.values(state.prices).filter(({ lookupKey }) => lookupKey !== null);
  const products = prices.map(({ id, productId }) => ({ product: productId, prices: [id] }));
  const known = Object.values(state.portalConfigurations).find(({ metadata }) => metadata.zobo === portalMark.zobo);
  const id = known?.id ?? 'bpc_test_portal';
  state.portalConfigurations[id] = {
    id,
    features: { ...known?.features, subscription_update: { enabled: true, products } },
    prices: prices.map((price) => price.id),
    metadata: { ...portalMark },
    created: known?.created ?? now(),
  };
}
