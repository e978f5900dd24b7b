import { scripts, trustedScript } from './trusted-types.ts';

type Provider = Extract<keyof typeof scripts, 'turnstile' | 'hcaptcha'>;
type Options = {
  sitekey: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
};
type Widgets = { render: (place: HTMLElement, options: Options) => string; remove: (id: string) => void };

export function captchaOf(head: ParentNode = document): { provider: Provider; siteKey: string } | null {
  const content = head.querySelector<HTMLMetaElement>('meta[name="zobo:captcha"]')?.content ?? '';
  const [, provider, siteKey] = /^(turnstile|hcaptcha):(.+)$/.exec(content) ?? [];
  return provider && siteKey ? { provider: provider as Provider, siteKey } : null;
}

let loading: Promise<Widgets> | null = null;

/** Single-flight. A failed load may be retried. */
function load(provider: Provider): Promise<Widgets> {
  loading ??= new Promise<Widgets>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => {
      const widgets = (window as unknown as Partial<Record<Provider, Widgets>>)[provider];
      if (widgets) resolve(widgets);
      else script.onerror?.('');
    };
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error('The captcha did not load'));
    };
    script.src = trustedScript(scripts[provider]);
    document.head.append(script);
  });
  return loading;
}

/** `onToken` gets each token, and null if it expires or fails. Rejects if there is no captcha or it does not load. */
export async function showCaptcha(place: HTMLElement, onToken: (token: string | null) => void): Promise<() => void> {
  const captcha = captchaOf();
  if (captcha === null) throw new Error('This installation has no captcha');
  const widgets = await load(captcha.provider);
  const lose = () => onToken(null);
  const id = widgets.render(place, {
    sitekey: captcha.siteKey,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    callback: onToken,
    'expired-callback': lose,
    'error-callback': lose,
  });
  return () => widgets.remove(id);
}
