/** `npm run admin -- <command>`: administration from a terminal. */

import { BadSettings } from '#server/config/config.ts';
import { loadEnv } from '#server/config/env.ts';
import { exitCodes, Failure } from './admin/failure.ts';
import { asJson } from './admin/output.ts';
import { run, usageOf } from './admin/run.ts';

const args = process.argv.slice(2);
try {
  console.log(await run(args, loadEnv()));
} catch (error) {
  const failure = error instanceof Failure ? error : null;
  const code = failure?.code ?? 'UNEXPECTED';
  // Bad settings explain themselves; any other unforeseen error prints its stack.
  const isForeseen = failure !== null || error instanceof BadSettings;
  if (isForeseen && args.includes('--json')) console.error(asJson({ code, message: (error as Error).message }));
  else {
    console.error(isForeseen ? (error as Error).message : error);
    if (code === 'USAGE') console.error(`\n${usageOf(args)}`);
  }
  process.exitCode = exitCodes[code];
}
