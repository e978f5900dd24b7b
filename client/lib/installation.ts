type Fact = 'support' | 'privacy' | 'year' | 'today' | 'beta' | 'beta-end' | 'captcha' | 'coach';

/** What is not left to the server while a page is prerendered, because the page's words depend on it. */
export const settled: { beta?: 'open' | 'over' } = {};

/**
 * What only this installation knows, as its server wrote it into the page; empty where it did not. While pages are prerendered it is a
 * mark, which the server replaces. `today` and `beta-end` are written out: 21 November 2026, February 14, 2026; `beta` is open or over; `coach` is ai, practice or off.
 */
export function installation(name: Fact): string {
  if (import.meta.env.SSR) return name === 'beta' && settled.beta ? settled.beta : `{{zobo:${name}}}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="zobo:${name}"]`)?.content ?? '';
}
