import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { limits } from './rules/limits.ts';
import { pages } from './rules/pages.ts';
import { chunkNames, unneeded } from './tooling/chunk-names.ts';
import type { Chunk } from './tooling/route-scripts.ts';
import { trustedDocuments } from './tooling/trusted-documents.ts';

const client = join(import.meta.dirname, 'client');
const production = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/**
 * What of the router nobody imports stays out of the bundle. Its exports are written in a way that no bundler may drop: calls that are
 * not marked as pure, and a `displayName` given afterwards. What it would tell developers on the console stays out as well. Its production
 * build is there, but its package never leads to it.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {}
      : {
          resolve: {
            alias: [
              { find: /^react-router$/, replacement: join(production, 'index.mjs') },
              { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
            ],
          },
        },
  transform: {
    filter: { id: /[/\\]react-router[/\\]dist[/\\]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
        .replace(/^(?=function (?:warning|warningOnce|warnOnce)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ ')
        .replace(
          /^((?:var|let|const) \w+ = )(React\w*\.(?:forwardRef|memo|createContext)\()/gm,
          '$1/* @__PURE__ */ $2',
        ),
      map: null,
    }),
  },
};

/** No text of a document is sent or compared: its id stands for it. So the printer of graphql-js stays out of the bundle. */
const withoutPrinter: Plugin = {
  name: 'without-printer',
  apply: 'build',
  transform: {
    filter: { id: /@apollo[/\\]client[/\\]utilities[/\\]graphql[/\\]print\.js$/ },
    handler: () => ({ code: 'export const print = Object.assign(({ id }) => id, { reset() {} });', map: null }),
  },
};

/** The number, or the small object of numbers, at a path such as `limits.text.email`; any other text stays as it is. */
function numberAt(whole: string, path: string): string {
  const keys = path.slice(1).split('.');
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], limits);
  if (typeof found === 'number') return String(found);
  const isSmall = typeof found === 'object' && JSON.stringify(found).length <= 80;
  return isSmall ? `(${JSON.stringify(found)})` : whole;
}

/** `const { min, max: most } = limits.rating` as single constants. */
const apart = (_: string, names: string, path: string): string =>
  names
    .split(',')
    .flatMap((name) => (name.trim() === '' ? [] : [name.split(':').map((word) => word.trim())]))
    .map(([key, name = key]) => `const ${name} = ${path}.${key};`)
    .join(' ');

/** `limits.text.email` becomes 255, so that a page carries the numbers it uses instead of the whole table. */
export const numbersInPlace: Plugin = {
  name: 'numbers-in-place',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:client|rules)\/.*\.tsx?$/, code: /\blimits\b/ },
    handler: (code) => ({
      code: code
        .replace(/const \{([^{}]+)\} = (limits(?:\.\w+)*);/g, apart)
        .replace(/(?<!typeof )\blimits((?:\.\w+)+)/g, numberAt),
      map: null,
    }),
  },
};

/** `pages.chat.title` becomes its text, and `pages.chat` its title and description: a page carries its own in place of all. */
const titlesInPlace: Plugin = {
  name: 'titles-in-place',
  apply: 'build',
  transform: {
    filter: { id: /\/client\/.*\.tsx?$/, code: /#rules\/pages\.ts/ },
    handler: (code) => ({
      code: code.replace(/\bpages\.(\w+)\b(?:\.(title|description)\b)?/g, (whole, name, field) => {
        const page = pages[name as keyof typeof pages];
        if (page === undefined) return whole;
        return field === undefined ? `(${JSON.stringify(page)})` : JSON.stringify(page[field as 'title']);
      }),
      map: null,
    }),
  },
};

/**
 * The first paint waits for the styles alone, so they are asked for before the scripts. The entry comes last of the scripts: the others are
 * what it imports, and only asked for.
 */
const inOrder: Plugin = {
  name: 'in-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
      const scripts = html.match(/\s*<script type="module"[^>]*><\/script>/g) ?? [];
      const rest = [...styles, ...scripts].reduce((left, tag) => left.replace(tag, ''), html);
      const asked = scripts
        .slice(0, -1)
        .map((tag) =>
          tag
            .replace('<script type="module"', '<link rel="modulepreload"')
            .replace(/src=("[^"]*")><\/script>/, 'href=$1>'),
        );
      return rest
        .replace(/(?=\s*<title>)/, styles.join(''))
        .replace(/(?=\s*<\/head>)/, [...scripts.slice(-1), ...asked].join(''));
    },
  },
};

/** What stands around each `import()` of the build. Vite's own helper asks for the modules in a way that no retry can mend. */
const partsFetchedFirst: Plugin = {
  name: 'parts-fetched-first',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export { fetchFirst as __vitePreload } from ${JSON.stringify(join(client, 'lib/fetch-first.ts'))};`,
      map: null,
    }),
  },
};

/** A module that stands in the chunk of a group has no entry of its own in the manifest. The budgets and the server ask by source. */
const sourcesInManifest: Plugin = {
  name: 'sources-in-manifest',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir = '' }, bundle) {
    const file = join(dir, '.vite', 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
    const entries = Object.values(manifest);
    const isMain = (id: string) => id === join(client, 'main.tsx');
    for (const chunk of Object.values(bundle)) {
      const known = entries.find(({ file }) => file === chunk.fileName);
      if (chunk.type !== 'chunk' || known === undefined) continue;
      if (chunk.moduleIds.some(isMain)) manifest['index.html'] = { ...known, isEntry: true };
      for (const id of chunk.moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[relative(client, id)] ??= known;
    }
    writeFileSync(file, JSON.stringify(manifest));
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'client',
  // RxJS as ES2015: as ES5 it would need helpers. The list is Vite's own but for the first.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [
    trustedDocuments,
    numbersInPlace,
    titlesInPlace,
    leanRouter,
    withoutPrinter,
    inOrder,
    partsFetchedFirst,
    ...(isSsrBuild ? [] : [sourcesInManifest]),
    react(),
    tailwindcss(),
  ],
  // Served by no server: what renders the public pages at build runs once, in Node, and holds all it needs.
  ...(isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/client',
    emptyOutDir: true,
    // The budgets are counted over what the manifest says each page loads.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Nothing is inlined: data: is no source of scripts, styles or fonts under the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // React and the router in one chunk: it compresses better than several, and outlives most releases in the browsers' caches.
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          // Asked for by a group that leaves the dependencies of its modules where they are.
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: [{ test: unneeded, sideEffects: false }] },
          output: {
            // The landing page carries the list of them all: by their names it would be half a KiB longer.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: /node_modules[/\\](?:react|react-dom|react-router|react-router-dom|scheduler)[/\\]|client[/\\](?:ui[/\\](?:cx|icon|shapes|button-style|icons)|lib[/\\](?:fetch-first|listeners|online|installation|lazy-part|outdated|trusted-types))\.|rolldown.runtime|vite.preload-helper/,
                },
                {
                  name: 'data',
                  test: /node_modules[/\\](?:@apollo(?!.*subscriptions)|@graphql-typed-document-node|@wry|graphql|optimism|rxjs|tslib)[/\\]/,
                },
                { name: chunkNames(), debugName: 'by pages', includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
}));
