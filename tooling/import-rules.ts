/** The table of import rules. rooms.ts defines the rooms and layers. */
import { layerOf, roomOf } from './rooms.ts';

export type Import = { from: string; to: string; typeOnly: boolean };
export type ImportRule = { name: string; why: string; forbids: (edge: Import) => boolean };
/** A rule about a file's place, independent of its imports. */
export type PlaceRule = { name: string; why: string; forbids: (file: string) => boolean };

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const inside =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.startsWith(`${folder}/`));
/** True if a resolved import is the npm package `name` or a path inside it. */
const isPackage = (to: string, name: string): boolean => to === `npm:${name}` || to.startsWith(`npm:${name}/`);

const doors = [layerOf('service'), layerOf('loaders')];
const serverFeature = (file: string): { feature: string; file: string } | null => {
  const match = /^server\/features\/([^/]+)\/(.+)\.ts$/.exec(file);
  return match?.[1] && match[2] ? { feature: match[1], file: match[2] } : null;
};
const clientFeature = (file: string): string | null => /^client\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

function crossesFeatures({ from, to, typeOnly }: Import): { door: boolean } | null {
  const a = serverFeature(from);
  const b = serverFeature(to);
  if (typeOnly || isTest(from) || a === null || b === null || a.feature === b.feature) return null;
  return { door: doors.includes(layerOf(b.file)) };
}

const atHome = (name: string, home: (file: string) => boolean, why: string): ImportRule => ({
  name: `${name.replace('@', '').replace('/', '-')}-at-home`,
  why,
  forbids: ({ from, to }) => isPackage(to, name) && !home(from),
});

export const importRules: ImportRule[] = [
  {
    name: 'resolvable',
    why: 'Every import leads somewhere.',
    forbids: ({ to }) => to.startsWith('unresolved:'),
  },
  {
    name: 'rules-are-pure',
    why: 'rules/ imports zod/mini and itself: no clock, no dice, no I/O.',
    forbids: ({ from, to }) =>
      inside('rules')(from) && !isTest(from) && !inside('rules')(to) && !isPackage(to, 'zod/mini'),
  },
  {
    name: 'server-not-client',
    why: 'They meet in schema.graphql and rules/.',
    forbids: ({ from, to }) => inside('server')(from) && inside('client')(to),
  },
  {
    name: 'client-not-server',
    why: 'They meet in schema.graphql and rules/.',
    forbids: ({ from, to }) => inside('client')(from) && inside('server')(to),
  },
  {
    name: 'product-not-tests',
    why: 'The product runs without its tests and tools.',
    forbids: ({ from, to }) =>
      inside('rules', 'server', 'client', 'migrations')(from) && !isTest(from) && inside('tests', 'tooling')(to),
  },
  {
    name: 'ui-knows-no-data',
    why: 'ui/ and lib/ are without data: no features, no components, no Apollo.',
    forbids: ({ from, to }) =>
      inside('client/ui', 'client/lib')(from) &&
      !isTest(from) &&
      (inside('client/components', 'client/features', 'client/apollo')(to) || isPackage(to, '@apollo/client')),
  },
  {
    name: 'client-features-apart',
    why: 'A client feature never imports another.',
    forbids: ({ from, to }) => {
      const [a, b] = [clientFeature(from), clientFeature(to)];
      return a !== null && b !== null && a !== b;
    },
  },
  {
    name: 'no-full-zod-in-client',
    why: 'zod/mini weighs 4.8 KiB, zod 22.4.',
    forbids: ({ from, to }) =>
      inside('client', 'rules')(from) && !isTest(from) && isPackage(to, 'zod') && !isPackage(to, 'zod/mini'),
  },
  {
    name: 'downwards',
    why: 'A room imports only those before it in tooling/rooms.ts, types included.',
    forbids: ({ from, to }) => {
      const [a, b] = [roomOf(from), roomOf(to)];
      return !isTest(from) && a !== -1 && b > a;
    },
  },
  {
    name: 'feature-door',
    why: 'Across features only services and loaders are open; types are free.',
    forbids: (edge) => crossesFeatures(edge)?.door === false,
  },
  {
    name: 'layers',
    why: 'resolvers, routes, tasks -> service -> policy -> loaders -> queries -> what stands on no row, never upwards.',
    forbids: ({ from, to, typeOnly }) => {
      const [a, b] = [serverFeature(from), serverFeature(to)];
      if (typeOnly || isTest(from) || a === null || b === null || a.feature !== b.feature) return false;
      return layerOf(b.file) < layerOf(a.file);
    },
  },
  atHome(
    'kysely',
    (file) => inside('migrations', 'tests', 'server/db', 'server/dev')(file) || /\/([a-z-]+-)?queries\.ts$/.test(file),
    'kysely occurs only in queries, server/db, migrations and server/dev.',
  ),
  atHome('lucia', inside('server/auth', 'tests'), 'lucia was frozen upstream: it stays in one folder.'),
  atHome(
    'stripe',
    inside('server/ports', 'server/dev', 'tests'),
    'Payments are one port: the provider’s library stays behind it.',
  ),
  atHome(
    'openai',
    inside('server/ports', 'server/dev', 'tests'),
    'The coach is one port: the library of models stays behind it.',
  ),
  atHome('@dicebear', inside('server/dev/demo'), 'Portraits are drawn for the demo only.'),
];

export const placeRules: PlaceRule[] = [
  {
    name: 'room',
    why: 'Every file of the server and the client is in a room of tooling/rooms.ts.',
    forbids: (file) => inside('server', 'client')(file) && !isTest(file) && roomOf(file) === -1,
  },
  {
    name: 'layer',
    why: 'Every file of a feature names its layer, as in checkout-service.ts; tooling/rooms.ts has them.',
    forbids: (file) => {
      const own = serverFeature(file);
      return own !== null && !isTest(file) && layerOf(own.file) === -1;
    },
  },
];
