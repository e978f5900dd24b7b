import { fileURLToPath } from 'node:url';

/** The folder of the project, which holds content, schema.graphql and dist, seen from the sources and from what is built of them in dist/node. */
export const root = new URL(import.meta.url.endsWith('.js') ? '../../../../' : '../../', import.meta.url);

/** Where `npm run build` leaves the client. */
export const clientFolder = fileURLToPath(new URL('dist/client', root));
