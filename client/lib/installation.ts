type Fact = 'support' | 'privacy' | 'year' | 'today' | 'beta' | 'beta-end' | 'captcha' | 'coach';

/** Values fixed while a page is prerendered, instead of by the server, because the page's text depends on them. */
export const settled: { beta?: 'open' | 'over' } = {};

/**
 * A fact of this installation, from the page's head as the server wrote it; '' if missing. During prerendering it is a placeholder that the
 * server replaces. `today` and `beta-end` are written out: 21 November 2026, February 14, 2026. `beta` is open or over; `coach` is ai,
 * practice or off.
 */
export function installation(name: Fact): string {
  if (import.meta.env.SSR) return name === 'beta' && settled.beta ? settled.beta : `{{zobo:${name}}}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="zobo:${name}"]`)?.content ?? '';
}
