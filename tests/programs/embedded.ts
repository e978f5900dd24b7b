/** Starts the embedded database of a folder, says "ready <url>" and waits for the end. Usage: embedded.ts <data folder> */
import { startEmbedded } from '#server/db/embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const { url, stop } = await startEmbedded({ dataDir, log: (line) => console.log(line) });
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  console.log(`ready ${url}`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
