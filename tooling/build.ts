/** `npm run build`: builds the server and the client, even if nothing changed. */
import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';

const say = (line: string): void => console.log(line);

try {
  await buildServer(say, { always: true });
  await buildClient(say, { always: true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
