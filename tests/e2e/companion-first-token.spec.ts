/** How long the first token of a model takes from its endpoint to the screen: at most 200 ms, the middle one of twenty. */
import { paths } from '#rules/paths.ts';
import { embeddedUrl } from '#server/db/embedded.ts';
import { newcomer } from '#tests/factories/people.ts';
import { type CoachDouble, startCoachDouble } from '#tests/setup/coach-double.ts';
import { createApi } from './api.ts';
import { expect, long, test } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';
import { grantPremium } from './steps.ts';
import { teamOf } from './team.ts';

const SENDS = 20;
const MOST_MS = 200;

let double: CoachDouble;
let product: Product;

test.beforeAll(async () => {
  double = await startCoachDouble();
  const model = { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'double', OPENAI_MODEL: 'double' };
  product = await startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1', ...model });
});
test.afterAll(async () => {
  await product?.stop();
  await double?.stop();
});

test(
  `the first token is on the screen within ${MOST_MS} ms of its arrival, the median of ${SENDS}`,
  long,
  async ({ browserOf }) => {
    const api = createApi(product.url, (await embeddedUrl(product.dataDir)) ?? '');
    const ada = await newcomer(api, 'Ada');
    await grantPremium(api, [ada.email], 'GOLD', await teamOf(api, product.dataDir));
    const page = await browserOf({ signedInAs: ada, baseURL: product.url, viewport: { width: 360, height: 740 } });
    await page.goto(paths.companion);
    const field = page.getByRole('textbox', { name: 'Write to Soul' });
    await expect(field).toBeVisible();
    // The first frame whose picture holds a word of the reply: it is drawn before the callback of the one after it.
    await page.evaluate(() => {
      const painted: number[] = [];
      Object.assign(window, { painted });
      let isWaiting = true;
      new MutationObserver(() => {
        const text = document.querySelector('[data-growing]')?.textContent ?? null;
        if (text === null) isWaiting = true;
        else if (isWaiting && text.includes('Kilimanjaro')) {
          isWaiting = false;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => painted.push(performance.timeOrigin + performance.now())),
          );
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });

    const took: number[] = [];
    for (let sent = 1; sent <= SENDS; sent += 1) {
      const tokens = ['Kilimanjaro', ...Array.from({ length: 5 }, (_, index) => ` is mountain number ${index},`)];
      double.scripts.push({ kind: 'tokens', tokens, gapMs: 40 });
      await field.fill(`Where would you like to go, number ${sent}?`);
      await field.press('Enter');
      await expect.poll(() => double.requests.length).toBe(sent);
      await double.requests.at(-1)?.ended;
      await expect(page.locator('[data-growing]')).toHaveCount(0);
      const painted = await page.evaluate(() => (window as unknown as { painted: number[] }).painted);
      expect(painted).toHaveLength(sent);
      took.push((painted.at(-1) ?? Number.NaN) - performance.timeOrigin - (double.requests.at(-1)?.startedAt ?? 0));
    }
    took.sort((one, other) => one - other);
    const median = ((took[SENDS / 2 - 1] ?? Number.NaN) + (took[SENDS / 2] ?? Number.NaN)) / 2;
    console.log(
      `First token on the screen: median ${median.toFixed(1)} ms of ${SENDS}, ` +
        `from ${took[0]?.toFixed(1)} to ${took.at(-1)?.toFixed(1)} ms.`,
    );
    expect(median).toBeGreaterThan(0);
    expect(median).toBeLessThanOrEqual(MOST_MS);
  },
);
