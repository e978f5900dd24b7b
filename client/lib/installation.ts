type Fact = 'support' | 'privacy' | 'year' | 'today' | 'beta' | 'beta-end' | 'captcha' | 'coach';

/** Fixed while a page is prerendered, because the page's text depends on them. Empty in a browser. */
export const prerenderedFor: { beta?: 'open' | 'over'; isSignedIn?: boolean } = {};

/** From the page's head; '' if missing. In prerendering, a placeholder. `today` and `beta-end` are written-out days. */
export function installation(name: Fact): string {
  if (import.meta.env.SSR) return name === 'beta' && prerenderedFor.beta ? prerenderedFor.beta : `{{zobo:${name}}}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="zobo:${name}"]`)?.content ?? '';
}
