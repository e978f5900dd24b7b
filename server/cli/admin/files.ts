import { readFile } from 'node:fs/promises';
import { Failure } from './failure.ts';

export async function textOf(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    throw new Failure('USAGE', `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}
