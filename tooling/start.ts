/** The first half of `npm start`: builds the parts of dist/ that are missing or older than their sources. The second half runs it. */
import { requirePort } from '#server/boot/tcp-port.ts';
import { loadConfig } from '#server/config/config.ts';
import { loadEnv } from '#server/config/env.ts';
import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';

const say = (line: string): void => console.log(line);

try {
  // Faults that would stop the start are reported before the build.
  await requirePort(loadConfig(loadEnv()));
  await buildServer(say);
  await buildClient(say);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
