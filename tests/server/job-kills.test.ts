/**
 * Every job, killed (SIGKILL) at exact points of its work, leaves nothing half done: another worker finishes it, and in the end everything
 * is as if nobody had been killed; a letter arrives twice only where it was in flight, and is the same letter then. All jobs run at once
 * in one process, each held before a step of its own (a statement, a call of a port, its end) while no transaction is open, which would only
 * be rolled back. `JOB_KILLS=60` kills them as often, at steps that lie evenly over their work, the first and the last among them.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { busyCases, cases } from '#tests/setup/job-cases.ts';
import { begin, prepare, type Template } from '#tests/setup/job-rounds.ts';
import { countSteps, jobNames } from '#tests/setup/job-steps.ts';
import { depsOf, startJobs } from '#tests/setup/job-world.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';

type Round = Awaited<ReturnType<typeof begin>>;
type State = Awaited<ReturnType<Round['state']>>;

/** A Monday, 07:10 in Lagos. */
const NOW = new Date('2026-03-02T06:10:00Z');
const ROUNDS = Number(process.env.JOB_KILLS ?? 3);
const TIMEOUT_MS = 240_000;
/** So long nothing happens when what is not held waits for what is. */
const QUIET_MS = 8_000;

const present = (work: typeof cases): typeof cases =>
  Object.fromEntries(Object.entries(work).filter(([name]) => jobNames.includes(name)));
const worlds = [present(cases), present(busyCases)];
const names = worlds.flatMap((work) => Object.keys(work));
/** Before which steps of each job no transaction is open. */
const steps = new Map<string, readonly number[]>();
const templates: Template[] = [];
const expected: State[] = [];
let killed: Program | null = null;

/** Lets other workers do what is left. */
async function finish(rounds: readonly Round[]): Promise<void> {
  const workers = await Promise.all(rounds.map(({ world }) => startJobs(world)));
  await vi.waitFor(
    async () => expect(await Promise.all(rounds.map((round) => round.left()))).toEqual(rounds.map(() => 0)),
    { timeout: 120_000, interval: 200 },
  );
  for (const worker of workers) await worker.stop();
}

/** Runs the jobs of a world one after the other, each of which must change something. */
async function undisturbed(template: Template): Promise<State> {
  const round = await begin(template);
  await round.clear();
  const { deps, close } = await depsOf(round.world);
  let before = JSON.stringify(await round.state());
  for (const [name, payload] of template.payloads) {
    const handler = (tasks as Record<string, unknown>)[name] as
      | ((deps: unknown, payload: unknown) => Promise<void>)
      | undefined;
    const job = schedule.find((each) => each.name === name);
    await (handler === undefined ? job?.run(deps) : handler(deps, payload));
    const after = JSON.stringify(await round.state());
    expect(after === before, `${name} found nothing to do`).toBe(false);
    before = after;
  }
  await close();
  await finish([round]);
  const state = await round.state();
  await round.end();
  return state;
}

beforeAll(async () => {
  countSteps({
    haltAt: () => undefined,
    held: () => undefined,
    done: (job, _, outside) => void steps.set(job, outside),
  });
  for (const work of worlds) templates.push(await prepare(work, NOW));
  for (const template of templates) expected.push(await undisturbed(template));
}, TIMEOUT_MS);
afterAll(async () => {
  killed?.process.kill('SIGKILL');
  for (const { database } of templates) await database.drop();
});

it('every job has a case here', () => {
  expect(names.toSorted()).toEqual(jobNames.toSorted());
  expect([...steps.keys()].filter((name) => steps.get(name)?.length === 0)).toEqual([]);
});

/** Kills the jobs, each before a step, and returns which were held; the others were through, or waited for those. */
async function killAt(rounds: readonly Round[], haltAt: Record<string, number | undefined>): Promise<string[]> {
  for (const round of rounds) await round.release();
  const args = [JSON.stringify({ worlds: rounds.map(({ world }) => world), haltAt })];
  killed = runProgram('tests/programs/job-worker.ts', { args });
  await killed.says('ready');
  let [length, since] = [0, performance.now()];
  await vi.waitFor(
    () => {
      const output = killed?.output() ?? '';
      if (output.length !== length) [length, since] = [output.length, performance.now()];
      const settled = names.filter((name) => new RegExp(`^(?:held|done) ${name} `, 'm').test(output));
      expect(settled.length === names.length || performance.now() - since > QUIET_MS).toBe(true);
    },
    { timeout: 120_000, interval: 20 },
  );
  killed.process.kill('SIGKILL');
  await killed.ended;
  return [...killed.output().matchAll(/^held (\w+) /gm)].map(([, name = '']) => name);
}

describe('a kill -9 of all jobs at once', () => {
  const held = new Set<string>();

  /** Kills each of these jobs before the step that `stepOf` chooses, and looks at what the others made of it. */
  async function kill(
    some: readonly string[],
    stepOf: (of: readonly number[]) => number | undefined,
  ): Promise<string[]> {
    const haltAt = Object.fromEntries(some.map((name) => [name, stepOf(steps.get(name) ?? [])]));
    const begun = await Promise.all(templates.map((template) => begin(template)));
    const atKill = await killAt(begun, haltAt);
    for (const name of atKill) held.add(name);
    await finish(begun);
    for (const [index, round] of begun.entries()) {
      expect(await round.state()).toEqual(expected[index]);
      const ids = round.arrived.map(({ id }) => id);
      const doubled = ids.filter((id, at) => ids.indexOf(id) !== at);
      expect(new Set(doubled).size, 'a letter that arrived three times').toBe(doubled.length);
      expect(doubled.length).toBeLessThanOrEqual(atKill.length);
      await round.end();
    }
    return atKill;
  }

  it.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
    'leaves nothing half done: round %i',
    async (turn) => {
      const atKill = await kill(names, (of) => of[Math.round(((of.length - 1) * (turn - 1)) / (ROUNDS - 1))]);
      if (process.env.JOB_KILLS)
        console.log({
          turn,
          held: atKill.length,
          through: names.length - atKill.length,
          most: Math.max(...[...steps.values()].map((of) => of.length)),
        });
    },
    TIMEOUT_MS,
  );

  it(
    'found each of them at work',
    async () => {
      // Some may have waited in every round for rows that a held one had: those are held once more, without it.
      const missed = names.filter((name) => !held.has(name));
      if (missed.length > 0) await kill(missed, (of) => of[0]);
      expect(names.filter((name) => !held.has(name))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
