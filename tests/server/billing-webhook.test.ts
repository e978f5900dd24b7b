/** The webhook itself: what is taken, what is refused, and that nothing is half done. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { emit, endSubscription, setCancelling } from '#server/dev/stripe/lifecycle.ts';
import { invoiceObject } from '#server/dev/stripe/objects.ts';
import { cancelSubscription, purgeStripeEvents } from '#server/features/billing/scheduled-service.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

let app: TestApp;
let stripe: StripeWorld;
const logLines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ logLines });
  stripe = await startStripeWorld(app);
});
afterAll(() => app.stop());

/** Somebody who has paid, of which Stripe has not told yet. */
async function paid() {
  const [someone] = (await members(app, 1)) as [Member];
  const row = stripe.pay(await pageFor(app, someone.id));
  const [event] = stripe.events().filter(({ type }) => type === 'customer.subscription.created');
  if (row === null || event === undefined) throw new Error('Nothing happened.');
  return { someone, row, ...event };
}
const planOf = async ({ accessToken }: Member) =>
  (await app.gql('{ viewer { plan { name } } }', {}, accessToken)).data.viewer.plan.name;
const isStored = async (id: string) =>
  (await app.db.selectFrom('stripeEvents').select('id').where('id', '=', id).execute()).length > 0;
const countOf = async (table: 'stripeEvents' | 'entitlements' | 'billingSubscriptions') =>
  (await app.db.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

describe('what is not from Stripe', () => {
  it('is refused and changes nothing, whatever is wrong with it', async () => {
    const { someone, body, id } = await paid();
    const before = [
      await countOf('stripeEvents'),
      await countOf('entitlements'),
      await countOf('billingSubscriptions'),
    ];
    const old = new Date(app.clock.now().getTime() - (limits.billing.webhookAgeSeconds + 5) * 1_000);
    const right = stripe.signed(body);
    const forged: [string, string, string][] = [
      ['without a signature', body, ''],
      ['with another secret', body, stripe.signed(body, { secret: 'whsec_of_somebody_else' })],
      ['signed too long ago', body, stripe.signed(body, { at: old })],
      ['with the scheme of another age', body, right.replace('v1=', 'v0=')],
      ['another body under the same signature', body.replace('"trialing"', '"active"'), right],
      ['written anew', JSON.stringify(JSON.parse(body), null, 2), right],
      ['with a space at its end', `${body} `, right],
      ['empty', '', right],
      ['no JSON, but signed', 'not json', stripe.signed('not json')],
    ];
    for (const [what, given, signature] of forged)
      expect([what, await stripe.post(given, signature)]).toEqual([what, 400]);
    for (let n = 0; n < 200; n += 1) {
      const at = (n * 37) % body.length;
      const mutated = `${body.slice(0, at)}${body[at] === 'x' ? 'y' : 'x'}${body.slice(at + 1)}`;
      expect(await stripe.post(mutated, right)).toBe(400);
    }
    expect([
      await countOf('stripeEvents'),
      await countOf('entitlements'),
      await countOf('billingSubscriptions'),
    ]).toEqual(before);
    expect(await planOf(someone)).toBeNull();
    expect(await stripe.post(body)).toBe(200);
    expect(await isStored(id)).toBe(true);
    expect(await planOf(someone)).toBe('GOLD');
  });

  it('is not even read when it is too large', async () => {
    const body = JSON.stringify({ id: 'evt_large', filling: 'x'.repeat(limits.billing.webhookBytes) });
    expect(await stripe.post(body)).toBe(413);
    expect(await isStored('evt_large')).toBe(false);
    const most = 'x'.repeat(limits.billing.webhookBytes);
    expect(await stripe.post(most, 'none')).toBe(400);
  });

  it('only comes by POST', async () => {
    expect((await fetch(`${app.url}/webhooks/stripe`, { headers: { accept: 'application/json' } })).status).not.toBe(
      200,
    );
  });
});

it('what is refused is warned of once in a minute, without a word of it', async () => {
  app.clock.advance(60_000);
  logLines.splice(0);
  for (let n = 0; n < 5; n += 1) expect(await stripe.post('{"secret":"of the body"}', 'none')).toBe(400);
  const warnings = () => logLines.filter((line) => line.includes('webhook was refused'));
  expect(warnings()).toHaveLength(1);
  app.clock.advance(60_000);
  expect(await stripe.post('{}', 'none')).toBe(400);
  expect(warnings()).toHaveLength(2);
  expect(logLines.join()).not.toContain('of the body');
});

describe('what is from Stripe', () => {
  it('counts once, also when it comes fifty times at once', async () => {
    const { someone, row, body, id } = await paid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => stripe.post(body)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await isStored(id)).toBe(true);
    expect(await planOf(someone)).toBe('GOLD');
    const grants = await app.db.selectFrom('entitlements').select('id').where('subscriptionId', '=', row.id).execute();
    expect(grants).toHaveLength(1);
  });

  it('is not asked about again once it is stored', async () => {
    const { body } = await paid();
    await stripe.post(body);
    let asked = 0;
    stripe.before = () => {
      asked += 1;
    };
    expect(await stripe.post(body)).toBe(200);
    stripe.before = () => undefined;
    expect(asked).toBe(0);
  });

  it('is answered so that it comes again while Stripe cannot be asked, and then is right', async () => {
    const { someone, body, id } = await paid();
    stripe.isDown = true;
    const down = await stripe.post(body);
    stripe.isDown = false;
    expect(down).toBe(503);
    expect(await isStored(id)).toBe(false);
    expect(await planOf(someone)).toBeNull();
    expect(await stripe.post(body)).toBe(200);
    expect(await planOf(someone)).toBe('GOLD');
  });

  it('leaves nothing behind when its transaction fails, and is whole when it comes again', async () => {
    const { someone, row, body, id } = await paid();
    const { expireTravel } = app.deps.hooks;
    app.deps.hooks.expireTravel = () => Promise.reject(new Error('The process dies here.'));
    expect(await stripe.post(body)).toBe(500);
    app.deps.hooks.expireTravel = expireTravel;
    expect(await isStored(id)).toBe(false);
    const claims = await app.db.selectFrom('trialClaims').select('kind').where('subscriptionId', '=', row.id).execute();
    expect(claims).toEqual([]);
    expect(await planOf(someone)).toBeNull();
    expect(await stripe.post(body)).toBe(200);
    expect(await planOf(someone)).toBe('GOLD');
  });

  it('an answer that was asked for earlier never replaces a later one', async () => {
    const { someone, row, body } = await paid();
    await stripe.post(body);
    setCancelling(stripe.world, row, true);
    const [updated] = stripe.events();
    // The reader of this event has its answer, and then falls asleep; meanwhile the subscription ends.
    let wake: () => void = () => undefined;
    const sleeping = new Promise<void>((resolve) => (wake = resolve));
    const { payments } = app.deps.ports;
    if (payments === null) throw new Error('There is no Stripe.');
    let reached: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (reached = resolve));
    let isFirst = true;
    app.deps.ports.payments = {
      ...payments,
      subscription: async (id) => {
        const state = await payments.subscription(id);
        if (!isFirst) return state;
        isFirst = false;
        reached();
        await sleeping;
        return state;
      },
    };
    const late = stripe.post(updated!.body);
    await asleep;
    endSubscription(stripe.world, row, stripe.world.now());
    const [deleted] = stripe.events();
    expect(await stripe.post(deleted!.body)).toBe(200);
    expect(await planOf(someone)).toBeNull();
    wake();
    expect(await late).toBe(200);
    app.deps.ports.payments = payments;
    expect(await planOf(someone)).toBeNull();
  });

  it('brings nothing for a price that is not ours, nor for somebody who is nobody here, and says so by id only', async () => {
    const strange = await paid();
    stripe.world.state.prices.price_foreign = {
      ...Object.values(stripe.world.state.prices)[0]!,
      id: 'price_foreign',
      lookupKey: null,
      metadata: {},
    };
    strange.row.priceId = 'price_foreign';
    const nobody = await paid();
    await app.db.deleteFrom('users').where('id', '=', nobody.someone.id).execute();
    logLines.splice(0);
    for (const { body, id } of [strange, nobody]) {
      expect(await stripe.post(body)).toBe(200);
      expect(await isStored(id)).toBe(true);
    }
    expect(await planOf(strange.someone)).toBeNull();
    const rows = await app.db
      .selectFrom('billingSubscriptions')
      .select('id')
      .where('id', 'in', [strange.row.id, nobody.row.id])
      .execute();
    expect(rows).toEqual([]);
    const log = logLines.join('\n');
    expect(log).toContain(strange.row.id);
    expect(log).toContain(nobody.row.id);
    expect(log).not.toMatch(/@example\.com/);
  });

  it('takes a plan back whose price is changed to one that is not ours, until it is ours again', async () => {
    const { someone, row, body } = await paid();
    await stripe.post(body);
    const ours = row.priceId;
    const news = async (priceId: string) => {
      row.priceId = priceId;
      setCancelling(stripe.world, row, !row.cancelAtPeriodEnd);
      await stripe.tell();
    };
    await news('price_foreign');
    expect(await planOf(someone)).toBeNull();
    await news(ours);
    expect(await planOf(someone)).toBe('GOLD');
  });
});

it('is not there where payments are off', async () => {
  const { payments } = app.deps.ports;
  app.deps.ports.payments = null;
  expect(await stripe.post('{}')).toBe(404);
  app.deps.ports.payments = payments;
});

it('forgets events that Stripe does not send again', async () => {
  const { body, id } = await paid();
  await stripe.post(body);
  await purgeStripeEvents(app.deps);
  expect(await isStored(id)).toBe(true);
  const later = new Date(app.clock.now().getTime() + limits.billing.eventsKeptMs + 1_000);
  await purgeStripeEvents({ ...app.deps, clock: () => later });
  expect(await isStored(id)).toBe(false);
});

it('a draft of an invoice is nobody’s payment, until it is one', async () => {
  const { someone, row, body } = await paid();
  await stripe.post(body);
  const { payments } = app.deps.ports;
  const told = (state: 'draft' | 'open') => {
    app.deps.ports.payments = {
      ...payments!,
      invoice: async (id) => ({ ...(await payments!.invoice(id))!, amountMinor: 100, state }),
    };
    emit(
      stripe.world,
      'invoice.created',
      invoiceObject(stripe.world, stripe.world.state.invoices[row.latestInvoiceId!]!),
    );
    return stripe.tell();
  };
  const kept = () => app.db.selectFrom('billingInvoices').select('state').where('userId', '=', someone.id).execute();
  await told('draft');
  expect(await kept()).toEqual([]);
  await told('open');
  app.deps.ports.payments = payments;
  expect(await kept()).toEqual([{ state: 'open' }]);
});

it('a subscription that was not refused is never cancelled by the job that ends refused ones', async () => {
  const { someone, row, body } = await paid();
  await stripe.post(body);
  await cancelSubscription(app.deps, { subscriptionId: row.id });
  expect(row.status).toBe('trialing');
  expect(await planOf(someone)).toBe('GOLD');
});
