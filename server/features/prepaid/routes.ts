import type { FastifyInstance } from 'fastify';
import { limits } from '#rules/limits.ts';
import { idOf } from '#server/base/ids.ts';
import { receiveWebhook } from '#server/features/billing/webhook-service.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { PaymentsFailed } from '#server/ports/payments.ts';
import { readPayment } from './order-service.ts';

/** Anyone can send requests here, so a refusal is logged at most once in this time. */
const WARNING_MS = 60_000;
const answers = { off: 404, refused: 400, received: 200, failed: 503 } as const;

/** An event only says which payment to read again. So its age does not matter, nor how often it comes. */
async function receive(deps: Deps, body: Buffer, signature: string, ip: string): Promise<keyof typeof answers> {
  const { prepaid } = deps.ports;
  if (prepaid === null) return 'off';
  const event = prepaid.readWebhook(body, signature);
  if (event === null) return 'refused';
  const orderId = event.reference === null ? null : idOf(event.reference);
  const ctx = createContext(deps, null, { ip, label: 'prepaid webhook' });
  if (orderId !== null && (await readPayment(ctx, prepaid, orderId))) return 'received';
  // Of a subscription, if those are Paystack's here too.
  const outcome = await receiveWebhook(ctx, 'paystack', body, signature);
  return outcome === 'off' ? 'received' : outcome;
}

/** The signature covers the raw bytes, so nothing parses them first. The provider retries after any status other than 200. */
export async function registerPrepaidWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY;
  function warnOfRefusal(): void {
    const now = deps.clock().getTime();
    if (now - warnedAt < WARNING_MS) return;
    warnedAt = now;
    deps.log.warn('A payment webhook was refused: forged, or PAYSTACK_SECRET_KEY is another.');
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.billing.webhookBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/webhooks/paystack', async (request, reply) => {
      const signature = request.headers['x-paystack-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const given = typeof signature === 'string' ? signature : '';
      const outcome = await receive(deps, body, given, request.ip).catch((error: unknown) => {
        if (!(error instanceof PaymentsFailed)) throw error;
        deps.log.warn({ reason: error.message }, 'The payment provider could not be asked about its webhook.');
        return 'failed' as const;
      });
      if (outcome === 'refused') warnOfRefusal();
      return reply
        .status(answers[outcome])
        .header('cache-control', 'no-store')
        .send({ received: outcome === 'received' });
    });
  });
}
