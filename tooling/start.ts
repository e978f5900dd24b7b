/** The first half of `npm start`: builds what is missing in dist/ or older than what it is made of. The second runs it. */
import { requirePort } from '#server/boot/port.ts';
import { loadConfig } from '#server/config/config.ts';
import { loadEnv } from '#server/config/env.ts';
import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';

const say = (line: string): void => console.log(line);

try {
  // What would refuse the start refuses it before the build.
  await requirePort(loadConfig(loadEnv()));
  await buildServer(say);
  await buildClient(say);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
