/** Each visit opens pages as a person does, cold and then warm, and adds the figures of its rows. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { chatPath, paths } from '../../../rules/paths.ts';
import { log } from '../capacity.ts';
import { median } from '../deck/figures.ts';
import { type Swipe, watchPaints } from '../swipe.ts';
import { fillSignIn, onceItFollows, onTop, pass, tap, tapSignIn, tapUntilSent } from './gestures.ts';
import { type Handset, openHandset, type Sights, type Visit } from './handset.ts';
import type { Bytes, Line } from './line.ts';
import type { Cell, Figures } from './targets.ts';
import type { World } from './world.ts';

export type Net = '3G' | '4G';
export type Bench = { browser: Browser; line: Line; world: World; figures: Figures };
type State = 'cold' | 'warm';
type Measure = { bench: Bench; net: Net; handset: Handset };
export type VisitPlan = {
  name: string;
  rows: readonly string[];
  nets: readonly Net[];
  /** Nothing in it depends on the line or on chance, so that one run tells all. */
  isOnce?: boolean;
  isSignedIn: boolean;
  savesData?: boolean;
  run(measure: Measure): Promise<void>;
};

const CARDS = 20;
const QUIET_MS = 2_000;
const REST_MS = 120_000;
const BETWEEN_SWIPES_MS = 700;
const PHOTO_MS = 90_000;
/** The meter is written anew every two seconds. */
const METER_MS = 2_500;

const deck: Sights = {
  card: { selector: `article h2${onTop}` },
  photo: { selector: `article img${onTop}` },
  buttons: { selector: '[aria-label=Decide] p' },
};
const bubble = 'section[aria-label="Messages"] li > div:first-child';
const chat: Sights = { shown: { selector: bubble } };

/** Until nothing goes over the line any more. */
async function rest({ line }: Bench): Promise<void> {
  await sleep(QUIET_MS);
  for (const until = Date.now() + REST_MS; Date.now() < until && line.quietMs() < QUIET_MS; ) await sleep(100);
}

/** Takes what was measured from a moment on. */
function taker({ bench: { figures }, net }: Measure, state: State) {
  const cell: Cell = `${net} ${state}`;
  return {
    seconds: (row: string, from: number, to: number) => figures.add(row, cell, (to - from) / 1_000),
    scripts(row: string | null, visit: Visit, before: number): void {
      const { count, kB } = visit.scriptsBefore(before);
      if (row !== null) figures.add(row, cell, kB);
      figures.most('scripts', cell, count);
    },
    figure: (row: string, value: number) => figures.add(row, cell, value),
  };
}
/** The same page twice: with nothing cached, and a second time. */
async function twice(
  measure: Measure,
  path: string,
  sights: Sights,
  look: (visit: Visit, state: State) => Promise<void>,
) {
  for (const state of ['cold', 'warm'] as const) {
    await measure.bench.world.reset();
    const visit = await measure.handset.open(path, sights);
    await look(visit, state);
    await rest(measure.bench);
  }
}

async function landing(measure: Measure): Promise<void> {
  await twice(measure, paths.home, { landing: { selector: 'h1' } }, async (visit, state) => {
    const { seconds, scripts } = taker(measure, state);
    seconds('landing', await visit.when('opened'), await visit.when('landing'));
    const loaded = await visit.when('loaded');
    await rest(measure.bench);
    if (state === 'cold') scripts('js-landing', visit, loaded);
  });
}

const signOut = async ({ page }: Visit): Promise<void> => page.evaluate(() => localStorage.clear());

async function auth(measure: Measure): Promise<void> {
  const { ada } = measure.bench.world;
  await twice(measure, paths.auth, {}, async (visit, state) => {
    const { seconds, scripts } = taker(measure, state);
    const opened = await visit.when('opened');
    const { typed, isKept } = await fillSignIn(visit, ada);
    const sent = await tapUntilSent(visit, ada);
    // A letter that is lost again has to be typed once more.
    seconds('field', opened, isKept ? typed : sent);
    seconds('send', opened, sent);
    await rest(measure.bench);
    if (state === 'cold') scripts('js-auth', visit, sent);
    await signOut(visit);
  });
}

async function signIn(measure: Measure): Promise<void> {
  const { ada } = measure.bench.world;
  await twice(measure, `${paths.auth}?next=${encodeURIComponent(paths.browse)}`, deck, async (visit, state) => {
    const { seconds } = taker(measure, state);
    await fillSignIn(visit, ada);
    await rest(measure.bench);
    await tapSignIn(visit);
    const tapped = await visit.when('tapped');
    seconds('in-card', tapped, await visit.when('card'));
    seconds('in-photo', tapped, await visit.when('photo'));
    await rest(measure.bench);
    await signOut(visit);
  });
}

async function browse(measure: Measure): Promise<void> {
  await twice(measure, paths.browse, deck, async (visit, state) => {
    const { seconds, scripts } = taker(measure, state);
    const opened = await visit.when('opened');
    seconds('card', opened, await visit.when('card'));
    const follows = await onceItFollows(visit);
    seconds('photo', opened, await visit.when('photo'));
    await pass(visit);
    seconds('swipable', opened, follows);
    seconds('app', opened, await visit.when('buttons'));
    await rest(measure.bench);
    if (state === 'cold') scripts('js-browse', visit, follows);
  });
}

async function inbox(measure: Measure): Promise<void> {
  const { world } = measure.bench;
  for (const state of ['cold', 'warm'] as const) {
    const { seconds } = taker(measure, state);
    const bola = await world.signIn('bola');
    const text = `Just now: ${randomBytes(4).toString('hex')}`;
    const visit = await measure.handset.open(paths.matches, { fresh: { selector: bubble, text }, ...chat });
    const open = visit.page.locator('main a[href^="/chat/"]').first();
    await open.waitFor({ timeout: REST_MS });
    await rest(measure.bench);
    await world.say(text, bola);
    await tap(visit, open);
    const tapped = await visit.when('tapped');
    seconds('chat-shown', tapped, await visit.when('shown'));
    seconds('chat-fresh', tapped, await visit.when('fresh'));
    await rest(measure.bench);
  }
}

async function seePhoto({ page }: Visit, at: number): Promise<void> {
  await page.waitForFunction(
    ({ selector, at }) => {
      const image = document.querySelectorAll<HTMLImageElement>(selector)[at];
      return image?.complete === true && image.naturalWidth > 0;
    },
    { selector: `article img${onTop}`, at },
    { timeout: PHOTO_MS },
  );
}

const total = ({ down, up }: Bytes): number => down + up;

/** Looks at each person's photo, at the second one too where there is one, and passes; resolves with the visit and the bytes before it. */
async function seeCards({ bench, handset }: Measure, savesData = false) {
  const { line, world } = bench;
  await world.reset();
  await (await handset.open(paths.browse, deck, { withoutPhotos: true })).when('card');
  await rest(bench);
  await world.reset();
  const before = total(line.bytes());
  const visit = await handset.open(paths.browse, deck);
  const { page } = visit;
  await visit.when(savesData ? 'card' : 'photo');
  await page.evaluate(watchPaints);
  for (let card = 1; card <= CARDS; card += 1) {
    const top = page.locator(`article${onTop}`).first();
    if (savesData) await tap(visit, top.getByRole('button', { name: 'Show photo' }));
    await seePhoto(visit, 0);
    const next = top.getByRole('button', { name: 'Next photo' });
    if (await next.isVisible()) {
      await tap(visit, next);
      await seePhoto(visit, 1);
    }
    await pass(visit);
    await page.waitForFunction((count) => (window as unknown as { swipes: Swipe[] }).swipes.length >= count, card);
    await sleep(BETWEEN_SWIPES_MS);
  }
  await rest(bench);
  return { visit, before, paints: await paintsOf(visit) };
}

const swipesOf = ({ page }: Visit): Promise<Swipe[]> =>
  page.evaluate(() => (window as unknown as { swipes: Swipe[] }).swipes);

const paintsOf = async (visit: Visit): Promise<number[]> =>
  (await swipesOf(visit)).map(({ input, paint }) => paint - input);

/** The same fingers on a page that only puts one empty box in the place of another: the least that this machine can take. */
async function swipeBoxes(visit: Visit): Promise<number[]> {
  const { page } = visit;
  await page.goto('about:blank');
  await page.evaluate(() => {
    document.body.style.touchAction = 'none';
    let count = 0;
    const put = () => {
      const box = document.createElement('article');
      count += 1;
      box.setAttribute('aria-label', String(count));
      box.style.cssText = 'height: 30rem; background: tan';
      document.body.replaceChildren(box);
    };
    put();
    document.addEventListener('pointerup', put);
  });
  await page.evaluate(watchPaints);
  for (let card = 1; card <= CARDS; card += 1) {
    await pass(visit);
    await sleep(BETWEEN_SWIPES_MS);
  }
  return paintsOf(visit);
}

async function twentyCards(measure: Measure): Promise<void> {
  const { figure } = taker(measure, 'warm');
  const { visit, before, paints } = await seeCards(measure);
  figure('bytes', (total(measure.bench.line.bytes()) - before) / 1_000);
  figure('swipe', median(paints));
  figure('swipe-least', median(await swipeBoxes(visit)));
}

/** The same with the data saver; then what its meter says. */
async function savingCards(measure: Measure): Promise<void> {
  const { line } = measure.bench;
  const { figure } = taker(measure, 'warm');
  const { visit, before } = await seeCards(measure, true);
  figure('saver', (total(line.bytes()) - before) / 1_000);
  await visit.page.goto(paths.settings);
  const meter = visit.page.locator('data');
  await meter.waitFor({ timeout: REST_MS });
  await rest(measure.bench);
  await sleep(METER_MS);
  const metered = Number(await meter.getAttribute('value'));
  const wire = total(line.bytes()) - before;
  log(`The meter says ${metered} bytes, the line ${wire}.`);
  figure('saver-meter', (Math.abs(metered - wire) / wire) * 100);
}

/** Routes without a row of their own. */
const others = [
  ...[paths.matches, paths.whoLikesYou, paths.profile, paths.profileEdit, paths.settings, paths.pricing],
  ...[paths.companion, paths.support, paths.dataPrivacy, paths.newsletter, paths.dateIdeas, paths.games],
];

async function scripts(measure: Measure): Promise<void> {
  const { world, browser } = measure.bench;
  const tokens = await world.signIn('ada');
  const look = async (path: string, row: string | null, sights: Sights, until: string): Promise<void> => {
    const handset = await openHandset(browser, world.url, { tokens });
    try {
      const visit = await handset.open(path, sights);
      const used = await visit.when(until);
      await rest(measure.bench);
      taker(measure, 'cold').scripts(row, visit, used);
    } finally {
      await handset.close();
    }
  };
  await look(chatPath(world.matchId), 'js-chat', chat, 'shown');
  for (const path of others) await look(path, null, { heading: { selector: 'h1', isUnpainted: true } }, 'heading');
}

export const visits: readonly VisitPlan[] = [
  { name: 'landing', rows: ['landing', 'js-landing', 'scripts'], nets: ['3G', '4G'], isSignedIn: false, run: landing },
  { name: '/auth', rows: ['field', 'send', 'js-auth', 'scripts'], nets: ['3G', '4G'], isSignedIn: false, run: auth },
  { name: 'sign in', rows: ['in-card', 'in-photo'], nets: ['3G', '4G'], isSignedIn: false, run: signIn },
  {
    name: '/browse',
    rows: ['card', 'photo', 'swipable', 'app', 'js-browse', 'scripts'],
    nets: ['3G', '4G'],
    isSignedIn: true,
    run: browse,
  },
  { name: 'inbox', rows: ['chat-shown', 'chat-fresh'], nets: ['3G', '4G'], isSignedIn: true, run: inbox },
  { name: '20 cards', rows: ['bytes', 'swipe', 'swipe-least'], nets: ['4G'], isSignedIn: true, run: twentyCards },
  {
    name: '20 cards, saving',
    rows: ['saver', 'saver-meter'],
    nets: ['4G'],
    isSignedIn: true,
    savesData: true,
    run: savingCards,
  },
  { name: 'scripts', rows: ['js-chat', 'scripts'], nets: ['4G'], isOnce: true, isSignedIn: true, run: scripts },
];
