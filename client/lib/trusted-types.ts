export const scripts = {
  serviceWorker: '/sw.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
} as const;

type ScriptAddress = (typeof scripts)[keyof typeof scripts];
type Rules = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Rules) => Rules };

/** The only Trusted Types policy that the content security policy allows, and allows once. Undefined in browsers without Trusted Types. */
const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('zobo', {
  createScriptURL(address) {
    if ((Object.values(scripts) as string[]).includes(address)) return address;
    throw new TypeError(`${address} is none of our scripts`);
  },
});

/** Under Trusted Types it is an object at run time, typed as a string here. */
export function trustedScript(address: ScriptAddress): string {
  return policy?.createScriptURL(address) ?? address;
}
