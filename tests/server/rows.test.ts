import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/setup/database.ts';
import { rowTypes } from '../../tooling/generate-rows.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps the generated row types in step with the migrations', async () => {
  const file = await readFile('server/db/rows.generated.ts', 'utf8');
  expect(file).toBe(await rowTypes(database.url));
});
