/** Lighthouse's mobile run (Slow 4G, CPU 4x) on the public pages of the product as in production: the median of five. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { paths } from '../../rules/paths.ts';
import { chromiumArgs, type Found, findChromium } from '../e2e/browser.ts';
import { startProduct } from '../e2e/product.ts';

const RUNS = 5;
const pages = [paths.home, paths.privacyPolicy, paths.termsOfService];
const marks = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const timings = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

type Category = keyof typeof marks;
type Timing = keyof typeof timings;
type Figures = Record<Category | Timing, number>;
type Audit = { score: number | null; numericValue?: number; title: string };
type Report = {
  runtimeError?: { code: string; message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));

async function run(url: string, chromium: Found): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-lighthouse-'));
  // Into a file: the program may end before a pipe has taken the whole report.
  const file = join(folder, 'report.json');
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(marks).join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [err] = await Promise.all([text(child.stderr), once(child, 'close')]);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    throw new Error(`Lighthouse failed on ${url}:\n${err}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Now and then Chromium's trace lacks its beginning, which says nothing of the page: then once more. */
async function measure(url: string, chromium: Found): Promise<Report> {
  let report = await run(url, chromium);
  if (report.runtimeError?.code === 'NO_NAVSTART') report = await run(url, chromium);
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
  return report;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function figuresOf(reports: readonly Report[]): Figures {
  const of = (pick: (report: Report) => number) => median(reports.map(pick));
  const scores = (Object.keys(marks) as Category[]).map((name) => [
    name,
    of(({ categories }) => Math.round((categories[name].score ?? 0) * 100)),
  ]);
  const times = (Object.keys(timings) as Timing[]).map((name) => [
    name,
    of(({ audits }) => audits[name]?.numericValue ?? 0),
  ]);
  return Object.fromEntries([...scores, ...times]) as Figures;
}

/** What keeps a category below its mark, in Lighthouse's words. */
function complaints(report: Report, below: readonly Category[]): string[] {
  return below.flatMap((name) =>
    report.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `    ${name}: ${report.audits[id]?.title} (${id})`),
  );
}

/** Prints a line for each page; false when a median is below its mark. */
export async function lighthouse(): Promise<boolean> {
  const chromium = await findChromium();
  const product = await startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1' });
  const reports = new Map(pages.map((path) => [path, [] as Report[]]));
  try {
    // Page by page in turn: a minute in which the machine is busy then touches all alike.
    for (let run = 1; run <= RUNS; run += 1) {
      for (const [path, kept] of reports) kept.push(await measure(product.url + path, chromium));
      console.log(`Lighthouse: run ${run} of ${RUNS}`);
    }
  } finally {
    await product.stop();
  }
  let isGood = true;
  const heads = ['page', ...Object.keys(marks), ...Object.values(timings)];
  console.log(heads.map((head, at) => (at === 0 ? head.padEnd(20) : head.padStart(15))).join(''));
  for (const [path, kept] of reports) {
    const figures = figuresOf(kept);
    const below = (Object.keys(marks) as Category[]).filter((name) => figures[name] < marks[name]);
    isGood &&= below.length === 0;
    const cells = [...Object.keys(marks), ...Object.keys(timings)].map((name) => {
      const value = figures[name as keyof Figures];
      return String(name === 'cumulative-layout-shift' ? value.toFixed(3) : Math.round(value)).padStart(15);
    });
    console.log(path.padEnd(20) + cells.join(''));
    const last = kept.at(-1);
    if (last) for (const line of complaints(last, below)) console.log(line);
  }
  return isGood;
}
