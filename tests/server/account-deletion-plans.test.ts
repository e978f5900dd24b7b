/** What somebody who leaves pays still: nothing, wherever the job dies and however late the provider tells of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopRenewal } from '#server/features/billing/account-deletion-service.ts';
import { person } from '#tests/factories/people.ts';
import { leave } from '#tests/setup/account-deletion.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

let app: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  app = await startTestApp();
  stripe = await startStripeWorld(app);
});
afterAll(() => app.stop());

test('a payment page closes though the provider was down at first', async () => {
  const ada = await person(app, 'Ada');
  const url = await pageFor(app, ada.id);
  const session = stripe.sessions().find(({ id }) => url.includes(id));
  const createdAt = app.clock.now();
  const page = { url, sessionId: session?.id ?? '', expiresAt: new Date(createdAt.getTime() + 3_600_000), createdAt };
  await app.db
    .insertInto('billingCheckouts')
    .values({ id: crypto.randomUUID(), userId: ada.id, plan: 'gold', hasTrial: true, hasDiscount: false, ...page })
    .execute();
  await leave(app, ada);
  stripe.isDown = true;
  await expect(stopRenewal(app.deps, { userId: ada.id })).rejects.toThrow();
  stripe.isDown = false;
  expect(session?.status).toBe('open');
  await stopRenewal(app.deps, { userId: ada.id });
  expect(session?.status).toBe('expired');
  expect(await app.db.selectFrom('billingCheckouts').select('id').where('userId', '=', ada.id).execute()).toEqual([]);
});

test('a plan that the provider tells of after the job has run ends with its period, too', async () => {
  const bola = await person(app, 'Bola');
  const subscription = stripe.pay(await pageFor(app, bola.id));
  await leave(app, bola);
  await runJobs(app, ['stopRenewal']);
  expect(subscription?.cancelAtPeriodEnd).toBe(false);
  await stripe.tell();
  await runJobs(app, ['stopRenewal']);
  expect(subscription).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
  await stripe.tell();
  // It ends, and there is nothing more to stop.
  expect(
    await app.db.selectFrom('billingSubscriptions').selectAll().where('userId', '=', bola.id).execute(),
  ).toMatchObject([{ cancelsAtPeriodEnd: true }]);
});
