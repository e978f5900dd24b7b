/** `npm start`: builds the client where it is missing or older than what it is made of, then runs the server in this same process. */
import { existsSync } from 'node:fs';
import { requirePort } from '#server/boot/port.ts';
import { loadConfig } from '#server/config.ts';
import { buildClient } from './build-client.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // What would refuse the start refuses it before the build.
  await requirePort(loadConfig(process.env));
  await buildClient((line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('#server/main.ts');
