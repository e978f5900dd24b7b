/** What `npm install` would complain of, on the oldest Node of both kinds that the product runs on. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { satisfies } from '../../tooling/version-range.ts';

type Locked = { version?: string; engines?: { node?: string }; hasInstallScript?: boolean; cpu?: string[] };
type Package = { allowScripts: Record<string, boolean> };

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/** 20.19 and 22; the first of 22 that jsdom and Vite's own parts take. */
const NODES = ['20.19.0', '22.13.0'];

it('reads ranges as npm does', () => {
  const fits = (range: string) => NODES.map((version) => satisfies(version, range));
  expect(fits('>=20')).toEqual([true, true]);
  expect(fits('>=22.12.0')).toEqual([false, true]);
  expect(fits('^20.19.0 || >=22.14.0')).toEqual([true, false]);
  expect(fits('18 || 20 || 22.*')).toEqual([true, true]);
  expect(fits('>=14 16')).toEqual([false, false]);
  expect(() => fits('<21')).toThrow('<21 cannot be read.');
});

it.each(NODES)('every package runs on Node %s, by its own word', (version) => {
  // Those for a machine of 32 bits alone are installed nowhere else.
  const here = installed.filter(([, { cpu }]) => cpu === undefined || cpu.some((name) => /64|wasm/.test(name)));
  const refusing = here.filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'));
  expect(refusing.map(([path, { version: own, engines }]) => `${path} ${own} ${engines?.node}`)).toEqual([]);
});

it('whether a package may run a script at its install is settled, for all of them and no others', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = new Set(withScript.map(([path]) => nameOf(path)));
  expect(Object.keys(read<Package>('package.json').allowScripts)).toEqual([...names].toSorted());
});
