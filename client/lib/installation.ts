type Fact = 'support' | 'privacy' | 'year' | 'today' | 'beta' | 'beta-end' | 'captcha' | 'coach';

/** Fixed while a page is prerendered, because the page's text depends on them. */
export const settled: { beta?: 'open' | 'over' } = {};

/** From the page's head; '' if missing. In prerendering, a placeholder. `today` and `beta-end` are written-out days. */
export function installation(name: Fact): string {
  if (import.meta.env.SSR) return name === 'beta' && settled.beta ? settled.beta : `{{zobo:${name}}}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="zobo:${name}"]`)?.content ?? '';
}
