import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { chatPath } from '#rules/paths.ts';
import { expect, test } from './fixtures.ts';
import { folder, hashesNow, pictures, taken } from './pictures.ts';
import { demoSession, firstMatch } from './steps.ts';

const LARGEST = 300 * 1024;

const widths = {
  phone: { width: 390, height: 780 },
  wide: { width: 1280, height: 800 },
} as const;

// Drawn portraits and the clock change them: `npm run screenshots` takes them, playwright.config.ts leaves them out.
for (const [width, viewport] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pictures for the README, ${width} and ${colorScheme}`, async ({ browserOf, demo }) => {
      mkdirSync(folder, { recursive: true });
      const ada = await demoSession(demo.api, 'ada');
      const look = { baseURL: demo.url, viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const out = await browserOf(look);
      const inside = await browserOf({ ...look, signedInAs: ada });

      const shoot = async (page: typeof out, name: keyof typeof pictures) => {
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        const path = `${folder}/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path });
        expect(statSync(path).size, path).toBeLessThan(LARGEST);
      };

      await out.goto(pictures.landing.path);
      await expect(out.getByRole('heading', { level: 1 })).toBeVisible();
      await shoot(out, 'landing');
      await inside.goto(pictures.browse.path);
      await expect(inside.getByRole('article').first().getByRole('img').first()).toBeVisible();
      await shoot(inside, 'browse');
      await inside.goto(chatPath(await firstMatch(demo.api, ada.accessToken)));
      await expect(inside.getByRole('region', { name: 'Messages', exact: true })).toBeVisible();
      await shoot(inside, 'chat');
      writeFileSync(taken, `${JSON.stringify(await hashesNow(process.cwd()), null, 2)}\n`);
    });
  }
}
