/** One run: a phone, a line and a script; resolves with what happened and what the database then holds. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Found } from '#tests/e2e/browser.ts';
import {
  cards,
  chat,
  go,
  nextCard,
  open,
  openTab,
  type Place,
  prepared,
  pressIn,
  type Tab,
  untilWritten,
  write,
} from './hand.ts';
import type { Act, Event, Happening } from './history.ts';
import { type LineOptions, openLine } from './line.ts';
import { ownPhone, type Phone, sharedPhone } from './phone.ts';
import type { ActStep, Script, Step } from './script.ts';
import { type Stage, settle } from './settle.ts';
import type { Match, Owner, World } from './world.ts';

export type LifeOptions = {
  world: World;
  browser: Browser;
  found: Found;
  script: Script;
  planted: Pick<LineOptions, 'copyOf' | 'forged'>;
};

const matchOf = ({ matches }: Owner, index: number): Match => matches[index % matches.length] as Match;

/** What a step does, as it is known before: whom a swipe met tells the screen. Null: there is nothing to undo. */
async function begin(stage: Stage, tab: Tab, step: ActStep): Promise<{ act: Act; shown: () => Promise<void> } | null> {
  const { world, owner, words } = stage;
  if (step.do === 'write') {
    const match = matchOf(owner, step.match).id;
    const text = words();
    await write(tab, text);
    return { act: { act: 'write', match, text }, shown: () => untilWritten(tab, text) };
  }
  const last = tab.passed.at(-1);
  if (step.do === 'undo' && last === undefined) return null;
  const card = await pressIn(tab, step.do);
  if (card === false) {
    // A card that is dealt again, while what an earlier visit did to it is still read, leaves by itself, and no undo is offered.
    stage.note(`${step.do}: no button`);
    return null;
  }
  const name = step.do === 'undo' ? last : card;
  const person = world.people.get(name ?? '');
  if (person === undefined || name === undefined || name === null) throw new Error(`Nobody knows ${name}.`);
  if (step.do === 'undo') tab.passed.pop();
  if (step.do === 'pass') tab.passed.push(name);
  return {
    act: { act: step.do, person },
    shown: async () => {
      const now = await nextCard(tab, card);
      if (step.do === 'undo' && now !== name) throw new Error(`The undo of ${name} shows ${now}.`);
    },
  };
}

const placeOf = ({ owner }: Stage, step: ActStep): Place =>
  step.do === 'write' ? chat(matchOf(owner, step.match)) : cards;

/** The tab of a step at the place of its act, or null where the line is away and nothing is there. */
async function tabFor(stage: Stage, step: ActStep): Promise<Tab | null> {
  const { tabs, line, note } = stage;
  const tab = tabs[step.tab % tabs.length] as Tab;
  const place = placeOf(stage, step);
  if (await go(tab, line.url, place, line.isUp())) return tab;
  if (line.isUp()) throw new Error(`${place.path} does not open.`);
  note(`${step.do}: the page is not there`);
  return null;
}

async function act(stage: Stage, step: ActStep): Promise<void> {
  const tab = await tabFor(stage, step);
  const begun = tab && (await begin(stage, tab, step));
  if (!begun) return;
  await begun.shown();
  stage.add({ kind: 'did', isShown: true, ...begun.act });
}

async function kill(stage: Stage, step: Extract<Step, { do: 'kill' }>): Promise<void> {
  const { phone, line, tabs, add } = stage;
  const tab = await tabFor(stage, step.amid);
  const begun = tab && (await begin(stage, tab, step.amid));
  if (begun) {
    const isShown = begun.shown().then(
      () => true,
      () => false,
    );
    add({ kind: 'did', isShown: await Promise.race([isShown, sleep(step.afterMs, false)]), ...begun.act });
  }
  await sleep(step.afterMs);
  add({ kind: 'killed' });
  await phone.kill();
  if (!line.isUp()) line.set(true);
  tabs.splice(0, tabs.length, await openTab(phone.context()));
}

async function carryOut(stage: Stage, step: Step): Promise<void> {
  const { phone, line, tabs, note } = stage;
  switch (step.do) {
    case 'pause':
      return sleep(step.ms);
    case 'reload': {
      const tab = tabs[step.tab % tabs.length] as Tab;
      note('reload');
      return open(tab, tab.page.url().startsWith(line.url) ? tab.page.url() : `${line.url}${cards.path}`);
    }
    case 'tab':
      if (tabs.length === 1) {
        note('a second tab');
        tabs.push(await openTab(phone.context()));
        return;
      }
      note('a tab is closed');
      return tabs.splice(step.tab % 2, 1)[0]?.page.close();
    case 'line':
      note(line.isUp() ? `the line is away${step.isFlight ? ', as the phone knows' : ''}` : 'the line is back');
      line.set(!line.isUp());
      return phone.context().setOffline(!line.isUp() && step.isFlight);
    case 'kill':
      return kill(stage, step);
    default:
      return act(stage, step);
  }
}

export async function live({ world, browser, found, script, planted }: LifeOptions): Promise<Event[]> {
  const owner = await world.owner();
  const events: Event[] = [];
  const begunAt = performance.now();
  const add = (happening: Happening): void =>
    void events.push({ at: Math.round(performance.now() - begunAt), ...happening });
  const note = (what: string): void => add({ kind: 'note', what });
  const line = await openLine({ target: world.port, faults: script.faults, note, ...planted });
  const prepare = prepared(owner, line.url, add);
  let phone: Phone | null = null;
  try {
    phone = script.hasKills ? await ownPhone(found, prepare) : await sharedPhone(browser, prepare);
    let written = 0;
    const words = (): string => {
      written += 1;
      return `Word ${written} of it.`;
    };
    const stage: Stage = {
      phone,
      line,
      owner,
      world,
      events,
      add,
      note,
      words,
      tabs: [await openTab(phone.context())],
    };
    for (const step of script.steps) await carryOut(stage, step);
    await settle(stage);
    return events;
  } catch (error) {
    throw Object.assign(error as Error, { events });
  } finally {
    await phone?.end().catch(() => undefined);
    await line.close();
  }
}
