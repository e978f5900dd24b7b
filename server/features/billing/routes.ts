import type { FastifyInstance } from 'fastify';
import { limits } from '#rules/limits.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { PaymentsFailed } from '#server/ports/payments.ts';
import { receiveWebhook } from './webhook-service.ts';

/** Anyone can send requests here, so a refusal is logged at most once in this time. */
const WARNING_MS = 60_000;
const answers = { off: 404, refused: 400, received: 200, failed: 503 } as const;

/** The signature covers the raw bytes, so nothing parses them first. The provider retries after any status other than 200. */
export async function registerWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY;
  function warnOfRefusal(): void {
    const now = deps.clock().getTime();
    if (now - warnedAt < WARNING_MS) return;
    warnedAt = now;
    deps.log.warn('A payment webhook was refused: forged, signed too long ago, or STRIPE_WEBHOOK_SECRET is another.');
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.billing.webhookBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/webhooks/stripe', async (request, reply) => {
      const ctx = createContext(deps, null, { ip: request.ip, label: 'payment webhook' });
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await receiveWebhook(ctx, 'stripe', body, typeof signature === 'string' ? signature : '').catch(
        (error: unknown) => {
          if (!(error instanceof PaymentsFailed)) throw error;
          deps.log.warn({ reason: error.message }, 'The payment provider could not be asked about its webhook.');
          return 'failed' as const;
        },
      );
      if (outcome === 'refused') warnOfRefusal();
      return reply
        .status(answers[outcome])
        .header('cache-control', 'no-store')
        .send({ received: outcome === 'received' });
    });
  });
}
