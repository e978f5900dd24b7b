import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { limits } from './rules/limits.ts';
import { trustedDocuments } from './tooling/trusted-documents.ts';

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
const numbersInPlace: Plugin = {
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

/** The first paint waits for the styles alone, so they are asked for before the scripts, on the connection that is open. */
const stylesFirst: Plugin = {
  name: 'styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
      const rest = styles.reduce((left, link) => left.replace(link, ''), html);
      return rest.replace(/(?=\s*<title>)/, styles.join(''));
    },
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'client',
  plugins: [trustedDocuments, numbersInPlace, leanRouter, stylesFirst, react(), tailwindcss()],
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
          output: {
            // The landing page carries the list of them all: by their names it would be half a KiB longer.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: /node_modules[/\\](?:react|react-dom|react-router|react-router-dom|scheduler)[/\\]|client[/\\](?:ui[/\\](?:cx|icon|icons|shapes|button-style)|lib[/\\](?:listeners|online|installation|lazy-part))\.|rolldown.runtime|vite.preload-helper/,
                },
                // The data client likewise: in pieces, each of their names would stand in the list that the landing page carries.
                // Small parts of many pages: each in a chunk of its own would stand in that list, and in the list of every page.
                {
                  name: 'parts',
                  includeDependenciesRecursively: false,
                  test: /client[/\\](?:ui[/\\](?:Dialog|TextField|TextArea|Avatar|Counter|LoadFailed|use-once-opened|Problem|ConfirmDialog)|components[/\\](?:plans[/\\]UpsellDialog|profile-view[/\\]VerifiedMark|events[/\\](?:refetch-showing|match-announcements)|form[/\\](?:use-form|refusals))|lib[/\\](?:safe-storage|vocabulary|use-now|wait-text|focus-invalid)|apollo[/\\](?:error-message|socket-status|use-fragment-data))\.|rules[/\\](?:numbers|age|vocabulary|compatibility)\./,
                },
                {
                  name: 'data',
                  test: /node_modules[/\\](?:@apollo|@graphql-typed-document-node|@wry|graphql|graphql-ws|optimism|rxjs|tslib)[/\\]/,
                },
              ],
            },
          },
        },
  },
}));
