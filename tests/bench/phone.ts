/**
 * The product on a cheap phone and a bad line: what a person waits for, and what it costs in data. The product runs as in production, a
 * proxy of our own is the line, and a real Chromium is the phone. Each figure is the median of all runs.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/browser.ts';
import { log, numberOf } from './capacity.ts';
import { openHandset } from './phone/handset.ts';
import { openLine, type Speed } from './phone/line.ts';
import { createFigures, judge, type Row, rows } from './phone/targets.ts';
import { type Bench, type Net, type VisitPlan, visits } from './phone/visits.ts';
import { startWorld } from './phone/world.ts';

const speeds: Readonly<Record<Net, Speed>> = {
  '3G': { roundTripMs: 400, bytesPerSecond: 50_000 },
  '4G': { roundTripMs: 150, bytesPerSecond: 200_000 },
};
const fast: Speed = { roundTripMs: 0, bytesPerSecond: 1e9 };
const nets = Object.keys(speeds) as Net[];

/** `--only` takes the key of a row, or the start of several. */
function rowsOf(args: readonly string[]): readonly Row[] {
  const place = args.indexOf('--only');
  if (place === -1) return rows;
  const asked = rows.filter(({ key }) => key.startsWith(args[place + 1] ?? '-'));
  if (asked.length === 0) throw new Error(`--only takes one of: ${rows.map(({ key }) => key).join(', ')}`);
  return asked;
}

async function measure(bench: Bench, plan: VisitPlan, net: Net): Promise<void> {
  const { browser, line, world } = bench;
  line.set(speeds[net]);
  await world.reset();
  const handset = await openHandset(browser, world.url, {
    tokens: plan.isSignedIn ? await world.signIn('ada') : undefined,
    savesData: plan.savesData,
  });
  try {
    await plan.run({ bench, net, handset });
  } finally {
    await handset.close();
  }
}

async function measureAll(bench: Bench, asked: readonly Row[], runs: number): Promise<void> {
  const wanted = new Set(asked.map(({ key }) => key));
  for (let run = 1; run <= runs; run += 1) {
    for (const plan of visits.filter((one) => one.rows.some((row) => wanted.has(row)) && (run === 1 || !one.isOnce))) {
      for (const net of nets.filter((one) => plan.nets.includes(one))) {
        const from = performance.now();
        // What fails once costs its figure, and not the whole run.
        const failed = await measure(bench, plan, net).then(
          () => '',
          (error: unknown) => `: ${error instanceof Error ? error.message : error}`,
        );
        const took = ((performance.now() - from) / 1_000).toFixed(0);
        log(`run ${run} of ${runs}, ${net}, ${plan.name}: ${took} s, load ${loadavg()[0]?.toFixed(1)}${failed}`);
      }
    }
  }
}

/** `--runs`, and `--only` with the key of a row. */
export async function phone(args: readonly string[]): Promise<boolean> {
  const runs = numberOf(args, '--runs', 5);
  const asked = rowsOf(args);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const figures = createFigures();
  const closing: (() => Promise<void>)[] = [];
  try {
    const line = await openLine(fast);
    closing.unshift(line.stop);
    const { path: executablePath, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: chromiumArgs,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    closing.unshift(() => browser.close());
    const world = await startWorld(line, log);
    closing.unshift(world.stop);
    await measureAll({ browser, line, world, figures }, asked, runs);
  } finally {
    for (const close of closing) await close();
  }
  return judge(asked, figures);
}
