/**
 * `npm run bench -- <suite>`: figures that are measured, not tested; each suite prints a table and fails when one is below its mark.
 * What only measuring needs is a package of its own in this folder, installed at the first run; hence no aliases in here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lighthouse } from './lighthouse.ts';

const suites: Readonly<Record<string, () => Promise<boolean>>> = { lighthouse };

const folder = fileURLToPath(new URL('.', import.meta.url));

function install(): void {
  if (existsSync(`${folder}node_modules`)) return;
  console.log('Installing what measuring needs ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in tests/bench');
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites[name]);
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`Name one or more of: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
install();
let isGood = true;
for (const name of wanted) isGood = ((await suites[name]?.()) ?? false) && isGood;
process.exit(isGood ? 0 : 1);
