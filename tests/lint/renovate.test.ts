/** What Renovate holds back is what package.json has. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Rule = { matchPackageNames?: string[]; allowedVersions?: string };
type Package = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

const read = <T>(name: string): T => JSON.parse(readFileSync(name, 'utf8')) as T;
const { dependencies, devDependencies, overrides } = read<Package>('package.json');
const pinned: Record<string, string> = { ...overrides, ...devDependencies, ...dependencies };
const held = read<{ packageRules: Rule[] }>('renovate.json').packageRules.flatMap(
  ({ matchPackageNames = [], allowedVersions }) =>
    allowedVersions === undefined ? [] : matchPackageNames.map((name) => ({ name, allowedVersions })),
);

it('every version is exact', () => {
  expect(Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it.each(held)('$name stays at $allowedVersions', ({ name, allowedVersions }) => {
  const version = pinned[name] ?? '';
  const below = /^<(\d+)$/.exec(allowedVersions)?.[1];
  if (below === undefined) expect(version).toBe(allowedVersions);
  else expect(Number(version.split('.')[0])).toBeLessThan(Number(below));
});

it('holds back what must be held back', () => {
  expect(held.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cookie', '@fastify/static', 'graphql', 'graphql-jit']),
  );
});
