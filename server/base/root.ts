import { fileURLToPath } from 'node:url';

/** Seen from the sources, or from their build in dist/node. */
export const root = new URL(import.meta.url.endsWith('.js') ? '../../../../' : '../../', import.meta.url);

export const clientFolder = fileURLToPath(new URL('dist/client', root));
