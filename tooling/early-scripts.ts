/** Builds what stands in documents as a script of their own, from client/early, into one text each. The argument is the folder to write to. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { numbersInPlace } from '../vite.config.ts';
import { documentsBelow } from './trusted-documents.ts';

const names = ['landing', 'form', 'deck'];
/** In bytes of brotli: it comes before the styles of the page. */
const most = 3_700;

const client = join(import.meta.dirname, '..', 'client');

function idOf(start: string): string {
  const found = Object.entries(documentsBelow(client)).find(([, text]) => text.startsWith(start));
  if (found === undefined) throw new Error(`No document of the client begins with ${start}`);
  return found[0];
}

async function textOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [numbersInPlace],
    define: {
      DECK_DOCUMENT: JSON.stringify(idOf('query BrowsePage(')),
      SIGN_IN_DOCUMENT: JSON.stringify(idOf('mutation SignIn(')),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(client, 'early', `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`client/early/${name}.ts did not become one script.`);
  const text = chunk.code.trim();
  if (brotliCompressSync(text).length > most || /<\/script|<!--/i.test(text))
    throw new Error(`client/early/${name}.ts cannot stand in a document.`);
  return text;
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('The first argument is the folder to write to.');
await mkdir(folder, { recursive: true });
for (const name of names) await writeFile(join(folder, `${name}.js`), await textOf(name));
