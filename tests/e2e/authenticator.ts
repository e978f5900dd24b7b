import { type TOTP, URI } from 'otpauth';

/** The codes of an app that has the secret. A code is good once, and so is each code before it: every next one is one step later. */
export function authenticator(secret: string) {
  const totp = URI.parse(`otpauth://totp/Zobo?secret=${secret.replaceAll(' ', '')}`) as TOTP;
  let step = Math.floor(Date.now() / 30_000) - 1;
  return {
    async next(): Promise<string> {
      // The server takes codes of one step ahead; later ones are waited for.
      while (step > Math.floor(Date.now() / 30_000) + 1) await new Promise((resolve) => setTimeout(resolve, 500));
      const code = totp.generate({ timestamp: step * 30_000 });
      step += 1;
      return code;
    },
  };
}
