import { findChromium, findShell } from './browser.ts';
import { startProduct } from './product.ts';

/** Finds the browsers and starts the product twice: in production mode, empty but for the people that the journeys make; and with the demo people. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  process.env.E2E_BROWSERS = JSON.stringify({ shell: await findShell(), whole: await findChromium() });
  // Two that run already, for whoever writes a journey: then E2E_DATA_DIR is the folder of the first.
  if (process.env.E2E_URL && process.env.E2E_DEMO_URL) return undefined;
  const [empty, demo] = await Promise.all([
    startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1' }),
    startProduct({ NODE_ENV: 'development' }),
  ]);
  process.env.E2E_URL = empty.url;
  process.env.E2E_DATA_DIR = empty.dataDir;
  process.env.E2E_DEMO_URL = demo.url;
  return async () => {
    await Promise.all([empty.stop(), demo.stop()]);
  };
}
