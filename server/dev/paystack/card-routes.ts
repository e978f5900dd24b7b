import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '#rules/paths.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { ReadCard } from '../payments/cards.ts';
import { pagePolicy } from '../payments/layout.ts';
import { ownPath } from '../payments/own-path.ts';
import { type Action, cardPage, isAction, managePage } from './card-pages.ts';
import { disable, endPeriod, replaceCard, subscribe } from './renewals.ts';
import type { TestSubscription, World } from './state.ts';
import type { TestPaystack } from './test-paystack.ts';

type Route = { Params: { code: string }; Querystring: { done?: string } };
type Posted = Route & { Body: URLSearchParams | undefined };
type Outcome = { to: string } | { status: number; html: string } | null;

const base = '/test-payments';
const noCard = 'This is not a card number. Please check it.';
const declined = 'Your card was declined. Please try another one.';

function problemOf(card: ReadCard | null): { status: number; error: string | null } {
  if (card === null) return { status: 422, error: noCard };
  return card.isDeclined ? { status: 402, error: declined } : { status: 200, error: null };
}

function send(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome === null) {
    reply.callNotFound();
    return reply;
  }
  if ('to' in outcome) return reply.redirect(outcome.to, 303);
  const { status, html } = outcome;
  reply.status(status).header('content-security-policy', pagePolicy);
  return reply.type('text/html; charset=utf-8').send(html);
}

function act(world: World, row: TestSubscription, action: Action, card: ReadCard | null): void {
  if (action === 'cancel') disable(world, row);
  if (action === 'month') endPeriod(world, row);
  if (action === 'card' && card !== null) replaceCard(world, row, card);
}

/** Knowledge of a page's unguessable code is the permission to use it. */
export function registerCardPages(scope: FastifyInstance, { config }: Pick<Deps, 'config'>, paystack: TestPaystack) {
  function paying(world: World, code: string, card?: ReadCard | null): Outcome {
    const row = Object.values(world.state.transactions).find(({ accessCode }) => accessCode === code);
    if (row === undefined || row.planCode === null) return null;
    const { status, error } = card === undefined ? { status: 200, error: null } : problemOf(card);
    if (card == null || error !== null || row.status !== 'abandoned') {
      return { status, html: cardPage(row, ownPath(row.cancelUrl ?? '', config), error) };
    }
    subscribe(world, row, card);
    const back = new URL(row.callbackUrl);
    back.searchParams.set('trxref', row.reference);
    back.searchParams.set('reference', row.reference);
    return { to: ownPath(back.href, config) };
  }

  function managing(world: World, code: string, done: string, asked?: { action: string; card: ReadCard | null }) {
    const row = Object.values(world.state.subscriptions).find(({ manageCode }) => manageCode === code);
    if (row === undefined) return null;
    const { status, error } = asked?.action === 'card' ? problemOf(asked.card) : { status: 200, error: null };
    if (asked !== undefined && isAction(asked.action) && error === null) {
      act(world, row, asked.action, asked.card);
      return { to: `${base}/manage/${code}?done=${asked.action}` };
    }
    const shown = { backPath: paths.pricing, done: isAction(done) ? done : null, error };
    return { status, html: managePage(world, row, shown) };
  }

  scope.get<Route>(`${base}/card/:code`, async ({ params }, reply) =>
    send(reply, await paystack.run((world) => paying(world, params.code))),
  );
  scope.post<Posted>(`${base}/card/:code`, async ({ params, body = new URLSearchParams() }, reply) => {
    const card = paystack.read(body.get('card') ?? '');
    return send(reply, await paystack.run((world) => paying(world, params.code, card)));
  });
  scope.get<Route>(`${base}/manage/:code`, async ({ params, query }, reply) =>
    send(reply, await paystack.run((world) => managing(world, params.code, String(query.done ?? '')))),
  );
  scope.post<Posted>(`${base}/manage/:code`, async ({ params, body = new URLSearchParams() }, reply) => {
    const asked = { action: body.get('action') ?? '', card: paystack.read(body.get('card') ?? '') };
    return send(reply, await paystack.run((world) => managing(world, params.code, '', asked)));
  });
}
