/** The bytes of this tab since it was opened. Loaded after use: the browser keeps what it knows of the time before. */
import { dataCosts } from '#rules/data-costs.ts';
import { readItem, writeItem } from './safe-storage.ts';
import { untoldBytes } from './traffic.ts';

const key = 'zobo-bytes';

type Told = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'nextHopProtocol'>;

/** What comes from a cache has no size. HTTP/2 and later compress headers. */
export function bytesOf({ name, transferSize, nextHopProtocol }: Told): number {
  if (transferSize === 0) return 0;
  const { file, call, compressed } = dataCosts.requestBytes;
  if (nextHopProtocol !== 'http/1.1') return transferSize + compressed;
  return transferSize + (name.endsWith('/graphql') ? call : file);
}

/** Of the pages before this one in this tab. */
const before = Number(readItem(key, sessionStorage)) || 0;
let told = 0;

export const meteredBytes = (): number => before + told + untoldBytes();

function watch(type: 'navigation' | 'resource'): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) told += bytesOf(entry);
  }).observe({ type, buffered: true });
}

const keep = () => writeItem(key, String(meteredBytes()), sessionStorage);

for (const type of ['navigation', 'resource'] as const) watch(type);
window.addEventListener('pagehide', keep);
document.addEventListener('visibilitychange', keep);
