/** Starts the server with the settings of the environment and of .env, and stops it on SIGINT or SIGTERM. */
import { setTimeout as sleep } from 'node:timers/promises';
import { boot, type Running } from './boot/boot.ts';
import { BadSettings, loadConfig } from './config/config.ts';
import { loadEnv, misspeltInFile } from './config/env.ts';

/** Orchestrators kill a process 30 seconds after the signal. */
const STOP_MS = 25_000;
/** npm forwards a signal that the terminal also sent to this process, so one Ctrl-C arrives twice. */
const SAME_SIGNAL_MS = 500;

const say = (line: string): void => console.log(line);
const complain = (line: string): void => console.error(line);
const running: Running[] = [];
let stopping: number | null = null;

async function stop(exitCode: number): Promise<void> {
  stopping = Date.now();
  const late = setTimeout(() => {
    complain(`Stopping took more than ${STOP_MS / 1000} s.`);
    process.exit(1);
  }, STOP_MS);
  for (const part of running.reverse()) {
    await part.stop().catch((error: unknown) => complain(`Stopping (${part.name}): ${String(error)}`));
  }
  clearTimeout(late);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping === null) {
      say('Stopping ...');
      void stop(0);
    } else if (Date.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
  });
}

function onLost(what: string): void {
  if (stopping !== null) return;
  complain(`${what} ended by itself. Stopping.`);
  void stop(1);
}

for (const line of misspeltInFile()) complain(line);
try {
  await boot({ settings: loadConfig(loadEnv()), say, running, onLost });
} catch (error) {
  // A start that was broken off may fail with any error.
  if (stopping === null) {
    const known = error instanceof BadSettings || (error instanceof Error && error.constructor === Error);
    complain(known ? (error as Error).message : String((error as Error).stack ?? error));
    await stop(1);
  } else await sleep(STOP_MS);
}
