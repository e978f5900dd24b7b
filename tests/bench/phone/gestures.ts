/** What fingers do, by real touches and keys. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { TELL, type Visit } from './handset.ts';
import { watchCard } from './watch.ts';

const PATIENCE_MS = 90_000;
const STEP_PX = 15;
/** After so many steps a card follows, if it follows at all. */
const FIRST_STEPS = 3;
/** So many are a swipe. */
const STEPS = 11;
const AGAIN_MS = 60;
const FOLLOWS_MS = 60;
const LEAVES_MS = 5_000;

type Account = { email: string; password: string };

async function touch({ session }: Visit, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
}

export async function tap({ page }: Visit, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error(`There is nothing to tap: ${what}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Of the card that is not below or leaving. */
export const onTop = ':not([aria-hidden="true"] *)';
const topCard = ({ page }: Visit): Locator => page.locator(`article${onTop}`).first();

/** Looks again when the card was just replaced, as the app does with the first one of the document. */
async function middleOf(visit: Visit): Promise<[x: number, y: number]> {
  for (const until = Date.now() + LEAVES_MS; Date.now() < until; await sleep(AGAIN_MS)) {
    const box = await topCard(visit).boundingBox();
    if (box !== null) return [box.x + box.width / 2, box.y + box.height / 3];
  }
  throw new Error('There is no card to swipe.');
}

async function drag(visit: Visit, [x, y]: [number, number], steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) await touch(visit, 'touchMove', x - step * STEP_PX, y + 3);
}

/** Passes the person on top; throws when the card stays. */
export async function pass(visit: Visit): Promise<void> {
  const name = (await topCard(visit).getAttribute('aria-label')) ?? '';
  const at = await middleOf(visit);
  await touch(visit, 'touchStart', ...at);
  await drag(visit, at, STEPS);
  await touch(visit, 'touchEnd');
  await visit.page.locator(`article[aria-label="${name}"]${onTop}`).waitFor({ state: 'detached', timeout: LEAVES_MS });
}

/** Pulls at the first card again and again; resolves with the moment at which it first followed. */
export async function onceItFollows(visit: Visit): Promise<number> {
  const at = await middleOf(visit);
  await visit.page.evaluate(watchCard, TELL);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(AGAIN_MS)) {
    await touch(visit, 'touchStart', ...at);
    await drag(visit, at, FIRST_STEPS);
    const followed = await visit.when('followed', FOLLOWS_MS).catch(() => null);
    await touch(visit, 'touchEnd');
    if (followed !== null) return followed;
  }
  throw new Error('The card does not follow a finger.');
}

const addressField = ({ page }: Visit): Locator => page.locator('input[type=email]');

/** Types the first letter of the address as soon as the field is there; resolves with the moment at which it was painted. */
async function typeFirst(visit: Visit, letter: string): Promise<number> {
  await visit.when('field');
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    await visit.page.keyboard.press(letter);
    const typed = await visit.when('typed', 1_000).catch(() => null);
    if (typed !== null) return typed;
    await addressField(visit).focus();
  }
  throw new Error('The address field took no letter.');
}

/** Fills the form of /auth as early as it takes letters. `isKept` is false when it lost some of them again. */
export async function fillSignIn(visit: Visit, { email, password }: Account) {
  const { page } = visit;
  const typed = await typeFirst(visit, email.slice(0, 1));
  await page.keyboard.insertText(email.slice(1));
  await page.locator('input[type=password]').focus();
  await page.keyboard.insertText(password);
  const isKept = (await addressField(visit).inputValue()) === email;
  if (!isKept) await addressField(visit).fill(email);
  return { typed, isKept };
}

const signInButton = ({ page }: Visit): Locator => page.getByRole('button', { name: 'Sign In', exact: true });

export const tapSignIn = (visit: Visit): Promise<void> => tap(visit, signInButton(visit));

/** Taps until the request that signs in leaves; resolves with that moment, in milliseconds since 1970. */
export async function tapUntilSent(visit: Visit, { email }: Account): Promise<number> {
  let sent = 0;
  await visit.session.send('Network.enable');
  visit.session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    if (request.method === 'POST' && request.postData?.includes(email)) sent ||= wallTime * 1_000;
  });
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && sent === 0; ) {
    await tapSignIn(visit);
    for (let turn = 0; turn < 50 && sent === 0; turn += 1) await sleep(10);
  }
  if (sent === 0) throw new Error('The form could not be sent.');
  return sent;
}
