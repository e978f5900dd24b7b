/**
 * `npm run bench -- <suite> [options]`: figures that are measured, not tested; each suite prints a table and fails when one is below its mark.
 * What only measuring needs is a package of its own in this folder, installed at the first run; hence no aliases in here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../../tooling/programs.ts';
import { capacity } from './capacity.ts';
import { chat } from './chat.ts';
import { coach } from './coach.ts';
import { deck } from './deck.ts';
import { levers } from './levers.ts';
import { lighthouse } from './lighthouse.ts';
import { phone } from './phone.ts';
import { photos } from './photos.ts';
import { swipe } from './swipe.ts';

const suites: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  capacity,
  chat,
  coach,
  deck,
  levers,
  lighthouse,
  phone,
  photos,
  swipe,
};

const folder = fileURLToPath(new URL('.', import.meta.url));

function install(): void {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return;
  console.log('Installing what measuring needs ...');
  const { status } = spawnSync(...npmCommand('ci', '--no-audit', '--no-fund'), { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in tests/bench');
}

const given = process.argv.slice(2);
const options = given.findIndex((word) => word.startsWith('--'));
const [wanted, args] = options === -1 ? [given, []] : [given.slice(0, options), given.slice(options)];
const unknown = wanted.filter((name) => !suites[name]);
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`Name one or more of: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
install();
let isGood = true;
for (const name of wanted) isGood = ((await suites[name]?.(args)) ?? false) && isGood;
process.exit(isGood ? 0 : 1);
