/** `npm run admin -- <command>`: what administrators do from a terminal. */
import { exitCodes, Failure } from './admin-cli/failure.ts';
import { run, usage } from './admin-cli/run.ts';
import { BadSettings } from './config.ts';
import { loadEnv } from './env.ts';

try {
  console.log(await run(process.argv.slice(2), loadEnv()));
} catch (error) {
  const failure = error instanceof Failure ? error : null;
  // Settings speak for themselves; anything else unforeseen shows where it happened.
  const shown = failure !== null || error instanceof BadSettings ? (error as Error).message : error;
  console.error(shown);
  if (failure?.code === 'USAGE') console.error(`\n${usage}`);
  process.exitCode = exitCodes[failure?.code ?? 'UNEXPECTED'];
}
