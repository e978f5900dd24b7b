import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders and files, from the root of the checkout. */
export const clientInputs = [
  'client',
  'rules',
  'content',
  'server/dev/ide/page',
  'tooling/build-client.ts',
  'tooling/building.ts',
  'tooling/chunk-names.ts',
  'tooling/early-scripts.ts',
  'tooling/route-scripts.ts',
  'tooling/trusted-documents.ts',
  'tooling/vite.graphiql.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'schema.graphql',
  'package-lock.json',
];

export const serverInputs = [
  'server',
  'rules',
  'migrations',
  'tooling/build-server.ts',
  'tooling/building.ts',
  'tooling/tsconfig.server.json',
  'tsconfig.json',
  'package-lock.json',
];

/** The same of the programs that tests start. */
export const programInputs = [...serverInputs, 'tests/programs', 'tests/setup', 'tooling/tsconfig.programs.json'];

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over the names and the bytes of all inputs. */
export async function inputsHash(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${file.slice(root.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
