import { fileURLToPath } from 'node:url';

/** The project's folder, with content, schema.graphql and dist. It is seen from the sources, or from their build in dist/node. */
export const root = new URL(import.meta.url.endsWith('.js') ? '../../../../' : '../../', import.meta.url);

/** The folder of the built client, from `npm run build`. */
export const clientFolder = fileURLToPath(new URL('dist/client', root));
