/** Writes the public pages as HTML beside the built client. A process of its own: the modules of the client find a window there. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const dist = new URL('../dist/', import.meta.url);
const { prerender } = (await import(new URL('prerender/prerender.js', dist).href)) as {
  prerender: () => Promise<Map<string, string>>;
};
const folder = new URL('client/prerendered/', dist);
await mkdir(folder, { recursive: true });
for (const [name, html] of await prerender()) await writeFile(fileURLToPath(new URL(`${name}.html`, folder)), html);
