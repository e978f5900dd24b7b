import { type TOTP, URI } from 'otpauth';

const STEP_MS = 30_000;
/** How long it may take until the server sees a code. */
const ON_ITS_WAY_MS = 10_000;

/** The codes of an app that has the secret. A code is good once, and so is each code before it: every next one is a later step's. */
export function authenticator(secret: string) {
  const totp = URI.parse(`otpauth://totp/Zobo?secret=${secret.replaceAll(' ', '')}`) as TOTP;
  const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);
  let last = Number.NEGATIVE_INFINITY;
  return {
    async next(): Promise<string> {
      // The server takes codes of one step behind, unless that has become two by then, and of one ahead; later ones are waited for.
      const step = Math.max(last + 1, stepAt(Date.now() + ON_ITS_WAY_MS) - 1);
      while (step > stepAt(Date.now()) + 1) await new Promise((resolve) => setTimeout(resolve, 500));
      last = step;
      return totp.generate({ timestamp: step * STEP_MS });
    },
  };
}
