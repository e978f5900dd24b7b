import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const parts = [
  'package.json',
  'tsconfig.json',
  'schema.graphql',
  'node_modules',
  'rules',
  'migrations',
  'server',
  'tests',
];

/** Whether users who own nothing may enter a folder: everything on the way down to it lets others through. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/**
 * A checkout that every user can run: this one, or, where others cannot enter it (such as under /root), a copy by hard links in a new
 * folder, which `remove` takes away.
 */
export function openCheckout(): { folder: string; remove(): void } {
  if (isOpenToAll(root)) return { folder: root, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'zobo-checkout-'));
  chmodSync(folder, 0o755);
  const from = parts.map((part) => join(root, part));
  // Links need no room and take two seconds; across file systems only a real copy works.
  if (spawnSync('cp', ['-al', ...from, folder]).status !== 0) execFileSync('cp', ['-a', ...from, folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
