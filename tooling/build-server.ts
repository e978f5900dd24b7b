/**
 * The server as plain JavaScript in dist/node: file by file as the sources are, with nothing but the types gone. What runs the sources marks
 * every inner function with its name, which costs a tenth of the processor's time at each request, and starts slower.
 */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverInputs } from './build-inputs.ts';
import { build, dist, programOf, root, run, type Say } from './building.ts';

const folder = join(dist, 'node');
/** Where it is made: what runs, or starts again meanwhile, has the one before whole. */
const next = join(dist, 'node.next');
/** What starts it: `node` with these flags and this file. */
export const builtServer = join(folder, 'server', 'main.js');
/**
 * Node's own code in large pages where the system has them, and no helpers for the collector: on few cores they cost more of the processor
 * than they give. Together a tenth of its time at each request; package.json, Dockerfile and docs/operations.md say them as well.
 */
export const serverFlags = ['--use-largepages=silent', '--single-threaded-gc'] as const;

/** The aliases of package.json in there: the compiler follows them but writes them as they are. */
const aliases = { '#rules/*.ts': './rules/*.js', '#server/*.ts': './server/*.js' };

/** Builds the server into dist/node, if anything it depends on changed since the last time or `always`. Says what it does. */
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
