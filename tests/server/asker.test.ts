import { expect, it } from 'vitest';
import { type AskerValues, asAsker, askerColumns } from '#server/auth/asker-queries.ts';

it('gives each value of an asker the name of its column', () => {
  const asker = asAsker([...askerColumns, 'plans', 'isLimited'] as unknown as AskerValues);
  expect(asker).toEqual(Object.fromEntries([...askerColumns, 'plans', 'isLimited'].map((name) => [name, name])));
});
