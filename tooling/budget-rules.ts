/** A chunk in Vite's build manifest. The manifest's keys are source files. */
export type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;
export type Line = { what: string; bytes: number; limit: number };

const KiB = 1024;
const layout = 'shell/ApolloLayout.tsx';
/** Files that the landing page loads by itself after its start. They count towards its size. */
const fetchedByLanding = ['lib/service-worker.ts'];

/** The most that a page may load, in KiB of gzip, by the page's source. Other pages have the limit `otherPages`. */
const pageLimits: Readonly<Record<string, number>> = {
  'features/discovery/BrowsePage.tsx': 45,
  'features/chat/ChatPage.tsx': 45,
};
const otherPages = 30;
/** The admin console with all parts that it loads lazily. */
const adminConsole = { test: /^features\/admin\//, limit: 150 };

function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) reach(manifest, each, seen);
  return seen;
}

/** The sizes of the build with their limits, in bytes. `size` returns the gzipped bytes of a file. */
export function measure(manifest: Manifest, size: (file: string) => number): Line[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined || !manifest[layout]) throw new Error(`The manifest has no entry or no ${layout}`);
  const weigh = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + size(manifest[key]?.file ?? ''), 0);
  const landing = new Set([entry, ...fetchedByLanding].flatMap((key) => [...reach(manifest, key)]));
  const shell = new Set([...landing, ...reach(manifest, layout)]);
  const pages = Object.keys(manifest).filter((key) => /^features\/.*Page\.tsx$/.test(key));
  const without = (keys: string[]) =>
    new Set(keys.flatMap((key) => [...reach(manifest, key)]).filter((each) => !shell.has(each)));
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return [
    { what: 'JavaScript before the landing page is usable', bytes: weigh(landing), limit: 110 * KiB },
    { what: 'JavaScript of the shell on any signed-in route', bytes: weigh(shell), limit: 185 * KiB },
    ...pages.map((key) => ({
      what: key,
      bytes: weigh(without([key])),
      limit: (pageLimits[key] ?? otherPages) * KiB,
    })),
    {
      what: 'features/admin, all parts',
      bytes: weigh(without(Object.keys(manifest).filter((key) => adminConsole.test.test(key)))),
      limit: adminConsole.limit * KiB,
    },
    { what: 'CSS', bytes: [...styles].reduce((sum, file) => sum + size(file), 0), limit: 20 * KiB },
  ];
}

/** In KiB; exceeded limits are marked. */
export function table(lines: readonly Line[]): string {
  const kib = (bytes: number) => (bytes / KiB).toFixed(1).padStart(7);
  return lines
    .map(({ what, bytes, limit }) => `${bytes > limit ? 'OVER' : 'ok  '} ${kib(bytes)} of ${kib(limit)} KiB  ${what}`)
    .join('\n');
}
