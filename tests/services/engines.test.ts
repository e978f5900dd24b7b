/** From sign-up to a conversation in three engines. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createApi } from '#tests/e2e/api.ts';
import { type Product, startProduct } from '#tests/e2e/product.ts';
import { grant } from '#tests/factories/people.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { openChromium, openFirefox, openWebKit } from './engine-drivers.ts';
import { signUpToChat } from './engine-journey.ts';

let product: Product;
let db: Db;
let world: Parameters<typeof signUpToChat>[1];
beforeAll(async () => {
  const database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 2, onError: () => undefined }));
  product = await startProduct({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    APP_SECRET: 'of this test alone, long enough to be one',
  });
  const app = { db, clock: { now: () => new Date() } } as TestApp;
  const api = createApi(product.url, database.url);
  world = { url: product.url, api, grant: (someone) => grant(app, someone, 'gold') };
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await db?.destroy();
});

test.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const)('%s: from sign-up to a conversation', { timeout: 180_000 }, async (_name, open) => {
  const engine = await open();
  try {
    await expect(signUpToChat(engine, world)).resolves.toBeUndefined();
  } finally {
    await engine.close();
  }
});
