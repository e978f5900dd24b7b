/** Loaded into a measured server before its own code: at a signal it collects its garbage and says what is left, as a line of JSON. */
import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';

/** What one collection only marks or finalizes, the next one frees. */
const TIMES = 3;

process.on('SIGUSR2', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { rss, heapUsed } = process.memoryUsage();
  writeSync(1, `${JSON.stringify({ rss, heapUsed })}\n`);
});
