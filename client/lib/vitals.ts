/** Tells the server once, as the page is left, how fast it was. Nothing in it is about the person. */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { paths } from '#rules/paths.ts';
import { networkOf, routeOf, type Vitals } from '#rules/vitals.ts';

type Figures = Pick<Vitals, 'lcp' | 'inp' | 'cls' | 'card'>;
type Told = { value: number; name: string };

/** Times in whole milliseconds, a score with four digits. */
export function noted(figures: Figures, { name, value }: Told): Figures {
  const metric = name.toLowerCase() as keyof Figures;
  return { ...figures, [metric]: metric === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value) };
}

/** The address that was opened: the app may show another one by now. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? '' : new URL(opened.name).pathname;
}

function watch(route: string): void {
  let figures: Figures = {};
  const take = (metric: Metric) => {
    figures = noted(figures, metric);
  };
  for (const on of [onLCP, onINP, onCLS]) on(take, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const [card] = performance.getEntriesByName('card', 'mark');
    if (card !== undefined && route === paths.browse) figures = noted(figures, { name: 'card', value: card.startTime });
    const network = networkOf((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType);
    navigator.sendBeacon('/vitals', JSON.stringify({ route, network, ...figures } satisfies Vitals));
  };
  document.addEventListener('visibilitychange', send);
}

const route = routeOf(openedPath());
// A page that was opened in the background is slow for nobody.
if (route !== null && document.visibilityState === 'visible') watch(route);
