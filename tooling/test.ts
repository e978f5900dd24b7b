/**
 * `npm test`: runs every check in order and continues after a failure. The last line counts all reports: "N passed, N failed"; the names of
 * failures precede it. Each static check counts as one.
 *
 * Arguments name the steps to run: lint types generated unit client server build e2e, and programs walks services postgres15, which do not
 * run by default.
 * Any other word selects tests: `npm test -- deck` runs those with it in their path, except end-to-end tests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { programOf } from './programs.ts';

/** `names` are the names of the failures. */
type Count = { passed: number; failed: number; skipped: number; names: string[] };
type Command = readonly string[];
/** Either parallel commands that form one check, or a run that counts its own tests. */
type Step = { name: string; says: string } & ({ commands: Command[] } | { run: () => Count });

const reports = mkdtempSync(join(tmpdir(), 'zobo-reports-'));

function run(args: Command, env: Record<string, string> = {}): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a command and buffers its output, so that outputs of parallel commands do not mix. */
async function kept(args: Command): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  return { ok: code === 0, output: typeof code === 'string' ? `${output}${code}\n` : output };
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, names: [] });

async function check(commands: readonly Command[]): Promise<{ count: Count; output: string }> {
  const ends = await Promise.all(commands.map(kept));
  const ok = ends.every((end) => end.ok);
  return { count: one(ok), output: ends.map(({ output }) => output).join('') };
}

/** Adds a failure for a run without a report, without tests, or whose process failed although every test passed. */
function counted(ok: boolean, count: Count | null): Count {
  if (!count) return one(false);
  return count.failed === 0 && (!ok || count.passed === 0) ? { ...count, failed: 1 } : count;
}

type VitestReport = Record<'numPassedTests' | 'numPendingTests', number> & {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

function vitest(
  step: string,
  projects: string | readonly string[],
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Count {
  const file = join(reports, `${step}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const named = [projects].flat().map((project) => `--project=${project}`);
  const ok = run([programOf('vitest'), 'run', ...named, ...reporters, ...files], env);
  if (!existsSync(file)) return counted(ok, null);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${relative('', name)}: ${fullName}`);
    return failed.length === 0 && status === 'failed' ? [relative('', name)] : failed;
  });
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  // A file that cannot be loaded reports no failed test; it counts as one failure.
  return counted(ok, { passed, failed: names.length, skipped, names });
}

type Suite = { file: string; suites?: Suite[]; specs: { ok: boolean; title: string; tests: { status: string }[] }[] };
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: Suite[];
};

const failedIn = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `tests/e2e/${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

function playwright(step: string, which: '--grep' | '--grep-invert'): Count {
  const file = join(reports, `${step}.json`);
  const ok = run([programOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', which, '@long'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return counted(ok, null);
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const names = suites.flatMap(failedIn);
  return counted(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, names });
}

const ours = (name: string): Command => ['--import', 'tsx', `tooling/${name}.ts`];
const steps: Step[] = [
  {
    name: 'lint',
    says: 'style, schema, imports',
    commands: [[programOf('@biomejs/biome', 'biome'), 'check', '.'], ours('check-schema'), ours('check-imports')],
  },
  {
    name: 'generated',
    says: 'generated files are up to date',
    commands: [[programOf('@graphql-codegen/cli', 'graphql-codegen'), '--check']],
  },
  { name: 'types', says: 'types', commands: [[programOf('typescript', 'tsc'), '-p', '.']] },
  { name: 'unit', says: 'rules and tools', run: () => vitest('unit', 'unit') },
  { name: 'client', says: 'client pieces', run: () => vitest('client', 'client') },
  { name: 'server', says: 'the API on a real Postgres', run: () => vitest('server', 'server*') },
  {
    name: 'build',
    says: 'the client builds within its budgets',
    run: () => one(run(ours('build')) && run(ours('budgets'))),
  },
  { name: 'e2e', says: 'journeys in a real Chromium', run: () => playwright('e2e', '--grep-invert') },
];
/** Test files that depend most on the database. */
const leaning = ['migrations', 'adoption', 'rows', 'deck', 'chat', 'jobs', 'privacy'].map(
  (name) => `tests/server/${name}.test.ts`,
);
const long: Step[] = [
  { name: 'programs', says: 'whole programs, started, killed and restored', run: () => vitest('programs', 'programs') },
  {
    name: 'walks',
    says: 'every page for everybody, and the rows of the specification about pages',
    run: () => playwright('walks', '--grep'),
  },
];
const services: Step[] = [
  {
    name: 'services',
    says: 'suites that need Redis, nginx, coturn, Firefox or WebKit',
    run: () => vitest('services', 'services'),
  },
  {
    name: 'postgres15',
    says: 'the API on Debian’s Postgres 15, in part',
    run: () =>
      vitest('postgres15', ['server*', 'programs'], leaning, { TEST_POSTGRES_BIN: '/usr/lib/postgresql/15/bin' }),
  },
];

const wanted = process.argv.slice(2);
const named = [...steps, ...long, ...services].filter(({ name }) => wanted.includes(name));
const nouns = wanted.filter((word) => !named.some(({ name }) => name === word));
const ofNouns: Step = {
  name: nouns.join(', '),
  says: 'tests with this in their path',
  run: () => vitest('nouns', ['unit', 'client', 'server*', 'programs'], nouns),
};
const chosen = wanted.length === 0 ? steps : [...named, ...(nouns.length > 0 ? [ofNouns] : [])];
const none: Count = { passed: 0, failed: 0, skipped: 0, names: [] };
const total: Count = { ...none, names: [] };
// All in parallel, as most of them keep one core busy at a time.
const checks = new Map<Step, ReturnType<typeof check>>(
  chosen.flatMap((step) => ('commands' in step ? [[step, check(step.commands)] as const] : [])),
);
for (const [at, step] of chosen.entries()) {
  console.log(`\n[${at + 1}/${chosen.length}] ${step.name}: ${step.says}`);
  const checked = await checks.get(step);
  if (checked) process.stdout.write(checked.output);
  const count = checked?.count ?? ('run' in step ? step.run() : none);
  if (count.failed > 0) console.log(`    ${step.name}: ${count.failed} failed`);
  if (count.failed > count.names.length) total.names.push(`${step.name}: ${step.says}`);
  total.names.push(...count.names.map((name) => `${step.name}: ${name}`));
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
rmSync(reports, { recursive: true, force: true });
if (wanted.length === 0)
  console.log(
    '\nNot part of this: npm run test:long; and what needs Redis, nginx, coturn, Firefox, WebKit or Postgres 15: npm run test:services',
  );
// Printed last, because readers of a long log look at its end.
if (total.names.length > 0) console.log(`\nFailed:\n${total.names.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
