/**
 * `npm test`: every check in order, going on after a failure, with one plain closing line made from the reports: "N passed, N failed".
 * Each static check counts as one. Arguments name the steps to run (lint types generated unit client server build e2e); all by default.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Count = { passed: number; failed: number; skipped: number };
type Step = { name: string; says: string; run: () => Count };

const reports = mkdtempSync(join(tmpdir(), 'zobo-reports-'));
const bin = (name: string): string => join('node_modules/.bin', name);

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** A step that is one check. */
const check =
  (...commands: [string, ...string[]][]) =>
  (): Count => {
    const failed = commands.filter(([command, ...args]) => !run(command, args)).length;
    return { passed: failed === 0 ? 1 : 0, failed: failed === 0 ? 0 : 1, skipped: 0 };
  };

/** A run that ended without a report, or whose process failed with every test passing, is one failure. */
function counted(ok: boolean, count: Count | null): Count {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 };
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, skipped };
}

function vitest(project: string): Count {
  const file = join(reports, `${project}.json`);
  const ok = run(bin('vitest'), [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (!existsSync(file)) return counted(ok, null);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests',
    number
  >;
  return counted(ok, { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests });
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

const tsx = bin('tsx');
const steps: Step[] = [
  {
    name: 'lint',
    says: 'style, schema, imports',
    run: check([bin('biome'), 'check', '.'], [tsx, 'tooling/check-schema.ts'], [tsx, 'tooling/check-imports.ts']),
  },
  { name: 'generated', says: 'generated files are up to date', run: check([bin('graphql-codegen'), '--check']) },
  { name: 'types', says: 'types', run: check([bin('tsc'), '-p', '.']) },
  { name: 'unit', says: 'rules and tools', run: () => vitest('unit') },
  { name: 'client', says: 'client pieces', run: () => vitest('client') },
  { name: 'server', says: 'the API on a real Postgres', run: () => vitest('server') },
  { name: 'build', says: 'the client builds within its budgets', run: check(['npm', 'run', 'build']) },
  { name: 'e2e', says: 'journeys in a real Chromium', run: playwright },
];
const services: Step = { name: 'services', says: 'suites that need Redis or coturn', run: () => vitest('services') };

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : [...steps, services].filter(({ name }) => wanted.includes(name));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const [at, step] of chosen.entries()) {
  console.log(`\n[${at + 1}/${chosen.length}] ${step.name}: ${step.says}`);
  const count = step.run();
  if (count.failed > 0) console.log(`    ${step.name}: ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
rmSync(reports, { recursive: true, force: true });
if (wanted.length === 0) console.log('\nSuites that need Redis or coturn are not part of this: npm run test:services');
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
