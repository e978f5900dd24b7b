/** From a swipe to the next card's paint, on a CPU throttled like a low-end phone's: the median of twenty. */
import { chromium, type Page } from '@playwright/test';
import { paths } from '../../rules/paths.ts';
import { demoPassword } from '../../server/dev/demo/accounts.ts';
import { chromiumArgs, findChromium } from '../e2e/browser.ts';
import { startProduct } from '../e2e/product.ts';

const SWIPES = 20;
const THROTTLE = 4;
const MARK_MS = 50;

export type Swipe = { input: number; paint: number };

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.auth);
  await page.getByLabel('Email', { exact: true }).fill('ada@demo.zobo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.home);
}

/**
 * Notes for each swipe when the finger was lifted, as the browser dates the event, and when the frame with the next card was drawn: the
 * first message after the frame's callbacks is handled once it was painted.
 */
export function watchPaints(): void {
  const swipes: Swipe[] = [];
  Object.assign(window, { swipes });
  // The card itself: two people in a row may have one name.
  const shown = () => [...document.querySelectorAll('article')].find((card) => card.closest('[aria-hidden]') === null);
  const { port1, port2 } = new MessageChannel();
  let after = () => {};
  port1.onmessage = () => after();
  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const before = shown();
      const look = () =>
        requestAnimationFrame(() => {
          const isNext = shown() !== before;
          after = () => {
            if (isNext) swipes.push({ input: timeStamp, paint: performance.now() });
            else look();
          };
          port2.postMessage(null);
        });
      look();
    },
    { capture: true },
  );
}

async function passOne(page: Page): Promise<void> {
  const card = page.getByRole('article');
  // What waits below has its photograph, as it has for somebody who looks at each person for a moment.
  await page
    .locator('article')
    .last()
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const box = await card.boundingBox();
  if (box === null) throw new Error('There is no card to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 8, { steps: 8 });
  await page.mouse.up();
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the figures; false when the median is above the mark. */
export async function swipe(): Promise<boolean> {
  const { path: executablePath, env } = await findChromium();
  const product = await startProduct({ NODE_ENV: 'development', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0' });
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 390, height: 780 } });
    // tsx marks each function inside another with its name, by a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (marked) => marked');
    await signIn(page);
    await page.goto(paths.browse);
    await page.getByRole('article').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(watchPaints);
    for (let count = 1; count <= SWIPES; count += 1) {
      await passOne(page);
      await page.waitForFunction(
        (wanted) => (window as unknown as { swipes: unknown[] }).swipes.length >= wanted,
        count,
      );
      // The card before has left, and the page is at rest again.
      await page.waitForTimeout(1_000);
    }
    const taken = await page.evaluate(() =>
      (window as unknown as { swipes: Swipe[] }).swipes.map(({ input, paint }) => paint - input),
    );
    const middle = median(taken);
    console.log(`From swipe to next paint, ${SWIPES} swipes at CPU ${THROTTLE}x, in ms:`);
    console.log(taken.map((ms) => ms.toFixed(0)).join(' '));
    console.table({
      'swipe to next paint': {
        fastest: Math.round(Math.min(...taken)),
        median: Math.round(middle),
        slowest: Math.round(Math.max(...taken)),
        'at most': MARK_MS,
        verdict: middle <= MARK_MS ? 'ok' : 'TOO SLOW',
      },
    });
    return middle <= MARK_MS;
  } finally {
    await browser.close();
    await product.stop();
  }
}
