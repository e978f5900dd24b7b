/** Removes types only. Running the sources with tsx starts slower and costs a tenth of the processor's time at each request. */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverInputs } from './build-inputs.ts';
import { build, dist, root, run, type Say } from './building.ts';
import { programOf } from './programs.ts';

const folder = join(dist, 'node');
/** The folder of the build in progress. A running or restarting server keeps the complete former build. */
const next = join(dist, 'node.next');
/** The entry file: `node` with `serverFlags` runs it. */
export const builtServer = join(folder, 'server', 'main.js');
/** Save a tenth of the processor's time at each request. package.json, Dockerfile and docs/operations.md repeat them. */
export const serverFlags = ['--use-largepages=silent', '--single-threaded-gc'] as const;

/** The import aliases of package.json for the build. The compiler resolves them but writes them unchanged. */
const aliases = { '#rules/*.ts': './rules/*.js', '#server/*.ts': './server/*.js' };

/** Builds the server into dist/node if its inputs changed since the last build, or if `always`. `say` gets the progress. */
export async function buildServer(say: Say, { always = false } = {}): Promise<void> {
  const stamp = join(folder, 'inputs.sha256');
  await build({ what: 'the server', inputs: serverInputs, stamp, made: builtServer, always, say }, async () => {
    await rm(next, { recursive: true, force: true });
    const project = join(root, 'tooling', 'tsconfig.server.json');
    await run('The server', programOf('typescript', 'tsc'), '-p', project, '--outDir', next);
    // The compiler leaves out what is not its own.
    await cp(join(root, 'migrations', 'functions'), join(next, 'migrations', 'functions'), { recursive: true });
    await writeFile(join(next, 'package.json'), JSON.stringify({ type: 'module', imports: aliases }));
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  });
}
