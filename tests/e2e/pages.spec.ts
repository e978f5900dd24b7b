import type { Page } from '@playwright/test';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, long, test } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';
import { free, inside, onTheWayIn, type Stop, signedOut } from './stops.ts';

/** Every stop, examined as it stands: without motion, what fades in has its final contrast at once. */
async function visit(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const { path, shows } of stops) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await shows(page);
    await examine(page, path);
    await expect.soft(page, path).toHaveTitle(/ \| Zobo/);
  }
}

test.describe('every page is accessible and fits', () => {
  test('for visitors', long, async ({ browserOf, demo }) => {
    await visit(await browserOf({ baseURL: demo.url }), signedOut);
  });

  test('for newcomers', long, async ({ browserOf, demo }) => {
    const bola: Person = await newcomer(demo.api, 'Bola', { profile: false });
    await visit(await browserOf({ baseURL: demo.url, signedInAs: bola }), onTheWayIn);
    const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
    const matchId = await matched(demo.api, chidi, await newcomer(demo.api, 'Dayo'));
    await visit(await browserOf({ baseURL: demo.url, signedInAs: chidi }), free(matchId));
  });

  test('for premium people', long, async ({ browserOf, demo }) => {
    const ada = await demoSession(demo.api, 'ada');
    const matchId = await firstMatch(demo.api, ada.accessToken);
    await visit(await browserOf({ baseURL: demo.url, signedInAs: ada }), inside(matchId));
  });
});
