import type { BrowserContextOptions, Page } from '@playwright/test';
import { messages, sentences } from '#rules/call-texts.ts';
import { chatPath } from '#rules/paths.ts';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { expect, type Fixtures, long, test, urls } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

// Cameras and microphones are of a whole browser.

type Couple = { ada: Person; bola: Person; path: string };
type BrowserOf = Fixtures['browserOf'];

const couples: Couple[] = [];

/** Two people on a paid plan who matched, for one test alone. */
function couple(): Couple {
  const next = couples.pop();
  if (!next) throw new Error('Make more couples in beforeAll');
  return next;
}

const devices = { permissions: ['camera', 'microphone'] } satisfies BrowserContextOptions;
const phone = { viewport: { width: 360, height: 740 } } satisfies BrowserContextOptions;

test.beforeAll(async () => {
  const api = createApi(urls.empty);
  for (let made = 0; made < 7; made += 1) {
    const ada = await newcomer(api, 'Ada');
    const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' } });
    couples.push({ ada, bola, path: chatPath(await matched(api, ada, bola)) });
  }
  await grantPremium(
    api,
    couples.flatMap(({ ada, bola }) => [ada.email, bola.email]),
  );
});

/** A toast about the same person has the same role and name. */
const overlay = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `${name} Test` }).and(page.locator(':not([data-toast])'));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Somebody in the chat with their match, who is elsewhere in the product. */
async function open(browserOf: BrowserOf, { ada, bola, path }: Couple, options: BrowserContextOptions = {}) {
  const caller = await browserOf({ signedInAs: ada, ...devices, ...options });
  const called = await browserOf({ signedInAs: bola, ...devices, ...options });
  await called.goto('/browse');
  await expect(called.getByRole('heading', { level: 1 })).toBeAttached();
  await caller.goto(path);
  await expect(caller.getByRole('button', { name: 'Video call with Bola Test' })).toBeVisible();
  return { caller, called };
}

/** Pictures of the other person that were drawn: two more than there were. */
async function seesMoving(page: Page, name: string): Promise<void> {
  const video = page.getByLabel(`Video of ${name} Test`);
  await expect(video).toBeVisible();
  const width = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const count = () => {
          frames += 1;
          if (frames === 3) resolve(element.videoWidth);
          else element.requestVideoFrameCallback(count);
        };
        element.requestVideoFrameCallback(count);
      }),
  );
  expect(width).toBeGreaterThan(0);
}

/** Nothing for axe to find, and nothing to scroll sideways. */
async function isFit(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
  const wide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
  expect.soft(await wide(), what).toEqual([]);
  const small = await page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((each) => Math.min(each.clientWidth, each.clientHeight) < 44).length);
  expect.soft(small, `${what}: buttons under 44 px`).toBe(0);
}

test('two people see and hear each other, mute, switch the camera off and on, and hang up', async ({ browserOf }) => {
  const { caller, called } = await open(browserOf, couple(), phone);
  const button = caller.getByRole('button', { name: 'Video call with Bola Test' });
  await button.click();
  await expect(overlay(caller, 'Bola').getByText('Calling...')).toBeVisible();
  await expect(overlay(called, 'Ada').getByText('Incoming call...')).toBeVisible();
  await isFit(called, 'an incoming call');
  // The next stroke of somebody who was typing does not answer, and Escape does not decline.
  await called.keyboard.press('Enter');
  await called.keyboard.press('Escape');
  await expect(overlay(called, 'Ada').getByText('Incoming call...')).toBeVisible();
  await press(called, 'Answer with video');

  await expect(overlay(caller, 'Bola').getByText('Connected with Bola Test')).toBeVisible();
  await expect(overlay(called, 'Ada').getByText('Connected with Ada Test')).toBeVisible();
  await Promise.all([seesMoving(caller, 'Bola'), seesMoving(called, 'Ada')]);
  await expect(caller.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await isFit(caller, 'a call');

  const mute = caller.getByRole('button', { name: 'Mute microphone' });
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect(caller.getByText('Your microphone is off')).toBeVisible();
  await expect(called.getByText('Ada Test’s microphone is off')).toBeVisible();

  // Off means off: the other side is told, and shows no frozen picture. Renegotiated both ways.
  const camera = called.getByRole('button', { name: 'Camera', exact: true });
  await camera.click();
  await expect(camera).toHaveAttribute('aria-pressed', 'false');
  await expect(caller.getByLabel('Video of Bola Test')).toBeHidden();
  await camera.click();
  await seesMoving(caller, 'Bola');

  await caller.keyboard.press('Escape');
  await expect(overlay(caller, 'Bola').getByText('Connected with Bola Test')).toBeVisible();
  await press(caller, 'Hang up');
  await expect(overlay(caller, 'Bola')).toBeHidden();
  await expect(overlay(called, 'Ada')).toBeHidden();
  await expect(toasts(called).getByText(sentences.ended)).toBeVisible();
  await expect(button).toBeFocused();
});

test(
  'a voice call needs no camera, which can be switched on in it; leaving the page hangs up',
  long,
  async ({ browserOf }) => {
    const { caller, called } = await open(browserOf, couple());
    await press(caller, 'Voice call with Bola Test');
    await expect(overlay(called, 'Ada').getByText('Voice call')).toBeVisible();
    await press(called, 'Answer');
    await expect(overlay(caller, 'Bola').getByText('Connected with Bola Test')).toBeVisible();
    await expect(caller.getByLabel('Your camera')).toBeHidden();
    await expect(caller.getByLabel('Video of Bola Test')).toBeHidden();

    // Both at once: their offers may cross, and one of them yields.
    await Promise.all([press(caller, 'Camera'), press(called, 'Camera')]);
    await Promise.all([seesMoving(caller, 'Bola'), seesMoving(called, 'Ada')]);

    // A tab that closes is told in the same way, but a busy machine may kill it before its word is out.
    await caller.goto(`${urls.empty}/privacy`);
    // A connection that was lost without a word would leave its sentence there.
    await expect(overlay(called, 'Ada')).toBeHidden();
  },
);

test(
  'who dial each other at the same moment are connected, with no call left to answer',
  long,
  async ({ browserOf }) => {
    const { ada, bola, path } = couple();
    const pages = [
      { page: await browserOf({ signedInAs: ada, ...devices }), other: 'Bola' },
      { page: await browserOf({ signedInAs: bola, ...devices }), other: 'Ada' },
    ];
    // Both offers are on their way before either arrives.
    const offers: (() => void)[] = [];
    for (const { page, other } of pages) {
      await page.goto(path);
      await page.getByRole('button', { name: `Video call with ${other} Test` }).waitFor();
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"offer"') && offers.length < 2)
          await new Promise<void>((resolve) => {
            offers.push(resolve);
            if (offers.length === 2) for (const go of offers) go();
          });
        await route.continue();
      });
    }
    await Promise.all(pages.map(({ page, other }) => press(page, `Video call with ${other} Test`)));
    for (const { page, other } of pages) {
      await expect(overlay(page, other).getByText(`Connected with ${other} Test`)).toBeVisible();
      await seesMoving(page, other);
    }
    // It rings over whatever is open, and gives the focus back there.
    const [first, second] = pages.map(({ page }) => page);
    if (!first || !second) return;
    await press(first, 'Hang up');
    await expect(overlay(second, 'Ada')).toBeHidden();
    await second.getByTitle('Profile of Ada Test').click();
    const sheet = second.getByRole('dialog', { name: /Ada Test/ });
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible();
    await press(first, 'Voice call with Bola Test');
    await press(second, 'Answer');
    await expect(second.getByText('Connected with Ada Test')).toBeVisible();
    await second.keyboard.press('Tab');
    await expect(second.getByRole('button', { name: 'Mute microphone' })).toBeFocused();
    await press(second, 'Hang up');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible();
  },
);

test('who declines is told of, and who called can call again', long, async ({ browserOf }) => {
  const { caller, called } = await open(browserOf, couple());
  await press(caller, 'Video call with Bola Test');
  await press(called, 'Decline');
  await expect(overlay(called, 'Ada')).toBeHidden();
  const over = overlay(caller, 'Bola');
  await expect(over.getByText(sentences.declined('Bola Test'))).toBeVisible();
  await expect(over.getByText('Ready to connect')).toBeVisible();
  await isFit(caller, 'a call that was declined');
  await press(caller, 'Call again');
  await expect(overlay(called, 'Ada').getByText('Incoming call...')).toBeVisible();
  // It rings on a page that is loaded meanwhile, too; there the voice alone answers.
  await called.goto('/settings');
  await expect(overlay(called, 'Ada').getByText('Incoming call...')).toBeVisible();
  await press(called, 'Answer with voice only');
  await expect(over.getByText('Connected with Bola Test')).toBeVisible();
  await seesMoving(called, 'Ada');
  await expect(caller.getByLabel('Video of Bola Test')).toBeHidden();
});

test(
  'a call that nobody took leaves a line in the thread of both, also after a reload',
  long,
  async ({ browserOf }) => {
    const pair = couple();
    const { caller, called } = await open(browserOf, pair, phone);
    await press(caller, 'Voice call with Bola Test');
    await expect(overlay(called, 'Ada').getByText('Incoming call...')).toBeVisible();
    await press(caller, 'Hang up');
    await expect(overlay(called, 'Ada')).toBeHidden();
    const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
    await expect(thread(caller).getByText(/^Called, no answer\s*\d\d:\d\d$/)).toBeVisible();
    await called.goto('/matches');
    await expect(called.getByRole('main').getByText('1 unread')).toBeVisible();
    await called.goto(pair.path);
    await expect(thread(called).getByText(/^Missed call\s*\d\d:\d\d$/)).toBeVisible();
    await called.reload();
    await expect(thread(called).getByText('Missed call')).toBeVisible();
    await isFit(called, 'a missed call');
  },
);

test('without permission a sentence says how to give it', long, async ({ browserOf }) => {
  const { ada, bola, path } = couple();
  const caller = await browserOf({ signedInAs: ada, permissions: ['geolocation'] });
  const called = await browserOf({ signedInAs: bola, ...devices });
  await called.goto('/browse');
  await caller.goto(path);
  await press(caller, 'Video call with Bola Test');
  await expect(overlay(caller, 'Bola').getByText(sentences.denied('camera and microphone'))).toBeVisible();
  await isFit(caller, 'a call without permission');
  // What is over, Escape closes.
  await caller.keyboard.press('Escape');
  await expect(overlay(caller, 'Bola')).toBeHidden();
  await expect(overlay(called, 'Ada')).toBeHidden();
});

test('whose plan ended while the page was open is shown what a plan gives', long, async ({ browserOf }) => {
  const { ada, path } = couple();
  const page = await browserOf({ signedInAs: ada, ...phone });
  await page.route('**/graphql', (route) =>
    /"operationName":"PrepareCall"/.test(route.request().postData() ?? '')
      ? route.fulfill({
          json: {
            data: {
              prepareCall: { __typename: 'PremiumRequired', code: 'PREMIUM_REQUIRED', message: messages.premium },
            },
          },
        })
      : route.fallback(),
  );
  await page.goto(path);
  await press(page, 'Video call with Bola Test');
  await expect(page.getByRole('dialog', { name: 'Upgrade to Call' })).toContainText(messages.premium);
});
