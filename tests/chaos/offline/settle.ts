/** The end of a run: everything is connected, and the database is read once the outbox is empty. */
import { setTimeout as sleep } from 'node:timers/promises';
import { unkept, unsure } from './checker.ts';
import { cards, go, open, type Tab, waiting } from './hand.ts';
import type { Event, Happening } from './history.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { Owner, World } from './world.ts';

/** How long the outbox may take to be empty once everything is connected: an answer that was lost costs a wait of up to a minute. */
const EMPTY_MS = 90_000;
const KEPT_MS = 5_000;
/** How long the line may still fail what is sent at the end. */
const LAST_FAULTS_MS = 4_000;

export type Stage = {
  phone: Phone;
  line: Line;
  owner: Owner;
  world: World;
  tabs: Tab[];
  events: readonly Event[];
  add: (happening: Happening) => void;
  note: (what: string) => void;
  /** A text that was not written before. */
  words: () => string;
};

/** Resolves with what is left after long. What was just done may be on its way to the device. */
async function untilSent({ tabs, events }: Stage, emptyMs = EMPTY_MS): Promise<string[]> {
  const tab = tabs[0] as Tab;
  const isOnItsWay = (): boolean => unkept(events).size > unsure(events).size;
  for (const until = Date.now() + KEPT_MS; isOnItsWay() && Date.now() < until; ) await sleep(50);
  for (const until = Date.now() + emptyMs; ; await sleep(100)) {
    const left = await waiting(tab).catch((error: unknown) => [String(error)]);
    if (left.length === 0 || Date.now() > until) return left;
  }
}

/** The phone tries again at once what waits for its next attempt. */
async function tellOnline({ phone }: Stage): Promise<void> {
  await phone.context().setOffline(true);
  await phone.context().setOffline(false);
}

/** Connects everything, and waits until nothing is left to send. */
export async function settle(stage: Stage): Promise<void> {
  const { line, tabs, owner, world, add } = stage;
  line.set(true);
  await tellOnline(stage);
  const tab = tabs[0] as Tab;
  if (!tab.page.url().startsWith(line.url) || !(await go(tab, line.url, cards, true)))
    await open(tab, `${line.url}${cards.path}`);
  await untilSent(stage, LAST_FAULTS_MS);
  line.calm();
  await tellOnline(stage);
  const asleep = await untilSent(stage);
  for (const what of asleep) add({ kind: 'left', what });
  // What a page does not send may still be there for the next one.
  if (asleep.length > 0) await open(tab, `${line.url}${cards.path}`);
  // Later than everything that was meant after them.
  await line.deliver();
  for (const what of await untilSent(stage)) add({ kind: 'left', what });
  for (const row of await world.rows(owner)) add(row);
}
