/** `npm run chaos -- --offline`: see ../run.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findShell, launchOf } from '#tests/e2e/browser.ts';
import { check, unsure, type Violation, wrongs } from './checker.ts';
import { type Event, eventsOf, lineOf } from './history.ts';
import { type LifeOptions, live } from './life.ts';
import { missedPlants, plantInto, plantNames } from './plant.ts';
import { certain, type Script, scriptOf } from './script.ts';
import { startWorld } from './world.ts';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/zobo-chaos/', import.meta.url));
const SHOWN = 12;

type Result = { script: Script; events: Event[]; violations: Violation[]; failed?: string };

const say = (line: string): void => console.log(line);

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
  return number;
}

async function judged(options: LifeOptions): Promise<Result> {
  const { script } = options;
  try {
    const events = await live(options);
    return { script, events, violations: check(events) };
  } catch (error) {
    const { events = [], message } = error as Error & { events?: Event[] };
    return { script, events, violations: [], failed: message };
  }
}

const isGood = ({ violations, failed }: Result): boolean => violations.length === 0 && failed === undefined;

/** Says what is wrong, and keeps the history. */
function tell({ script, events, violations, failed }: Result): void {
  const file = `${folder}offline-${script.name.replace(/\W+/g, '-')}.txt`;
  mkdirSync(folder, { recursive: true });
  const said = [
    ...(failed === undefined ? [] : [`failed: ${failed}`]),
    ...violations.map(({ wrong, what }) => `${wrong}: ${what}`),
  ];
  writeFileSync(file, [...said, ...events.map(lineOf), ''].join('\n'));
  say(`NOT GOOD: ${script.name}. The history: ${file}`);
  for (const line of said.slice(0, SHOWN)) say(`    ${line.slice(0, 300)}`);
}

function sum(results: readonly Result[]): void {
  const all = results.flatMap(({ events }) => events);
  const count = (kind: Event['kind'], test: (event: Event) => boolean = () => true): number =>
    all.filter((event) => event.kind === kind && test(event)).length;
  const acts = eventsOf(all, 'did');
  say(
    `\n${acts.filter(({ act }) => act === 'write').length} messages, ${acts.filter(({ act }) => act === 'pass').length} passes, ${acts.filter(({ act }) => act === 'undo').length} undos, ${acts.filter(({ act }) => act === 'like').length} likes`,
  );
  const notes = (start: RegExp): number => count('note', (event) => event.kind === 'note' && start.test(event.what));
  say(
    `${count('killed')} kills, ${notes(/^the line is away/)} times without a line, ${notes(/"cut"/)} requests cut, ${notes(/"lost"|isLost":true/)} answers lost, ${notes(/^a copy of/)} copies, ${notes(/^a second tab/)} second tabs, ${notes(/^reload/)} reloads`,
  );
  const open = results.flatMap(({ events }) => [...unsure(events)]).length;
  say(`${open} acts were begun and not yet on the device when the browser was killed; they may be missing`);
  const found = results.flatMap(({ violations }) => violations);
  for (const wrong of Object.keys(wrongs) as (keyof typeof wrongs)[])
    say(`${String(found.filter((each) => each.wrong === wrong).length).padStart(6)} ${wrong}: ${wrongs[wrong]}`);
}

async function runAll(scripts: readonly Script[], atOnce: number, plant: string | undefined): Promise<Result[]> {
  say('Starting the product ...');
  const { hasTombstones = true, ...planted } = plantInto(plant);
  const found = await findShell();
  const browser = await chromium.launch({ ...launchOf(found), handleSIGINT: false, handleSIGTERM: false });
  const world = await startWorld(hasTombstones);
  const results: Result[] = [];
  const left = [...scripts];
  const from = performance.now();
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let script = left.shift(); script; script = left.shift()) {
          const result = await judged({ world, browser, found, script, planted });
          results.push(result);
          if (!isGood(result)) tell(result);
          if (results.length % 10 === 0 || left.length === 0)
            say(
              `${Math.round((performance.now() - from) / 1_000)} s: ${results.length} of ${scripts.length} runs, ${results.filter(isGood).length} good`,
            );
        }
      }),
    );
    return results;
  } finally {
    await browser.close();
    await world.stop();
  }
}

export async function offline(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      offline: { type: 'boolean' },
      runs: { ...text, default: '200' },
      'at-once': { ...text, default: '4' },
      seed: text,
      plant: text,
    },
  });
  const runs = wholeNumber('runs', values.runs);
  const seed = wholeNumber('seed', values.seed ?? String(Math.floor(Math.random() * 1_000_000)));
  if (values.plant !== undefined && !plantNames.includes(values.plant))
    throw new Error(`--plant takes one of: ${plantNames.join(', ')}`);
  // Who repeats a seed wants that run first.
  const first = values.seed === undefined || values.plant !== undefined ? certain : [];
  const scripts = [...first, ...Array.from({ length: runs }, (_, at) => scriptOf(seed + at))].slice(0, runs);
  say(`Seed ${seed}${values.plant ? `, planted: ${values.plant}` : ''}`);
  const results = await runAll(scripts, wholeNumber('at-once', values['at-once']), values.plant);
  sum(results);
  const bad = results.filter((result) => !isGood(result));
  const missed = bad.length === 0 ? missedPlants(results.map(({ events }) => events)) : [];
  if (missed.length > 0) say(`The checker MISSED: ${missed.join(', ')}.`);
  if (bad.length > 0) {
    say(
      `\nNOT GOOD: ${results.length - bad.length} of ${results.length} runs. Not: ${bad.map(({ script }) => script.name).join('; ')}`,
    );
    return false;
  }
  say(
    `\nCuts, kills, doubles and two tabs, ${results.length} random runs of swipes and messages: each once, in order, in the database; none lost.`,
  );
  return missed.length === 0;
}
