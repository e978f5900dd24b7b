/** The parameters of each request of the Stripe double. All form values are text. Unknown parameters are refused, as at Stripe. */
import { z } from 'zod';
import { expandable } from './objects.ts';

const id = z.string().min(1).max(200);
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const limit = whole(1, 100).optional();
const address = z.url({ protocol: /^https?$/ }).max(5_000);
const currency = z.string().regex(/^[a-z]{3}$/);
const quantity = z.literal('1');
const MAX_AMOUNT = 99_999_999;
const MAX_TRIAL_DAYS = 730;

const expandOf = (paths: readonly string[]) => z.array(z.enum(paths)).max(20).optional();

export const nothing = z.strictObject({});

export const customerForm = z.strictObject({ email: z.email().max(512).optional(), metadata });

export const sessionForm = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.array(z.strictObject({ price: id, quantity })).length(1),
  customer: id,
  client_reference_id: z.string().max(200).optional(),
  metadata,
  subscription_data: z
    .strictObject({
      metadata,
      trial_period_days: whole(1, MAX_TRIAL_DAYS).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
        })
        .optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).length(1).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  discounts: z
    .array(z.strictObject({ coupon: id }))
    .max(1)
    .optional(),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: whole(0, 99_999_999_999).optional(),
  locale: z.enum(['auto', 'en', 'en-GB']).optional(),
});

const feature = z.strictObject({ enabled: flag });
const portalFeatures = z.strictObject({
  subscription_update: z.strictObject({
    enabled: flag,
    default_allowed_updates: z.array(z.enum(['price', 'quantity', 'promotion_code'])).min(1),
    products: z
      .array(z.strictObject({ product: id, prices: z.array(id).min(1).max(10) }))
      .min(1)
      .max(10),
    proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
    trial_update_behavior: z.enum(['end_trial', 'continue_trial']).optional(),
  }),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']).optional() })
    .optional(),
  payment_method_update: feature.optional(),
  invoice_history: feature.optional(),
});

export const portalConfigurationForm = z.strictObject({ features: portalFeatures, metadata });
export const portalConfigurationChange = z.strictObject({ features: portalFeatures.optional() });
export const portalConfigurationsForm = z.strictObject({
  active: z.literal('true').optional(),
  limit,
});

export const portalForm = z.strictObject({
  customer: id,
  configuration: id.optional(),
  return_url: address.optional(),
  flow_data: z
    .strictObject({
      type: z.literal('subscription_update_confirm'),
      subscription_update_confirm: z.strictObject({
        subscription: id,
        items: z.array(z.strictObject({ id, price: id, quantity })).length(1),
      }),
      after_completion: z
        .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: address }) })
        .optional(),
    })
    .optional(),
});

export const subscriptionForm = z.strictObject({ expand: expandOf(expandable) });

export const subscriptionChange = z.strictObject({ cancel_at_period_end: flag });

export const subscriptionsForm = z.strictObject({
  status: z.enum(['all', 'active', 'trialing', 'past_due', 'canceled']).optional(),
  limit,
  starting_after: id.optional(),
  expand: expandOf(expandable.map((path) => `data.${path}`)),
});

export const invoicesForm = z.strictObject({
  subscription: id.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  limit,
});

export const cancelForm = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() });

export const refundForm = z.strictObject({ payment_intent: id });

export const pricesForm = z.strictObject({
  lookup_keys: z.array(id).min(1).max(10),
  active: z.literal('true').optional(),
  limit,
});

export const priceForm = z.strictObject({
  product: id,
  currency,
  unit_amount: whole(0, MAX_AMOUNT),
  recurring: z.strictObject({ interval: z.literal('month') }),
  lookup_key: id.optional(),
  transfer_lookup_key: flag.optional(),
  metadata,
});

export const productForm = z.strictObject({ id: id.optional(), name: id, metadata });

export const couponForm = z.strictObject({
  id: id.optional(),
  name: z.string().max(40).optional(),
  percent_off: whole(1, 100),
  duration: z.literal('repeating'),
  duration_in_months: whole(1, 120),
});
