/** The programs of packages, as files that Node runs. Windows cannot start npm's files in .bin without a shell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file of a package's program. `program` is its name, if the package has several or names it differently. */
export function programOf(name: string, program = name): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${name} brings no program ${program}.`);
  return join(folder, file);
}

/** The command that starts npm without a shell. It is npm's own file when npm started this process, else `npm`, which fails on Windows. */
export function npmCommand(...args: string[]): [command: string, args: string[]] {
  const { npm_execpath: cli = '' } = process.env;
  return cli.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
