import { entryOf, filesOf, type Manifest, pageScripts } from './route-scripts.ts';

export type Line = { what: string; bytes: number; limit: number };
export type RouteLine = { name: string; scripts: number; bytes: number; limit: number };

const KiB = 1024;
const layout = 'shell/ApolloLayout.tsx';
/** A file that the landing page loads by itself after its start. It counts towards the page's size. */
const fetchedByLanding = 'lib/service-worker.ts';
/** The admin console with all parts that it loads lazily. */
const adminConsole = { test: /^features\/admin\//, limit: 150 };

/** What a page loads before it can be used, in bytes of brotli, by its name in `paths`. Other pages have the limit `otherRoutes`. */
const routeLimits: Readonly<Record<string, number>> = {
  home: 98_000,
  auth: 102_500,
  browse: 170_500,
  chat: 165_000,
  privacyPolicy: 108_000,
  termsOfService: 108_000,
  unsubscribe: 108_000,
  trustedFriend: 108_000,
  sharedPlan: 108_000,
  notFound: 108_000,
};
const otherRoutes = 196_500;
const mostScripts = 8;

/** `size` returns the bytes of a file in brotli. */
export function measureRoutes(manifest: Manifest, routes: string, size: (file: string) => number): RouteLine[] {
  const entry = [...filesOf(manifest, [entryOf(manifest)])];
  return Object.entries(pageScripts(manifest, routes)).map(([name, own]) => {
    const files = [...entry, ...own];
    const bytes = files.reduce((sum, file) => sum + size(file), 0);
    return { name, scripts: files.length, bytes, limit: routeLimits[name] ?? otherRoutes };
  });
}

export const isOver = ({ scripts, bytes, limit }: RouteLine): boolean => scripts > mostScripts || bytes > limit;

/** In kB of brotli; exceeded limits are marked. */
export function routeTable(lines: readonly RouteLine[]): string {
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(7);
  return lines
    .map((line) => {
      const { name, scripts, bytes, limit } = line;
      const mark = isOver(line) ? 'OVER' : 'ok  ';
      return `${mark} ${kB(bytes)} of${kB(limit)} kB in ${scripts} of ${mostScripts} scripts  ${name}`;
    })
    .join('\n');
}

/** The other sizes of the build with their limits, in bytes. `size` returns the gzipped bytes of a file. */
export function measure(manifest: Manifest, routes: string, size: (file: string) => number): Line[] {
  const entry = entryOf(manifest);
  if (!manifest[layout]) throw new Error(`The manifest has no ${layout}.`);
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0);
  const home = pageScripts(manifest, routes).home ?? [];
  const landing = new Set([...filesOf(manifest, [entry, fetchedByLanding]), ...home]);
  const shell = new Set([...landing, ...filesOf(manifest, [layout])]);
  const console = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => adminConsole.test.test(key)),
  );
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return [
    { what: 'JavaScript before the landing page is usable', bytes: weigh(landing), limit: 110 * KiB },
    {
      what: 'features/admin, all parts',
      bytes: weigh([...console].filter((file) => !shell.has(file))),
      limit: adminConsole.limit * KiB,
    },
    { what: 'CSS', bytes: weigh(styles), limit: 20 * KiB },
  ];
}

/** In KiB; exceeded limits are marked. */
export function table(lines: readonly Line[]): string {
  const kib = (bytes: number) => (bytes / KiB).toFixed(1).padStart(7);
  return lines
    .map(({ what, bytes, limit }) => `${bytes > limit ? 'OVER' : 'ok  '} ${kib(bytes)} of ${kib(limit)} KiB  ${what}`)
    .join('\n');
}
