import type { Logger } from 'pino';
import { z } from 'zod';
import type { CaptchaSettings } from '#server/config/groups.ts';
import type { Captcha } from './captcha.ts';

const TIMEOUT_MS = 5_000;
/** Tokens of both providers have about 2 KB. A longer one is refused without a request. */
const MAX_TOKEN = 8_192;
const verdict = z.object({ success: z.boolean() });

/** Verifies tokens with Turnstile, hCaptcha, or another service with their `siteverify` API. Both accept each token once. */
export function createSiteverifyCaptcha({ secretKey, verifyUrl }: CaptchaSettings, log: Logger): Captcha {
  return {
    async passes(token, ip) {
      if (token.length > MAX_TOKEN) return false;
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`It answered ${answer.status}`);
        return verdict.parse(await answer.json()).success;
      } catch (error) {
        log.error({ reason: (error as Error).message }, 'The captcha provider could not be asked.');
        return false;
      }
    },
  };
}
