import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { vitalLimits } from '#rules/vitals.ts';
import { callerNetwork } from '#server/auth/attempts.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { keepVitals, takeVitals } from './service.ts';

const { bodyBytes, perMinute, keepEveryMs } = vitalLimits;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A page sends its figures by a beacon as it is left. Nothing of the request is kept, and the answer is empty. */
export async function registerVitals(app: FastifyInstance, deps: Deps): Promise<void> {
  const networks = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const keep = () => keepVitals(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'Vitals were not kept.'));
  const timer = setInterval(() => void keep(), keepEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await keep();
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: bodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string }>('/vitals', async (request, reply) => {
      // Any site could let its visitors send figures.
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return reply.status(403).send();
      const isFree = await networks.consume(callerNetwork({ request: { ip: request.ip, label: 'vitals' } })).then(
        () => true,
        () => false,
      );
      if (!isFree) return reply.status(429).send();
      return reply.status(takeVitals(deps, parsed(request.body)) ? 204 : 400).send();
    });
  });
}
