/**
 * `npm test`: every check in order, going on after a failure, with one plain closing line made from the reports: "N passed, N failed".
 * Each static check counts as one. Arguments name the steps to run (lint types generated unit client server build e2e; services postgres15);
 * all but the last two by default.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Count = { passed: number; failed: number; skipped: number };
type Command = [string, ...string[]];
/** Either commands that make one check together, or what counts by itself. */
type Step = { name: string; says: string } & ({ commands: Command[] } | { run: () => Count });

const reports = mkdtempSync(join(tmpdir(), 'zobo-reports-'));
const bin = (name: string): string => join('node_modules/.bin', name);

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** A command whose output is kept, so that what runs side by side is read one after the other. */
async function kept([command, ...args]: Command): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  return { ok: code === 0, output: typeof code === 'string' ? `${output}${code}\n` : output };
}

/** One check of commands that run side by side. */
async function check(commands: readonly Command[]): Promise<{ count: Count; output: string }> {
  const ends = await Promise.all(commands.map(kept));
  const ok = ends.every((end) => end.ok);
  const count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return { count, output: ends.map(({ output }) => output).join('') };
}

/** A run that ended without a report, or whose process failed with every test passing, is one failure. */
function counted(ok: boolean, count: Count | null): Count {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 };
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, skipped };
}

function vitest(step: string, project: string, files: readonly string[] = [], env: Record<string, string> = {}): Count {
  const file = join(reports, `${step}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run(bin('vitest'), ['run', '--project', project, ...report, ...files], env);
  if (!existsSync(file)) return counted(ok, null);
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests',
    number
  >;
  return counted(ok, { passed: counts.numPassedTests, failed: counts.numFailedTests, skipped: counts.numPendingTests });
}

function playwright(): Count {
  const file = join(reports, 'e2e.json');
  const ok = run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return counted(ok, null);
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return counted(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
}

function build(): Count {
  const ok = run('npm', ['run', 'build']);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

const tsx = bin('tsx');
const steps: Step[] = [
  {
    name: 'lint',
    says: 'style, schema, imports',
    commands: [
      [bin('biome'), 'check', '.'],
      [tsx, 'tooling/check-schema.ts'],
      [tsx, 'tooling/check-imports.ts'],
    ],
  },
  { name: 'generated', says: 'generated files are up to date', commands: [[bin('graphql-codegen'), '--check']] },
  { name: 'types', says: 'types', commands: [[bin('tsc'), '-p', '.']] },
  { name: 'unit', says: 'rules and tools', run: () => vitest('unit', 'unit') },
  { name: 'client', says: 'client pieces', run: () => vitest('client', 'client') },
  { name: 'server', says: 'the API on a real Postgres', run: () => vitest('server', 'server*') },
  { name: 'build', says: 'the client builds within its budgets', run: build },
  { name: 'e2e', says: 'journeys in a real Chromium', run: playwright },
];
/** What leans on the database most. The whole of it: TEST_POSTGRES_BIN=/usr/lib/postgresql/15/bin npx vitest run --project 'server*' */
const leaning = ['migrations', 'rows', 'deck', 'chat', 'jobs', 'privacy'].map((name) => `tests/server/${name}.test.ts`);
const services: Step[] = [
  { name: 'services', says: 'suites that need Redis, nginx or coturn', run: () => vitest('services', 'services') },
  {
    name: 'postgres15',
    says: 'the API on Debian’s Postgres 15, in part',
    run: () => vitest('postgres15', 'server*', leaning, { TEST_POSTGRES_BIN: '/usr/lib/postgresql/15/bin' }),
  },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : [...steps, ...services].filter(({ name }) => wanted.includes(name));
const none: Count = { passed: 0, failed: 0, skipped: 0 };
const total: Count = { ...none };
// All at once, as most of them keep one core busy at a time.
const checks = new Map<Step, ReturnType<typeof check>>(
  chosen.flatMap((step) => ('commands' in step ? [[step, check(step.commands)] as const] : [])),
);
for (const [at, step] of chosen.entries()) {
  console.log(`\n[${at + 1}/${chosen.length}] ${step.name}: ${step.says}`);
  const checked = await checks.get(step);
  if (checked) process.stdout.write(checked.output);
  const count = checked?.count ?? ('run' in step ? step.run() : none);
  if (count.failed > 0) console.log(`    ${step.name}: ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
rmSync(reports, { recursive: true, force: true });
if (wanted.length === 0)
  console.log('\nSuites that need Redis, nginx, coturn or Postgres 15 are not part of this: npm run test:services');
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
