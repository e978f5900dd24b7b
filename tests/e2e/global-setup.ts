import { pushesToDoubles } from '#tests/setup/push-double.ts';
import { createApi } from './api.ts';
import { findChromium, findShell } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { teamOf } from './team.ts';

/** The product in production mode, with a token of its team; made while the demo people of the other one are drawn. */
async function startEmpty(): Promise<Product> {
  const product = await startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1', NODE_OPTIONS: pushesToDoubles });
  Object.assign(process.env, { E2E_URL: product.url, E2E_DATA_DIR: product.dataDir });
  process.env.E2E_TEAM_TOKEN = await teamOf(createApi(product.url), product.dataDir);
  return product;
}

/** Finds the browsers and starts the product twice: in production mode, empty but for the people that the journeys make; and with the demo people. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  process.env.E2E_BROWSERS = JSON.stringify({ shell: await findShell(), whole: await findChromium() });
  // Two that run already, for whoever writes a journey: then E2E_DATA_DIR is the folder of the first.
  const { E2E_URL, E2E_DEMO_URL, E2E_DATA_DIR = '' } = process.env;
  if (E2E_URL && E2E_DEMO_URL) {
    process.env.E2E_TEAM_TOKEN = await teamOf(createApi(E2E_URL), E2E_DATA_DIR);
    return undefined;
  }
  const [empty, demo] = await Promise.all([startEmpty(), startProduct({ NODE_ENV: 'development' })]);
  process.env.E2E_DEMO_URL = demo.url;
  return async () => {
    await Promise.all([empty.stop(), demo.stop()]);
  };
}
