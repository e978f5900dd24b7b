/** Which scripts the page of an address needs, by `client/routes.tsx` and the manifest of the build. */

/** A chunk in Vite's build manifest. The manifest's keys are source files. */
export type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

/** The page for what does not exist, a layout, a page with its path, a page in the entry, or the bracket of a list. */
const PART =
  /path: '\*', lazy: \(\) => import\('\.\/([^']+)'\)|lazy: \(\) => import\('\.\/([^']+)'\)|page\(paths\.(\w+), \(\) => import\('\.\/([^']+)'\)|path: paths\.(\w+)|[[\]]/g;

/** A page that others load too has a name. */
const NAMED = /const (\w+) = \(\) => (import\('[^']+'\))/g;

const withoutNames = (routes: string): string =>
  [...routes.matchAll(NAMED)].reduce((text, [, name, load]) => text.replaceAll(`, ${name}`, `, () => ${load}`), routes);

/** The sources of each page by its name in `paths`, or `notFound`: the layouts around it, outermost first, and the page. */
export function routeSources(routes: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const layouts: (string | null)[] = [];
  let opening: string | null = null;
  for (const [part, notFound, layout, name, page, inEntry] of withoutNames(routes).matchAll(PART)) {
    if (notFound !== undefined) found.set('notFound', [notFound]);
    else if (layout !== undefined) opening = layout;
    else if (name !== undefined && page !== undefined)
      found.set(name, [...layouts.filter((each) => each !== null), page]);
    else if (inEntry !== undefined) found.set(inEntry, []);
    else {
      if (part === '[') layouts.push(opening);
      else layouts.pop();
      opening = null;
    }
  }
  return found;
}

/** A chunk with all that it imports statically. */
function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) reach(manifest, each, seen);
  return seen;
}

export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  return entry;
}

/** The files of sources with all that they import statically. Several sources may stand in one file. */
export const filesOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(keys.flatMap((key) => [...reach(manifest, key)]).map((key) => manifest[key]?.file ?? ''));

/** The scripts of each page beside those of the entry, which index.html names. */
export function pageScripts(manifest: Manifest, routes: string): Record<string, string[]> {
  const known = filesOf(manifest, [entryOf(manifest)]);
  const own = (sources: string[]): string[] => {
    const missing = sources.find((source) => !manifest[source]);
    if (missing !== undefined) throw new Error(`The manifest has no ${missing}.`);
    return [...filesOf(manifest, sources)].filter((file) => !known.has(file));
  };
  return Object.fromEntries([...routeSources(routes)].map(([name, sources]) => [name, own(sources)]));
}
