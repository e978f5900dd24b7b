/** The pages of the test mode, as a browser without scripts uses them. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '#rules/plans.ts';
import { createTestPayments, type TestPayments, testPaymentsOf } from '#server/dev/stripe/test-payments.ts';
import type { Payments } from '#server/ports/payments.ts';
import { startTestApp, type TestApp } from '../setup/app.ts';
import { realRandom } from '../setup/clock.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000000000000002';
const BANK = '4000 0025 0000 3155';
const FAILS_LATER = '4000000000000341';
const DAY = 86_400_000;

let app: TestApp;
let payments: Payments;
let double: TestPayments;
let orders = 0;

beforeAll(async () => {
  app = await startTestApp();
  payments = app.deps.ports.payments!;
  double = testPaymentsOf(app.deps);
});
afterAll(() => app.stop());

const own = (path: string): string => `${app.deps.config.publicUrl}${path}`;
const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });
const post = (path: string, form: Record<string, string>) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function checkout(changes: Partial<Parameters<Payments['createCheckout']>[0]> = {}): Promise<string> {
  orders += 1;
  const userId = randomUUID();
  const { url } = await payments.createCheckout({
    key: `order-${orders}`,
    userId,
    customerId: await payments.createCustomer(userId, `${userId}@zobo.test`),
    plan: 'gold',
    trialDays: 30,
    hasLaunchCoupon: false,
    successUrl: own('/pricing?checkout=done&session={CHECKOUT_SESSION_ID}#top'),
    cancelUrl: own('/pricing?checkout=cancelled'),
    expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
    ...changes,
  });
  expect(url.startsWith(own('/test-payments/checkout/cs_test_'))).toBe(true);
  return new URL(url).pathname;
}

const idOf = (path: string): string => path.split('/').at(-1)!;
const sessionOf = (path: string) => double.run(({ state }) => state.sessions[idOf(path)]!);

async function subscribe(card = GOOD, changes: Parameters<typeof checkout>[0] = {}) {
  const path = await checkout(changes);
  expect((await post(path, { card })).status).toBe(303);
  const { subscriptionId, customerId } = await sessionOf(path);
  const id = subscriptionId!;
  const portalUrl = await payments.createPortal({ customerId, returnUrl: own('/settings'), change: null });
  const portal = new URL(portalUrl!).pathname;
  const press = (action: string, more: Record<string, string> = {}) =>
    post(portal, { subscription: id, action, ...more });
  return { id, customerId, portal, press, now: async () => (await payments.subscription(id))! };
}

const typesOf = async (id: string): Promise<string[]> => {
  const events = await double.run(({ state }) => state.events.map(({ type, body }) => ({ type, body })));
  return events.filter(({ body }) => body.includes(id)).map(({ type }) => type);
};

describe('every page', () => {
  it('says that it is a test, runs nothing, loads nothing, and sends its forms here only', async () => {
    const { portal } = await subscribe();
    const [invoice] = await double.run(({ state }) => Object.keys(state.invoices));
    for (const path of [await checkout(), portal, `/test-payments/invoice/${invoice}`]) {
      const page = await get(path);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(html).toContain('TEST MODE: no money is taken');
      expect(html).toMatch(/<html lang="en-NG">/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|style="|javascript:|<img|<link/i);
    }
  });

  it('is not there for an id that nobody was given', async () => {
    for (const kind of ['checkout', 'portal', 'invoice']) {
      for (const id of ['cs_test_0', '__proto__', 'constructor', '%2e%2e', 'x'.repeat(80)]) {
        expect((await get(`/test-payments/${kind}/${id}`)).status).toBe(404);
      }
    }
    expect((await post('/test-payments/checkout/cs_test_0', { card: GOOD })).status).toBe(404);
    expect((await post('/test-payments/portal/__proto__', { action: 'end' })).status).toBe(404);
  });

  it('is not there in production, nor beside Stripe itself', async () => {
    const stripe = { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678', apiUrl: null };
    for (const config of [{ mode: 'production' as const }, { payments: stripe }]) {
      const other = await startTestApp({ config });
      try {
        expect(other.deps.ports.payments?.mode).toBe('payments' in config ? 'test' : undefined);
        const path = `/test-payments/checkout/${idOf(await checkout())}`;
        expect((await fetch(other.url + path)).status).toBe(404);
        expect((await fetch(other.url + path, { method: 'POST', body: new URLSearchParams() })).status).not.toBe(303);
      } finally {
        await other.stop();
      }
    }
  });
});

describe('the payment page', () => {
  it('says what is bought, what the trial is, and when the first payment comes', async () => {
    const html = await (await get(await checkout({ hasLaunchCoupon: true }))).text();
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(
      app.clock.now().getTime() + 30 * DAY,
    );
    expect(html).toContain('<h1>Subscribe to Gold</h1>');
    expect(html).toContain(`30 days free, then ₦2,888 a month from ${day}.`);
    expect(html).toContain('20% off for 3 months');
    expect(html).toContain('Start trial</button>');
    expect(html).toContain('<a class="button" href="/pricing?checkout=cancelled">Back</a>');
    const paid = await (await get(await checkout({ trialDays: null, plan: 'diamond' }))).text();
    expect(paid).toContain('Pay ₦5,888</button>');
    expect(paid).not.toMatch(/free|discount/i);
  });

  it('starts the subscription and leads back, once', async () => {
    const path = await checkout();
    const done = await post(path, { card: GOOD });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/pricing?checkout=done&session=${idOf(path)}#top`);
    const { subscriptionId } = await sessionOf(path);
    expect(await payments.subscription(subscriptionId!)).toMatchObject({ status: 'trialing', plan: 'gold' });
    const again = await post(path, { card: GOOD });
    expect(again.headers.get('location')).toBe(path);
    expect(await (await get(path)).text()).toContain('This payment page was used already.');
    expect((await sessionOf(path)).subscriptionId).toBe(subscriptionId);
  });

  it('shows what is wrong with a card, and keeps nothing of it', async () => {
    const path = await checkout();
    const declined = await post(path, { card: DECLINED });
    expect(declined.status).toBe(402);
    const html = await declined.text();
    expect(html).toMatch(/role="alert">Your card was declined\./);
    expect(html).not.toContain(DECLINED);
    for (const card of ['', '4242424242424241', '<b>', '1'.repeat(40)]) {
      const refused = await post(path, { card });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('aria-invalid="true"');
    }
    expect((await sessionOf(path)).status).toBe('open');
    expect((await post(path, { card: GOOD })).status).toBe(303);
    await double.delivered();
    const file = await readFile(join(app.deps.config.dataDir, 'test-payments.json'), 'utf8');
    expect(file).toContain('"last4": "4242"');
    expect(file).not.toMatch(/4242424242424242|4000000000000002/);
  });

  it('leads by way of the bank where the card wants that, whose refusal leaves the page open', async () => {
    for (const trialDays of [null, 30]) {
      const path = await checkout({ trialDays });
      const asked = await post(path, { card: BANK });
      expect([asked.status, asked.headers.get('location')]).toEqual([303, path]);
      const html = await (await get(path)).text();
      expect(html).toContain('<h1>Your bank asks</h1>');
      expect(html).toMatch(/value="confirm">Confirm<.*value="refuse">Refuse</);
      expect((await post(path, { card: GOOD })).headers.get('location')).toBe(path);
      const refused = await post(path, { bank: 'refuse' });
      expect(refused.status).toBe(402);
      expect(await refused.text()).toContain('Your bank refused the payment.');
      expect((await sessionOf(path)).status).toBe('open');
      await post(path, { card: BANK });
      const done = await post(path, { bank: 'confirm' });
      expect(done.headers.get('location')).toMatch(/^\/pricing\?checkout=done/);
      const { subscriptionId } = await sessionOf(path);
      const status = trialDays === null ? 'active' : 'trialing';
      expect(await payments.subscription(subscriptionId!)).toMatchObject({ status });
    }
  });

  it('has closed when its time is up, or when it was closed', async () => {
    const [late, closed] = [await checkout(), await checkout()];
    await payments.expireCheckout(idOf(closed));
    app.clock.advance(3_600_000);
    try {
      for (const path of [late, closed]) {
        expect((await post(path, { card: GOOD })).headers.get('location')).toBe(path);
        expect(await (await get(path)).text()).toContain('This payment page has closed.');
        expect((await sessionOf(path)).subscriptionId).toBeNull();
      }
    } finally {
      app.clock.advance(-3_600_000);
    }
  });

  it('never leads to another site, and shows no HTML of somebody else', async () => {
    const foreign = ['https://evil.example/x', `http://localhost.evil.example:4000/`, 'http://localhost:4001/'];
    for (const url of foreign) {
      const path = await checkout({ successUrl: url, cancelUrl: url });
      expect(await (await get(path)).text()).toContain('<a class="button" href="/">Back</a>');
      expect((await post(path, { card: GOOD })).headers.get('location')).toBe('/');
    }
    const html = await (await get(await checkout({ cancelUrl: own(`/pricing?a='"><script>`) }))).text();
    expect(html).not.toContain('<script>');
  });
});

describe('the portal', () => {
  it('cancels with the period, thinks better of it, and ends', async () => {
    const { press, now, portal } = await subscribe();
    const pressed = await press('cancel');
    expect(pressed.headers.get('location')).toBe(`${portal}?done=cancel`);
    expect(await (await get(`${portal}?done=cancel`)).text()).toContain('role="status">The subscription ends with');
    expect(await now()).toMatchObject({ cancelsAtPeriodEnd: true, status: 'trialing' });
    await press('undo');
    expect(await now()).toMatchObject({ cancelsAtPeriodEnd: false, status: 'trialing' });
    await press('cancel');
    await press('period');
    expect(await now()).toMatchObject({ status: 'canceled' });
    expect(await (await get(portal)).text()).toContain('Ended on');
  });

  it('lets the trial and months pass, each with its payment', async () => {
    const { press, now, portal, id } = await subscribe(GOOD, { hasLaunchCoupon: true });
    await press('period');
    expect(await now()).toMatchObject({ status: 'active' });
    await press('period');
    const amounts = await double.run(({ state }) =>
      Object.values(state.invoices).flatMap(({ subscriptionId, amount }) => (subscriptionId === id ? [amount] : [])),
    );
    const paid = (plans.gold.koboAMonth * 80) / 100;
    expect(amounts).toEqual([0, paid, paid]);
    const html = await (await get(portal)).text();
    expect(html.match(/₦2,310\.40, paid/g)).toHaveLength(2);
    const [link] = /\/test-payments\/invoice\/\w+/.exec(html) ?? [];
    const invoice = await (await get(link!)).text();
    expect(invoice).toContain('₦2,310.40');
    expect(invoice).toContain('−₦577.60');
  });

  it('fails to take money from a card, tries again with another, or gives up', async () => {
    const rescued = await subscribe(FAILS_LATER);
    await rescued.press('period');
    expect(await rescued.now()).toMatchObject({ status: 'past_due' });
    await rescued.press('retry');
    expect(await rescued.now()).toMatchObject({ status: 'past_due' });
    const former = (await rescued.now()).cardFingerprint;
    expect((await rescued.press('card', { card: DECLINED })).status).toBe(402);
    await rescued.press('card', { card: GOOD });
    const after = await rescued.now();
    expect(after.status).toBe('active');
    expect(after.cardFingerprint).not.toBe(former);

    const lost = await subscribe(FAILS_LATER);
    await lost.press('period');
    const invoiceOf = async (id: string) => {
      const latest = await double.run(({ state }) => state.subscriptions[id]!.latestInvoiceId!);
      return (await payments.invoice(latest))!.state;
    };
    expect(await invoiceOf(lost.id)).toBe('open');
    await lost.press('end');
    expect(await lost.now()).toMatchObject({ status: 'canceled' });
    expect(await invoiceOf(lost.id)).toBe('void');
  });

  it('changes the plan, and whoever came to confirm that goes back', async () => {
    const { id, customerId, press, now } = await subscribe();
    const change = { subscriptionId: id, plan: 'diamond' } as const;
    const url = (await payments.createPortal({ customerId, returnUrl: own('/settings#plan'), change }))!;
    const html = await (await get(new URL(url).pathname)).text();
    expect(html.match(/Change to/g)).toHaveLength(1);
    const [, price = ''] = /name="price" value="([^"]+)"/.exec(html) ?? [];
    const done = await post(new URL(url).pathname, { subscription: id, action: 'change', price });
    expect(done.headers.get('location')).toBe('/settings#plan');
    expect((await now()).plan).toBe('diamond');
    await press('change', { price: 'price_nobody' });
    expect((await now()).plan).toBe('diamond');
  });

  it('changes nothing of another customer, and nothing for what it does not know', async () => {
    const [ada, bola] = [await subscribe(), await subscribe()];
    for (const action of ['end', 'cancel', 'period', 'destroy', '__proto__', '']) {
      expect((await post(ada.portal, { subscription: bola.id, action })).status).toBe(303);
    }
    expect((await post(ada.portal, { subscription: '__proto__', action: 'end' })).status).toBe(303);
    expect((await fetch(app.url + ada.portal, { method: 'POST', redirect: 'manual' })).status).toBe(303);
    for (const one of [ada, bola]) {
      expect(await one.now()).toMatchObject({ status: 'trialing', cancelsAtPeriodEnd: false });
    }
    expect(await (await get(ada.portal)).text()).not.toContain(bola.id);
  });
});

describe('what the test mode tells the server', () => {
  /** The server's own ear is closed meanwhile, so that what waits can be seen. */
  async function listening<T>(work: (seen: { type: string; fresh: boolean }[]) => Promise<T>, status: () => number) {
    const seen: { type: string; fresh: boolean }[] = [];
    double.deliverTo(async (body, signature) => {
      const event = await payments.readWebhook(Buffer.from(body), signature, app.clock.now());
      seen.push({ type: event?.type ?? 'forged', fresh: event !== null });
      return status();
    });
    await work(seen);
  }

  it('is signed, is what Stripe would send, and is sent again until it is taken', async () => {
    await double.delivered();
    await double.run(({ state }) => state.events.splice(0));
    let status = 500;
    await listening(
      async (seen) => {
        const { id, press } = await subscribe();
        const first = [
          'invoice.created',
          'customer.subscription.created',
          'invoice.paid',
          'checkout.session.completed',
        ];
        expect(seen.map(({ type }) => type)).toEqual(first);
        expect(await typesOf(id)).toEqual(first);
        status = 200;
        await press('period');
        expect(seen.slice(4).map(({ type }) => type)).toEqual([
          ...first,
          'customer.subscription.trial_will_end',
          'invoice.created',
          'invoice.paid',
          'customer.subscription.updated',
        ]);
        expect(seen.every(({ fresh }) => fresh)).toBe(true);
        expect(await typesOf(id)).toEqual([]);
      },
      () => status,
    );
  });

  it('outlives the process, with everything else', async () => {
    await listening(
      async () => {
        const { id } = await subscribe(FAILS_LATER);
        const next = createTestPayments({ config: app.deps.config, clock: app.clock.now, random: realRandom });
        const known = await next.run(({ state }) => state.subscriptions[id]);
        expect(known).toEqual(await double.run(({ state }) => state.subscriptions[id]));
        const heard: string[] = [];
        next.deliverTo(async (body) => {
          heard.push(JSON.parse(body).type);
          return 503;
        });
        await next.delivered();
        expect(heard).toContain('checkout.session.completed');
      },
      () => 404,
    );
  });
});
