/** The programs that packages bring, as files that Node runs. What npm puts into .bin cannot be started on Windows without a shell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file of a package's program; `program` is its name where the package brings several or calls it otherwise. */
export function programOf(name: string, program = name): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${name} brings no program ${program}.`);
  return join(folder, file);
}

/** How npm is started without a shell: as a file where npm started this process, else by its name, which Windows does not start so. */
export function npmCommand(...args: string[]): [command: string, args: string[]] {
  const { npm_execpath: cli = '' } = process.env;
  return cli.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
