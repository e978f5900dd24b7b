/** Addresses of the scripts that this product loads besides its own bundle: the service worker's and those of the captchas. */
export const scripts = {
  serviceWorker: '/sw.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
} as const;

type ScriptAddress = (typeof scripts)[keyof typeof scripts];
type Rules = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Rules) => Rules };

/** The one policy that the content security policy allows, which allows it once; browsers without Trusted Types need none. */
const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('zobo', {
  createScriptURL(address) {
    if ((Object.values(scripts) as string[]).includes(address)) return address;
    throw new TypeError(`${address} is none of our scripts`);
  },
});

/** What `script.src` and `serviceWorker.register` take under Trusted Types. At run time it may be an object that stands for the text. */
export function trustedScript(address: ScriptAddress): string {
  return policy?.createScriptURL(address) ?? address;
}
