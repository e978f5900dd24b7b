import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { createScriptURL: (address: string) => string };
type Options = { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void };

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let rules: Rules | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      expect(name).toBe('zobo');
      rules = given;
      return given;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function installed(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'zobo:captcha';
  meta.content = content;
  document.head.append(meta);
}

const script = () => document.head.querySelector('script');

/** Simulates that the provider's script has loaded. */
function arrive(): Options[] {
  const shown: Options[] = [];
  vi.stubGlobal('turnstile', {
    render: (_: HTMLElement, options: Options) => `widget ${shown.push(options)}`,
    remove: () => shown.pop(),
  });
  script()?.dispatchEvent(new Event('load'));
  return shown;
}

it.each([
  ['turnstile:0x4AAA', { provider: 'turnstile', siteKey: '0x4AAA' }],
  ['hcaptcha:10000000-ffff', { provider: 'hcaptcha', siteKey: '10000000-ffff' }],
  ['recaptcha:key', null],
  ['turnstile:', null],
  ['', null],
])('is told by the head of the page: %s', async (content, captcha) => {
  const { captchaOf } = await import('./captcha.ts');
  installed(content);
  expect(captchaOf()).toEqual(captcha);
});

it('loads the script of the provider once, and hands on each token and its end', async () => {
  const { showCaptcha } = await import('./captcha.ts');
  installed('turnstile:key');
  const tokens: (string | null)[] = [];
  const first = showCaptcha(document.createElement('div'), (token) => tokens.push(token));
  const second = showCaptcha(document.createElement('div'), () => {});
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(script()?.src).toBe(address);
  const shown = arrive();
  const remove = await first;
  await second;
  expect(shown.map(({ sitekey }) => sitekey)).toEqual(['key', 'key']);
  shown[0]?.callback('good');
  shown[0]?.['expired-callback']();
  expect(tokens).toEqual(['good', null]);
  remove();
  expect(shown).toHaveLength(1);
});

it('may be tried again when the script did not come', async () => {
  const { showCaptcha } = await import('./captcha.ts');
  installed('turnstile:key');
  const failed = showCaptcha(document.createElement('div'), () => {});
  script()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('did not load');
  expect(script()).toBeNull();
  const again = showCaptcha(document.createElement('div'), () => {});
  arrive();
  await expect(again).resolves.toBeTypeOf('function');
});

it('lets no other address pass as a script', async () => {
  const { scripts } = await import('./trusted-types.ts');
  for (const each of Object.values(scripts)) expect(rules?.createScriptURL(each)).toBe(each);
  for (const other of ['/other.js', `${address}&x`, 'https://evil.example/sw.js', 'data:text/javascript,alert(1)'])
    expect(() => rules?.createScriptURL(other)).toThrow(TypeError);
});
