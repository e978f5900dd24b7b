/** The rooms of the product, lowest first: a room imports only those before it, types included, so that there is no circle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The features in the order of server/features/index.ts. Read as text: to import it would start the server's modules. */
function featuresInOrder(): string[] {
  const text = readFileSync(join(import.meta.dirname, '../server/features/index.ts'), 'utf8');
  const list = /const inOrder = \[([^\]]+)\]/.exec(text)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => kebab(name.trim()))
    .filter((name) => name !== '');
}

export const featureOrder: readonly string[] = featuresInOrder();

/** Folders and single files. Of two that hold a file, the longer one is its room. */
export const rooms: readonly string[] = [
  'rules',
  'server/base',
  'server/config',
  'server/db',
  'server/ports',
  'server/platform/telemetry',
  'server/platform/bus',
  'server/platform/context',
  'server/platform/throttles',
  'server/platform/legal-records',
  'server/platform/jobs',
  'server/platform/mail',
  'server/contract',
  'server/auth',
  ...featureOrder.map((feature) => `server/features/${feature}`),
  'server/features/index.ts',
  'server/dev/payments',
  'server/dev/stripe',
  'server/dev/paystack',
  'server/dev/ide',
  'server/dev/demo',
  'server/dev',
  'server/edge/graphql',
  'server/edge/http',
  'server/edge/sockets',
  'server/app.ts',
  'server/boot',
  'server/main.ts',
  'server/cli/admin',
  'server/cli/backup',
  'server/cli',
  'client/public',
  'client/lib',
  'client/ui',
  'client/apollo',
  'client/components/form',
  'client/components/plans',
  'client/components/push',
  'client/components/feedback',
  'client/components/newsletter',
  'client/components/date-plans',
  'client/components/games',
  'client/components/safety',
  'client/components/profile-view',
  'client/components/events',
  'client/components/snapshot',
  'client/components/outbox',
  'client/shell',
  'client/features',
  'client/early',
  'client/routes.tsx',
  'client/router.ts',
  'client/prerender-window.ts',
  'client/prerender.tsx',
  'client/main.tsx',
];

export function roomOf(file: string): number {
  let found = -1;
  for (const [place, room] of rooms.entries()) {
    const holds = file === room || file.startsWith(`${room}/`);
    if (holds && (found === -1 || room.length > (rooms[found] ?? '').length)) found = place;
  }
  return found;
}

/** Top first. A file says its layer by its name or its suffix. The lowest holds texts, types and pure work. */
export const layers: readonly (readonly string[])[] = [
  ['index'],
  ['resolvers', 'routes', 'tasks'],
  ['service'],
  ['policy'],
  ['loaders'],
  ['queries'],
  ['letters', 'privacy', 'hooks', 'content', 'lib'],
];

/** The layer of a file, given its path within its feature without the ending; -1 when it has none. */
export function layerOf(path: string): number {
  const [folder] = path.split('/');
  const word = path.includes('/') ? folder : path.split('-').at(-1);
  return layers.findIndex((names) => names.includes(word ?? ''));
}
