/**
 * Does the jobs of some databases, each held for ever before a step of its own: `job-worker.ts <JSON>`. Says `held <job>`, `done <job>`
 * and `failed <job>` line by line; ends with its input.
 */
import { countSteps } from '#tests/setup/job-steps.ts';
import { startJobs, type World } from '#tests/setup/job-world.ts';

const { worlds, haltAt } = JSON.parse(process.argv[2] ?? '') as { worlds: World[]; haltAt: Record<string, number> };
countSteps({
  haltAt: (job) => haltAt[job],
  held: (job, step) => console.log(`held ${job} ${step}`),
  done: (job, steps) => console.log(`done ${job} ${steps}`),
});
const started = await Promise.all(worlds.map((world) => startJobs(world)));
console.log('ready');

for await (const _ of process.stdin) {
  // Nothing is read: only the end counts, which also comes when the test's process dies.
}
for (const { stop } of started) await stop();
