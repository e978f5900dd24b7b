/** Removes types only. Running the sources with tsx starts slower and costs a tenth of the processor's time at each request. */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programInputs, serverInputs } from './build-inputs.ts';
import { build, dist, root, run, type Say } from './building.ts';
import { programOf } from './programs.ts';

/** The entry file: `node` with `serverFlags` runs it. */
export const builtServer = join(dist, 'node', 'server', 'main.js');
/** Save a tenth of the processor's time at each request. package.json, Dockerfile and docs/operations.md repeat them. */
export const serverFlags = ['--use-largepages=silent', '--single-threaded-gc'] as const;

type Compilation = {
  what: string;
  /** The folder below dist/, two levels below the checkout: server/base/root.ts finds the checkout from there. */
  name: string;
  project: string;
  inputs: readonly string[];
  /** A file that exists afterwards. */
  made: string;
};

/** The import aliases of package.json for compiled files. The compiler resolves them but writes them unchanged. */
const aliases = Object.fromEntries(['rules', 'server', 'tests'].map((name) => [`#${name}/*.ts`, `./${name}/*.js`]));

async function compile({ what, name, project, inputs, made }: Compilation, say: Say, always: boolean): Promise<void> {
  const folder = join(dist, name);
  /** The folder of the build in progress. A running or restarting server keeps the complete former build. */
  const next = `${folder}.next`;
  const stamp = join(folder, 'inputs.sha256');
  await build({ what, inputs, stamp, made, always, say }, async () => {
    await rm(next, { recursive: true, force: true });
    await run(what, programOf('typescript', 'tsc'), '-p', join(root, 'tooling', project), '--outDir', next);
    // The compiler leaves out what is not its own.
    await cp(join(root, 'migrations', 'functions'), join(next, 'migrations', 'functions'), { recursive: true });
    await writeFile(join(next, 'package.json'), JSON.stringify({ type: 'module', imports: aliases }));
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  });
}

/** Builds the server into dist/node if its inputs changed since the last build, or if `always`. `say` gets the progress. */
export function buildServer(say: Say, { always = false } = {}): Promise<void> {
  const [name, project] = ['node', 'tsconfig.server.json'];
  return compile({ what: 'the server', name, project, inputs: serverInputs, made: builtServer }, say, always);
}

const programs = join(dist, 'tests');

/** The compiled form of a program that tests start, such as tests/programs/mail-worker.ts or server/cli/admin.ts. */
export const builtProgram = (file: string): string => join(programs, file.replace(/\.ts$/, '.js'));

/** Compiles those programs into dist/tests if their inputs changed: with tsx each start takes two seconds longer. */
export function buildPrograms(say: Say): Promise<void> {
  const [name, project] = ['tests', 'tsconfig.programs.json'];
  const made = builtProgram('tests/setup/other-server.ts');
  return compile({ what: 'the programs of the tests', name, project, inputs: programInputs, made }, say, false);
}
