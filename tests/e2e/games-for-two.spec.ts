/** Two people on phones play the three games for two to their ends, by touch; one of them loses the network in the middle. */
import type { Locator, Page, Request, Route } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Play with/ });
/** A tap so soon after a move is taken for the second one of a double tap. */
const SECOND_TAP_MS = 450;
async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  await target.page().waitForTimeout(SECOND_TAP_MS);
  await target.tap();
}
const act = (page: Page, name: string | RegExp) => tap(sheet(page).getByRole('button', { name, exact: true }));
const says = (page: Page, text: string | RegExp) => expect(sheet(page).getByText(text)).toBeVisible();

async function couple(api: Parameters<typeof newcomer>[0]) {
  const [ada, bola] = await Promise.all([newcomer(api, 'Ada'), newcomer(api, 'Bola', { profile: { gender: 'MALE' } })]);
  const matchId = await matched(api, ada, bola);
  await grantPremium(api, [ada.email, bola.email]);
  return { ada, bola, path: chatPath(matchId), matchId };
}

/** One asks, the other one accepts in the sheet that opens. */
async function begin(page: Page, his: Page, game: RegExp): Promise<void> {
  if (!(await sheet(page).isVisible())) await page.getByRole('link', { name: 'Play a game', exact: true }).tap();
  const again = sheet(page).getByRole('button', { name: 'Play again' });
  const choice = sheet(page).getByRole('radio', { name: game });
  await expect(again.or(choice)).toBeVisible();
  if (await again.isVisible()) await again.tap();
  await choice.tap();
  await act(page, 'Ask Bola Test');
  await says(page, 'You asked Bola Test to play');
  if (!(await sheet(his).isVisible())) await his.getByRole('link', { name: /^Ada Test asks you to play/ }).tap();
  await act(his, 'Play');
}

/** The next request for the table gets no answer. */
async function loseTable(page: Page): Promise<void> {
  const lost = async (route: Route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('"matchId"') || body.includes('"input"')) return route.fallback();
    await route.abort();
    await page.unroute('**/graphql', lost);
  };
  await page.route('**/graphql', lost);
}

test('two truths and a lie, over the chat: the lie shows after the guess', async ({ api, browserOf }) => {
  const { ada, bola, path } = await couple(api);
  const [page, his] = [
    await browserOf({ ...phone, signedInAs: ada }),
    await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' }),
  ];
  await page.goto(path);
  await page.getByRole('link', { name: 'Play a game', exact: true }).tap();
  await says(page, 'How hard?');
  await examine(page, 'the choice of a game');
  const listening = his
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('EventsBegan')));
  await his.goto(paths.matches);
  await listening;
  await sheet(page)
    .getByRole('radio', { name: /^Two Truths/ })
    .tap();
  await act(page, 'Ask Bola Test');
  await says(page, 'You asked Bola Test to play');

  // He is on another page.
  await expect(toasts(his).getByText('Ada Test asks you to play')).toBeVisible();
  await toasts(his).getByRole('button', { name: 'See it' }).tap();
  await says(his, 'Ada Test asks you to play');
  await examine(his, 'an invitation to a game');
  await act(his, 'Play');
  await act(his, 'Let them guess');
  await expect(sheet(his).getByText('Please write all three statements').first()).toBeVisible();
  for (const [at, text] of ['I have danced in Makossa shoes', 'I eat beans daily', 'I own a goat'].entries())
    await sheet(his)
      .getByLabel(`Statement ${at + 1}`, { exact: true })
      .fill(text);
  await tap(sheet(his).getByLabel('Statement 2 is the lie'));
  await examine(his, 'the statements of a game');
  await act(his, 'Let them guess');
  await says(his, 'It is the turn of Ada Test');

  await says(page, 'Which one is the lie?');
  await expect(sheet(page).getByText('The lie', { exact: true })).toBeHidden();
  await examine(page, 'the guess of a game');
  await tap(sheet(page).getByText('I eat beans daily'));
  await act(page, 'That is the lie');
  await says(page, 'You found the lie.');
  await says(his, 'Ada Test found your lie.');
  for (const [at, text] of ['One', 'Two', 'Three'].entries())
    await sheet(page)
      .getByLabel(`Statement ${at + 1}`, { exact: true })
      .fill(text);
  await tap(sheet(page).getByLabel('Statement 1 is the lie'));
  await act(page, 'Let them guess');
  await tap(sheet(his).getByText('Three'));
  await act(his, 'That is the lie');
  await says(his, 'Well played!');
  await says(page, 'You won!');
  await examine(page, 'the end of a game');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Two Truths and a Lie: Ada 1, Bola 0/ }).tap();
  await says(page, 'You won!');
});

test('truth or dare, with a card passed; the network is gone for a while in the middle', async ({ api, browserOf }) => {
  const { ada, bola, path } = await couple(api);
  const [page, his] = [
    await browserOf({ ...phone, signedInAs: ada }),
    await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' }),
  ];
  await Promise.all([page.goto(path), his.goto(path)]);
  await begin(page, his, /^Truth or Dare/);
  for (let card = 1; card <= 6; card += 1) {
    const [mine, theirs] = card % 2 === 1 ? [his, page] : [page, his];
    await act(mine, card < 4 ? 'Truth' : 'Dare');
    await expect(sheet(mine).getByRole('region', { name: `Card ${card} of 6` })).toBeVisible();
    if (card === 1) await examine(mine, 'a card of a game');
    await sheet(mine).getByLabel('Your answer').fill(`Answer ${card}`);
    if (card === 3) {
      await theirs.context().setOffline(true);
      await act(mine, 'Answer');
      await says(mine, 'It is the turn of Ada Test');
      await theirs.context().setOffline(false);
    } else await act(mine, card === 6 ? 'Pass' : 'Answer');
    await says(theirs, card === 6 ? 'Passed' : `Answer ${card}`);
  }
  await says(his, 'You won!');
  await says(page, 'Bola Test 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Truth or Dare: Ada 2, Bola 3/ })).toBeVisible();
});

test('the quiz: a lost answer is sent again, and the game can be stopped', async ({ api, browserOf }) => {
  const { ada, bola, path } = await couple(api);
  const [page, his] = [
    await browserOf({ ...phone, signedInAs: ada }),
    await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' }),
  ];
  await Promise.all([page.goto(path), his.goto(path)]);
  await begin(page, his, /^Quiz/);
  const options = (of: Page) =>
    sheet(of)
      .getByRole('region', { name: /^Question/ })
      .getByRole('button');
  const order = [his, page, page, his, his, page, page, his, his, page];
  for (const [pick, by] of order.entries()) {
    const question = sheet(by).getByRole('region', { name: `Question ${(pick >> 1) + 1} of 5` });
    await expect(question).toBeVisible();
    if (pick === 1) await examine(by, 'a question of a game');
    await says(by, 'It is your turn');
    // A table that could not be had comes again with the next move, or by a press.
    if (pick === 5) await loseTable(his);
    if (pick === 3) {
      // The answer is lost on its way back: it is asked for again, and the move counts once.
      const isMove = (request: Request) => request.postData()?.includes('"pick"') === true;
      const lost = async (route: Route) => {
        if (!isMove(route.request())) return route.fallback();
        await route.fetch();
        await route.abort();
        await by.unroute('**/graphql', lost);
      };
      await by.route('**/graphql', lost);
    }
    await tap(options(by).first());
  }
  await expect(sheet(page).getByText(/^(A draw|You won|Well played)!$/)).toBeVisible();
  await expect(sheet(his).getByText(/^(A draw|You won|Well played)!$/)).toBeVisible();
  await expect(sheet(his).getByRole('listitem')).toHaveCount(5);
  await expect(toasts(his).getByText('This did not work')).toBeHidden();

  await examine(his, 'the end of a quiz');

  await begin(page, his, /^Quiz/);
  await act(his, 'Stop the game');
  const asked = his.getByRole('dialog', { name: 'Stop this game?' });
  await examine(his, 'the question before a game is stopped');
  await asked.getByRole('button', { name: 'Stop the game' }).tap();
  await says(his, 'This game was stopped');
  await says(page, 'This game was stopped');
});
