import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/context/context.ts';
import { pagePolicy } from '../payments/layout.ts';
import { ownPath } from '../payments/own-path.ts';
import { deliverHere } from '../payments/test-provider.ts';
import { registerCardPages } from './card-routes.ts';
import { chargeBack, pay, refund, refundedOf } from './lifecycle.ts';
import { OFF_BY, prepaidPage } from './page.ts';
import { type TestTransaction, transferChannels, type World } from './state.ts';
import { testPaystackOf } from './test-paystack.ts';

type Route = { Params: { code: string } };
type Posted = Route & { Body: URLSearchParams | undefined };

const BODY_BYTES = 4_096;
const address = '/test-payments/prepaid/:code';

const rowOf = ({ state }: World, code: string): TestTransaction | undefined =>
  Object.values(state.transactions).find(({ accessCode }) => accessCode === code);

/** True once somebody has paid, and so goes back to the product. */
function act(world: World, row: TestTransaction, form: URLSearchParams): boolean {
  const how = form.get('act');
  const channel = transferChannels.find((each) => each === form.get('channel')) ?? 'bank_transfer';
  const amounts: Readonly<Record<string, number>> = { pay: 0, less: -OFF_BY, more: OFF_BY };
  const more = amounts[how ?? ''];
  if (row.status === 'abandoned' && more !== undefined) {
    pay(world, row, row.asked + more, channel);
    return true;
  }
  if (how === 'refund' && row.status === 'success') refund(world, row, row.paid - refundedOf(world, row));
  if (how === 'charge-back') chargeBack(world, row);
  return false;
}

function backTo({ callbackUrl, reference }: TestTransaction): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Registers the pages that replace Paystack's own. Knowledge of a page's unguessable code is the permission to use it. */
export async function registerTestPaystack(app: FastifyInstance, deps: Deps): Promise<void> {
  const paystack = testPaystackOf(deps);
  deliverHere(app, paystack, { url: '/webhooks/paystack', header: 'x-paystack-signature' });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    registerCardPages(scope, deps, paystack);
    scope.get<Route>(address, async ({ params }, reply) => {
      const html = await paystack.run((world) => {
        const row = rowOf(world, params.code);
        return row === undefined
          ? null
          : prepaidPage(world, row, ownPath(row.callbackUrl.split('?')[0] ?? '', deps.config));
      });
      if (html === null) return notFound(reply);
      return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html);
    });
    scope.post<Posted>(address, async ({ params, body = new URLSearchParams() }, reply) => {
      const to = await paystack.run((world) => {
        const row = rowOf(world, params.code);
        if (row === undefined) return null;
        const isPaid = act(world, row, body);
        return isPaid ? ownPath(backTo(row), deps.config) : `/test-payments/prepaid/${row.accessCode}`;
      });
      return to === null ? notFound(reply) : reply.redirect(to, 303);
    });
  });
}
