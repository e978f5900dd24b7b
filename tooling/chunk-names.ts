/** Into which chunk the build puts a module, by the pages that need it: a page loads at most eight scripts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routeSources } from './route-scripts.ts';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
type Page = { name: string; feature: string; hasData: boolean };

const client = fileURLToPath(new URL('../client/', import.meta.url));
const dataLayout = 'shell/ApolloLayout.tsx';
/** Pages that most visits open. What they share with few others is no part of what the rest shares. */
const often = ['browse', 'chat', 'matches', 'whoLikesYou'];
/** Parts of several pages that come later, with the chunk of what they share with one page: they must not fetch that page. */
const later = {
  'shell/Footer.tsx': 'start',
  'components/outbox/sending.ts': 'app',
  'components/events/LiveEvents.tsx': 'app',
  'components/safety/SafetyDialog.tsx': 'app',
  'features/chat/ChatList.tsx': 'app',
  'lib/after-use.ts': 'app',
  'components/push/push-ask.ts': 'rest',
  'components/profile-view/ProfileContent.tsx': 'app',
} as const;
/**
 * Light pages seem to need them, and take nothing of them: the build writes numbers in place, and no hook of a generated document is called.
 * vite.config.ts says that they have no side effects.
 */
export const unneeded = /\/(?:rules\/(?:limits|throttles|text-limits)|client\/apollo\/use-answer)\.ts$/;

function reachable(modules: Modules, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) reachable(modules, each, seen);
  return seen;
}

/** The pages that need each module, and the modules that the entry needs. */
function neededBy(modules: Modules) {
  const needs = new Map<string, Set<Page>>();
  const routes = routeSources(readFileSync(`${client}routes.tsx`, 'utf8'));
  for (const [name, sources] of routes) {
    const feature = /^features\/([^/]+)\//.exec(sources.at(-1) ?? '')?.[1] ?? name;
    const page = { name, feature, hasData: sources.includes(dataLayout) };
    for (const source of sources)
      for (const id of reachable(modules, client + source)) needs.set(id, (needs.get(id) ?? new Set()).add(page));
  }
  const parts = Object.entries(later).map(([source, chunk]) => ({
    source,
    ids: reachable(modules, client + source),
    chunk,
  }));
  return { needs, parts, entry: reachable(modules, `${client}main.tsx`) };
}

/**
 * Null leaves the module to the bundler: what no page needs at its start. `start` and `app` are what the pages opened often need, `app` with
 * data; the landing page needs `start` too. `forms` and `rest` are what others share, `rest` with data.
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let known: ReturnType<typeof neededBy> | undefined;
  return (id, modules) => {
    known ??= neededBy(modules);
    if (unneeded.test(id)) return id.includes('/rules/') ? 'rest' : 'app';
    if (known.entry.has(id)) return 'start';
    const [first, ...others] = known.needs.get(id) ?? [];
    if (first === undefined) return null;
    const isOfOne = others.every(({ feature, hasData }) => feature === first.feature && hasData === first.hasData);
    const part = known.parts.find(({ source, ids }) => ids.has(id) && !source.startsWith(`features/${first.feature}/`));
    if (isOfOne && part) return part.chunk;
    if (isOfOne) return first.hasData ? first.feature : `${first.feature} without data`;
    const pages = [first, ...others];
    const isOften = pages.some(({ name }) => often.includes(name));
    const light = pages.filter(({ hasData }) => !hasData);
    if (light.length === 0) return isOften ? 'app' : 'rest';
    return isOften || light.some(({ name }) => name === 'home') ? 'start' : 'forms';
  };
}
