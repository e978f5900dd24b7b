import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { expect, test, urls } from './fixtures.ts';
import { fileOf, folder, hashesNow, nameOf, schemes, screensDocument, taken, widths } from './pictures.ts';
import { demoSession, firstMatch } from './steps.ts';
import { adminConsole, inside, onTheWayIn, type Stop, signedOut, texts, tools } from './stops.ts';

const LARGEST = 150 * 1024;
const ALL = 6 * 1024 * 1024;

/** Each address once, and none that visitors see too. */
function once(stops: readonly Stop[], besides: readonly Stop[] = []): readonly Stop[] {
  const seen = new Set(besides.map(({ path }) => nameOf(path)));
  return stops.filter(({ path }) => !seen.has(nameOf(path)) && seen.add(nameOf(path)));
}

const visitors = once([...signedOut, ...texts]);
const members = (matchId: string) => once([...inside(matchId), ...tools], visitors);
const newcomers = onTheWayIn.filter(({ path }) => path === paths.betaWelcome || path === paths.profileSetup);

type Look = { width: keyof typeof widths; scheme: (typeof schemes)[number] };

/** What is to be seen at a stop, as it stands once everything is there. */
async function shoot(page: Page, { path, shows }: Stop, { width, scheme }: Look): Promise<void> {
  await page.goto(path);
  await shows(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.loading === 'lazy' || image.complete));
  const file = `${folder}/${fileOf(nameOf(path), width, scheme)}`;
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  expect(statSync(file).size, file).toBeLessThan(LARGEST);
}

async function walk(page: Page, stops: readonly Stop[], look: Look): Promise<void> {
  // A page that is the first of all does without our typeface.
  await page.goto(paths.home);
  await page.waitForLoadState('networkidle');
  for (const stop of stops) await shoot(page, stop, look);
}

// Drawn portraits and the clock change them: `npm run screenshots` takes them, playwright.config.ts leaves them out.
for (const [width, device] of Object.entries(widths)) {
  for (const scheme of schemes) {
    test(`every screen, ${width} and ${scheme}`, async ({ browserOf, demo, api }) => {
      test.setTimeout(300_000);
      mkdirSync(folder, { recursive: true });
      const as = (signedInAs?: Awaited<ReturnType<typeof demoSession>>, baseURL = demo.url) =>
        browserOf({ baseURL, ...device, colorScheme: scheme, signedInAs });
      const ada = await demoSession(demo.api, 'ada');
      const walks = [
        [await as(), visitors],
        [await as(ada), members(await firstMatch(demo.api, ada.accessToken))],
        [await as(await demoSession(demo.api, 'admin')), adminConsole],
      ] as const;
      for (const [page, stops] of walks) await walk(page, stops, { width: width as Look['width'], scheme });
      // Of the other product, so that the console does not list them.
      const bola = await newcomer(api, 'Bola', { profile: false });
      await walk(await as(bola, urls.empty), newcomers, { width: width as Look['width'], scheme });
    });
  }
}

test('the document that shows them', async () => {
  const pathsOf = (stops: readonly Stop[]) => stops.map(({ path }) => path);
  const tables = {
    'For everybody': pathsOf(visitors),
    'On the way in': pathsOf(newcomers),
    'For somebody with a plan': pathsOf(members('00000000-0000-4000-8000-000000000000')),
    'The admin desk': pathsOf(adminConsole),
  };
  writeFileSync('docs/screens.md', screensDocument(tables));
  writeFileSync(taken, `${JSON.stringify(await hashesNow(process.cwd()), null, 2)}\n`);
  const names = Object.values(tables).flat().map(nameOf);
  const wanted = names.flatMap((name) =>
    schemes.flatMap((scheme) => [fileOf(name, 'phone', scheme), fileOf(name, 'wide', scheme)]),
  );
  const there = readdirSync(folder).filter((file) => !file.endsWith('.json'));
  expect(there.sort()).toEqual(wanted.sort());
  const bytes = there.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes, 'all pictures together').toBeLessThan(ALL);
});
