import type { CardProvider } from '#rules/cards.ts';

type Fact = 'support' | 'privacy' | 'year' | 'today' | 'beta' | 'beta-end' | 'captcha' | 'coach' | 'cards';

/** Fixed while a page is prerendered, because the page's text depends on them. Empty in a browser. */
export const prerenderedFor: { beta?: 'open' | 'over'; cards?: CardProvider; isSignedIn?: boolean } = {};

/** From the page's head; '' if missing. In prerendering, a placeholder. `today` and `beta-end` are written-out days. */
export function installation(name: Fact): string {
  if (import.meta.env.SSR) {
    const fixed = name === 'beta' || name === 'cards' ? prerenderedFor[name] : undefined;
    return fixed ?? `{{zobo:${name}}}`;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name="zobo:${name}"]`)?.content ?? '';
}
