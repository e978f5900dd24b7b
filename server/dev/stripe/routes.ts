import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/context/context.ts';
import type { ReadCard } from '../payments/cards.ts';
import { pagePolicy } from '../payments/layout.ts';
import { ownPath } from '../payments/own-path.ts';
import { deliverHere } from '../payments/test-provider.ts';
import { checkoutPage, invoicePage } from './checkout-page.ts';
import * as lifecycle from './lifecycle.ts';
import { sessionStatus } from './objects.ts';
import { type Action, isAction, portalPage } from './portal-page.ts';
import type { TestPortal, World } from './state.ts';
import { type TestPayments, testPaymentsOf } from './test-payments.ts';

type Route = { Params: { id: string }; Querystring: { done?: string } };
type Posted = Route & { Body: URLSearchParams | undefined };
type Outcome = { to: string } | { status: number; html: string } | null;

const BODY_BYTES = 4_096;
const base = '/test-payments';
const noCard = 'This is not a card number. Please check it.';
const declined = 'Your card was declined. Please try another one.';
const refused = 'Your bank refused the payment. Please try another card.';

function cardProblem(card: ReadCard | null): string | null {
  if (card === null) return noCard;
  return card.isDeclined ? declined : null;
}
const refusedStatus = (error: string): number => (error === declined || error === refused ? 402 : 422);

function send(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome === null) {
    reply.callNotFound();
    return reply;
  }
  if ('to' in outcome) return reply.redirect(outcome.to, 303);
  return reply
    .status(outcome.status)
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(outcome.html);
}

function act(world: World, portal: TestPortal, action: Action, form: URLSearchParams, card: ReadCard | null): void {
  const row = world.state.subscriptions[form.get('subscription') ?? ''];
  if (row === undefined || row.customerId !== portal.customerId) return;
  if (action === 'change') lifecycle.changePrice(world, row, form.get('price') ?? '');
  if (action === 'cancel' || action === 'undo') lifecycle.setCancelling(world, row, action === 'cancel');
  if (action === 'card' && card !== null) lifecycle.replaceCard(world, row, card);
  if (action === 'period') lifecycle.endPeriod(world, row);
  if (action === 'retry') lifecycle.retryPayment(world, row);
  if (action === 'end') lifecycle.endSubscription(world, row, world.now());
}

function checkoutRoutes(scope: FastifyInstance, { config }: Deps, payments: TestPayments): void {
  const page = (world: World, id: string, error: string | null): Outcome => {
    const session = world.state.sessions[id];
    if (session === undefined) return null;
    const html = checkoutPage(world, session, ownPath(session.cancelUrl, config), error);
    return { status: error === null ? 200 : refusedStatus(error), html };
  };

  function pay(world: World, id: string, card: ReadCard | null, bank: string | null): Outcome {
    const session = world.state.sessions[id];
    if (session === undefined) return null;
    if (sessionStatus(session, world.now()) !== 'open') return { to: `${base}/checkout/${id}` };
    if (session.bank) {
      if (bank !== 'confirm' && bank !== 'refuse') return { to: `${base}/checkout/${id}` };
      lifecycle.answerBank(world, session, bank === 'confirm');
      if (bank === 'refuse') return page(world, id, refused);
    } else {
      const error = cardProblem(card);
      if (card === null || error !== null) return page(world, id, error);
      lifecycle.completeSession(world, session, card);
      if (card.needsBank) return { to: `${base}/checkout/${id}` };
    }
    return { to: ownPath(session.successUrl.replace('{CHECKOUT_SESSION_ID}', id), config) };
  }

  scope.get<Route>(`${base}/checkout/:id`, async ({ params }, reply) =>
    send(reply, await payments.run((world) => page(world, params.id, null))),
  );
  scope.post<Posted>(`${base}/checkout/:id`, async ({ params, body = new URLSearchParams() }, reply) => {
    const card = payments.read(body.get('card') ?? '');
    return send(reply, await payments.run((world) => pay(world, params.id, card, body.get('bank'))));
  });
}

function portalRoutes(scope: FastifyInstance, { config }: Deps, payments: TestPayments): void {
  function page(world: World, id: string, done: string, error: string | null): Outcome {
    const portal = world.state.portals[id];
    if (portal === undefined) return null;
    const backPath = ownPath(portal.returnUrl, config);
    const html = portalPage(world, portal, { backPath, done: isAction(done) ? done : null, error });
    return { status: error === null ? 200 : refusedStatus(error), html };
  }

  function submit(world: World, id: string, form: URLSearchParams, card: ReadCard | null): Outcome {
    const portal = world.state.portals[id];
    const action = form.get('action') ?? '';
    if (portal === undefined) return null;
    if (!isAction(action)) return { to: `${base}/portal/${id}` };
    const error = action === 'card' ? cardProblem(card) : null;
    if (error !== null) return page(world, id, '', error);
    act(world, portal, action, form, card);
    // A portal opened to confirm one change returns to the product after it.
    const isConfirmed = action === 'change' && form.get('price') === portal.change?.priceId;
    return { to: isConfirmed ? ownPath(portal.returnUrl, config) : `${base}/portal/${id}?done=${action}` };
  }

  scope.get<Route>(`${base}/portal/:id`, async ({ params, query }, reply) =>
    send(reply, await payments.run((world) => page(world, params.id, String(query.done ?? ''), null))),
  );
  scope.post<Posted>(`${base}/portal/:id`, async ({ params, body = new URLSearchParams() }, reply) => {
    const card = payments.read(body.get('card') ?? '');
    return send(reply, await payments.run((world) => submit(world, params.id, body, card)));
  });
}

/** Registers the test pages that replace Stripe's own. Knowledge of a page's unguessable id is the permission to use it. */
export async function registerTestPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  const payments = testPaymentsOf(deps);
  deliverHere(app, payments, { url: '/webhooks/stripe', header: 'stripe-signature' });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    checkoutRoutes(scope, deps, payments);
    portalRoutes(scope, deps, payments);
    scope.get<Route>(`${base}/invoice/:id`, async ({ params }, reply) => {
      const html = await payments.run((world) => {
        const invoice = world.state.invoices[params.id];
        return invoice === undefined ? null : invoicePage(world, invoice);
      });
      return send(reply, html === null ? null : { status: 200, html });
    });
  });
}
