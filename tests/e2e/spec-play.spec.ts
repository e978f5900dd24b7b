/** The spec table's rows about /games, /things-to-do and /newsletter: each is named by a sentence of the specification, word for word, and looks at the screen. */
import type { Locator, Page } from '@playwright/test';
import { gamePath, paths } from '#rules/paths.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { breakOperation, type Look, row, told } from './spec-rows.ts';
import { grantDemo } from './steps.ts';

let soul: Person;
let free: Person;
test.beforeAll(async () => {
  const api = createApi(urls.demo);
  [soul, free] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola')];
  await grantDemo(api, [soul.email], 'SOUL');
});

async function pageOf({ browserOf, demo }: Look, path: string, signedInAs?: Person): Promise<Page> {
  const page = await browserOf({ baseURL: demo.url, ...(signedInAs && { signedInAs }) });
  await page.goto(path);
  return page;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const text = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first();
const cards = (page: Page): Locator => page.getByRole('group', { name: 'Cards' }).getByRole('button');

/** What the next round of the page is played with. */
async function dealt(page: Page, begin: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) =>
    /"operationName":"PlayGame"/.test(response.request().postData() ?? ''),
  );
  await begin();
  return (await (await answer).json()).data.playGame.play.deal;
}

/** Memory Match under a clock that stands still from before its round is there until the test moves it. */
async function memory(here: Look): Promise<{ page: Page; faces: string[] }> {
  const page = await here.browserOf({ baseURL: here.demo.url, signedInAs: soul });
  await page.clock.install();
  const deal = await dealt(page, async () => {
    const asked = new Promise<() => Promise<void>>((ask) => {
      let isFirst = true;
      void page.route('**/graphql', (route) => {
        if (!isFirst || !/"operationName":"PlayGame"/.test(route.request().postData() ?? '')) return route.fallback();
        isFirst = false;
        ask(() => route.continue());
      });
    });
    await page.goto(gamePath('memory_match'));
    const goOn = await asked;
    // Far enough ahead of a clock that runs while it is told.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await goOn();
  });
  await expect(cards(page).first()).toBeVisible();
  return { page, faces: deal.cards };
}
const twinOf = (faces: readonly string[], card: number) =>
  faces.findIndex((face, at) => at !== card && face === faces[card]);
const strangerOf = (faces: readonly string[], card: number) => faces.findIndex((face) => face !== faces[card]);
const upOf = (page: Page) => page.getByRole('group', { name: 'Cards' }).locator('button[aria-disabled=true]');

row('Unauthenticated users on gated pages are sent to /auth.', async (here) => {
  const page = await pageOf(here, paths.games);
  for (const path of [paths.games, gamePath('trivia'), paths.dateIdeas]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.auth);
  }
});

row('The hub lists games and, for free users, a daily counter "x/5".', async (here) => {
  const page = await pageOf(here, paths.games, free);
  for (const name of ['Truth or Dare', 'Quiz', 'Two Truths and a Lie', 'Emoji Story', 'Pairs', 'Memory Match']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(page.getByText(/\b0\/5\b/).first()).toBeVisible();
  const paying = await pageOf(here, paths.games, soul);
  await expect(heading(paying, 'Memory Match')).toBeVisible();
  await expect(paying.getByText(/\b\d\/5\b/)).toHaveCount(0);
});

row('A "Back to Games" button goes to /games.', async (here) => {
  const page = await pageOf(here, gamePath('truth_or_dare'), free);
  await page.getByRole('link', { name: 'Back to Games' }).click();
  await page.waitForURL((url) => url.pathname === paths.games);
});

row('Any other value shows "Game not found".', async (here) => {
  await expect(heading(await pageOf(here, gamePath('chess'), free), 'Game not found')).toBeVisible();
});

row('Games load fails | "Failed to load games"', async (here) => {
  const page = await here.browserOf({ baseURL: here.demo.url, signedInAs: free });
  await breakOperation(page, 'GamesPage');
  await page.goto(paths.games);
  await told(page, 'Failed to load games');
});

row('Quiz: answers are locked after the first pick.', async (here) => {
  const page = await pageOf(here, gamePath('trivia'), soul);
  const { questions } = await dealt(page, () => button(page, 'Start').click());
  const [{ options, correctAnswer }] = questions;
  const answer = (at: number) => page.getByRole('button', { name: options[at] }).first();
  await answer((correctAnswer + 1) % 4).click();
  await expect(page.getByText(/Not quite/).first()).toBeVisible();
  // A second pick changes nothing: what was picked first stays what it was.
  await answer(correctAnswer).click({ force: true });
  await expect(page.getByText(/Not quite/).first()).toBeVisible();
});

row(
  'Two Truths and a Lie: all three statements must be non-empty and one must be chosen as the lie before starting.',
  async (here) => {
    const page = await pageOf(here, gamePath('two_truths_lie'), soul);
    await button(page, 'Start').click();
    const done = button(page, 'Done, let them guess');
    const start = async () => {
      await done.click();
      await expect(done).toBeVisible();
    };
    await start();
    for (const place of [1, 2, 3])
      await page.getByRole('textbox', { name: `Statement ${place}` }).fill(place === 3 ? '  ' : 'I can swim');
    await page.getByRole('radio', { name: 'Statement 2 is the lie' }).check();
    await start();
    await page.getByRole('textbox', { name: 'Statement 3' }).fill('I have a twin');
    await done.click();
    await expect(done).toBeHidden();
  },
);

row('Header "Memory Match" with subtitle "Platinum Exclusive - Romantic Theme".', async (here) => {
  const { page } = await memory(here);
  await expect(heading(page, 'Memory Match')).toBeVisible();
  await expect(text(page, 'Platinum Exclusive - Romantic Theme')).toBeVisible();
});

row('Starts when the game loads with 60 s, 0 moves, 0 matches.', async (here) => {
  const { page } = await memory(here);
  for (const words of ['Time: 60s', 'Moves: 0', 'Matches: 0/10']) await expect(text(page, words)).toBeVisible();
});

row('The board is a 5-column grid of face-down cards.', async (here) => {
  const { page } = await memory(here);
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: /^Card \d+, face down$/ })).toHaveCount(20);
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(5);
});

row('Each time a second card is chosen the move count rises by one.', async (here) => {
  const { page, faces } = await memory(here);
  await cards(page).nth(0).click();
  await expect(text(page, 'Moves: 0')).toBeVisible();
  await cards(page).nth(strangerOf(faces, 0)).click();
  await expect(text(page, 'Moves: 1')).toBeVisible();
});

row(
  'Pairs and memory match: a card cannot be flipped when two are already open, or when it is flipped or matched.',
  async (here) => {
    const { page, faces } = await memory(here);
    const press = (card: number) => cards(page).nth(card).click({ force: true });
    await press(0);
    await press(0);
    await expect(text(page, 'Moves: 0')).toBeVisible();
    await press(twinOf(faces, 0));
    await expect(text(page, 'Moves: 1')).toBeVisible();
    const third = strangerOf(faces, 0);
    await press(third);
    await expect(upOf(page)).toHaveCount(2);
    await page.clock.runFor(500);
    await expect(text(page, 'Matches: 1/10')).toBeVisible();
    await press(0);
    await press(third);
    await expect(upOf(page)).toHaveCount(3);
    await expect(text(page, 'Moves: 1')).toBeVisible();
  },
);

row(
  'Win screen: "Excellent Work!" and "You Won!" with moves and seconds remaining and a "Play Again" button.',
  async (here) => {
    const { page, faces } = await memory(here);
    for (const card of faces.keys()) {
      const twin = twinOf(faces, card);
      if (twin < card) continue;
      await cards(page).nth(card).click();
      await cards(page).nth(twin).click();
      await page.clock.runFor(500);
    }
    for (const words of ['Excellent Work!', 'You Won!']) await expect(heading(page, words)).toBeVisible();
    await expect(page.getByText(/^10 moves, \d+ seconds remaining$/)).toBeVisible();
    await expect(button(page, 'Play Again')).toBeVisible();
  },
);

row(
  'Loss screen: "Time\'s Up!" and "Game Over" with "You found X out of N pairs" and a "Try Again" button.',
  async (here) => {
    const { page, faces } = await memory(here);
    await cards(page).nth(0).click();
    await cards(page).nth(twinOf(faces, 0)).click();
    await page.clock.runFor(61_000);
    for (const words of ["Time's Up!", 'Game Over']) await expect(heading(page, words)).toBeVisible();
    await expect(text(page, 'You found 1 out of 10 pairs')).toBeVisible();
    await expect(button(page, 'Try Again')).toBeVisible();
  },
);

row('A "Reset Game" button restarts.', async (here) => {
  const { page, faces } = await memory(here);
  await cards(page).nth(0).click();
  await cards(page).nth(strangerOf(faces, 0)).click();
  await page.clock.runFor(5_000);
  const again = await dealt(page, () => button(page, 'Reset Game').click());
  for (const words of ['Time: 60s', 'Moves: 0', 'Matches: 0/10']) await expect(text(page, words)).toBeVisible();
  expect(again.cards.join()).not.toBe(faces.join());
});

row('Titled "Things to Do in Nigeria". Premium only. Has filters (see section 9).', async (here) => {
  const page = await pageOf(here, paths.dateIdeas, soul);
  await expect(heading(page, 'Things to Do in Nigeria')).toBeVisible();
  for (const name of [/date/i, /city/i, /budget/i])
    await expect(page.getByRole('group', { name }).or(page.getByRole('combobox', { name })).first()).toBeVisible();
  const locked = await pageOf(here, paths.dateIdeas, free);
  await expect(locked.getByRole('button', { name: /upgrade|plan/i }).first()).toBeVisible();
  await expect(locked.getByRole('article')).toHaveCount(0);
});

row('Date ideas fail | "Failed to load date ideas"', async (here) => {
  const page = await here.browserOf({ baseURL: here.demo.url, signedInAs: soul });
  await breakOperation(page, 'DateIdeasPage');
  await page.goto(paths.dateIdeas);
  await told(page, 'Failed to load date ideas');
});

row(
  'Subscribe form; an admin manual-send panel (admins only); tabs All, Monday Motivation, Thursday Thoughts; an article reader with a "Start Your Journey" button to /auth.',
  async (here) => {
    const page = await pageOf(here, paths.newsletter);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email address' })).toBeVisible();
    for (const name of ['All', 'Monday Motivation', 'Thursday Thoughts'])
      await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
    await expect(button(page, 'Send Monday Motivation')).toHaveCount(0);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Start Your Journey' }).click();
    await page.waitForURL((url) => url.pathname === paths.auth);
  },
);
