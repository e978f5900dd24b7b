/** `npm run build`: the pages, whether or not anything changed. */
import { buildClient } from './build-client.ts';

try {
  await buildClient((line) => console.log(line), { always: true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
