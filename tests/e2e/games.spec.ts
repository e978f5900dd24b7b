/** /games: each game to each of its ends, the five plays of a free person and the sixth, locked and unknown games. */
import type { Page } from '@playwright/test';
import { limits } from '#rules/limits.ts';
import { gamePath, paths } from '#rules/paths.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { examine } from './axe.ts';
import { expect, long, test, urls } from './fixtures.ts';
import { grantDemo, toasts } from './steps.ts';

const phone = { baseURL: urls.demo, viewport: { width: 360, height: 740 } } as const;
let free: Person;
let soul: Person;

test.beforeAll(async () => {
  const api = createApi(urls.demo);
  free = await newcomer(api, 'Ada');
  soul = await newcomer(api, 'Bola');
  await grantDemo(api, [soul.email], 'SOUL');
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const main = (page: Page) => page.getByRole('main');
/** The screen of a game that is shown: its heading has the focus. */
const screen = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();

/** What the server deals for something done on the page. */
async function dealt(page: Page, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('"PlayGame"') ?? false);
  await act();
  return (await (await answer).json()).data.playGame.play.deal;
}

type QuizDeal = { questions: { question: string; options: string[]; correctAnswer: number }[] };

/** Answers so many questions right, and the others wrong. */
async function answerQuiz(page: Page, { questions }: QuizDeal, right: number): Promise<void> {
  for (const [at, { question, options, correctAnswer }] of questions.entries()) {
    await screen(page, question);
    await expect(main(page)).toContainText(`Question ${at + 1} of ${questions.length}`);
    const pick = at < right ? correctAnswer : (correctAnswer + 1) % options.length;
    const option = (place: number) => main(page).getByRole('listitem').nth(place).getByRole('button');
    await option(pick).click();
    // The first pick counts: another one changes nothing.
    await option((pick + 1) % options.length).click({ force: true });
    await expect(main(page).getByText(/^Your answer, /)).toHaveText(`Your answer, ${at < right ? 'right' : 'wrong'}`);
    await expect(option(correctAnswer)).toContainText(at < right ? 'Your answer, right' : 'Right answer');
    await expect(main(page).getByRole('status')).toHaveText(
      at < right ? 'Right!' : /^Not quite\. The right answer is: /,
    );
    if (at === 0 && right === 4) await examine(page, 'a question', [360]);
    await press(page, at === questions.length - 1 ? 'See the results' : 'Next question');
  }
}

test(
  'a free person: the three free games to their ends in five plays, and no sixth',
  long,
  async ({ browserOf, demo }) => {
    const page = await browserOf({ ...phone, signedInAs: free });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto(paths.games);
    await expect(main(page)).toContainText('0/5');
    await expect(main(page)).toContainText(/New plays come at midnight in Lagos, in \d+ (hour|minute|second)s?\./);
    await examine(page, 'the hub', [360]);
    // Opened before, it does not know of the plays to come.
    const elsewhere = await browserOf({ ...phone, signedInAs: free });
    await elsewhere.goto(gamePath('trivia'));
    await expect(elsewhere.getByRole('button', { name: 'Start' })).toBeVisible();

    await page.getByRole('link', { name: 'Truth or Dare' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Truth or Dare' })).toBeFocused();
    await expect(page).toHaveTitle(/^Truth or Dare/);
    await press(page, 'Start');
    await screen(page, 'Player 1, truth or dare?');
    await page.getByLabel('Name of player 2').fill('Chidi');
    for (let card = 1; card <= 2 * limits.games.prompts; card += 1) {
      await expect(main(page)).toContainText(`Card ${card} of 20`);
      await press(page, card <= limits.games.prompts ? /^Truth/ : /^Dare/);
      if (card === 2) await expect(main(page)).toContainText('Truth for Chidi');
      if (card === 2) await examine(page, 'a truth', [360]);
      // One is passed over.
      await press(page, card === 2 ? 'Pass' : /^(Answered|Did it)$/);
    }
    await screen(page, 'All cards are played!');
    await expect(main(page).getByRole('definition')).toHaveText(['10 cards', '9 cards']);

    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(main(page)).toContainText('1/5');
    await page.getByRole('link', { name: 'Quiz' }).click();
    await main(page).getByText('Naija Kitchen').click();
    await answerQuiz(page, await dealt(page, () => press(page, 'Start')), 5);
    await screen(page, 'Perfect score!');
    await expect(main(page)).toContainText('You got 5 out of 5 right.');
    await expect(main(page).getByRole('status')).toHaveText('Your result is saved.');
    await answerQuiz(page, await dealt(page, () => press(page, 'Play Again')), 4);
    await screen(page, 'Well done!');
    await answerQuiz(page, await dealt(page, () => press(page, 'Play Again')), 3);
    await screen(page, 'Keep learning!');
    await press(page, 'Choose another theme');
    await screen(page, 'How it goes');
    await expect(main(page)).toContainText('Best: 5 of 5');

    await page.goto(gamePath('two_truths_lie'));
    await press(page, 'Start');
    await press(page, 'Done, let them guess');
    await expect(page.getByLabel('Statement 1', { exact: true })).toBeFocused();
    await expect(main(page)).toContainText('Please write all three statements');
    await expect(main(page)).toContainText('Please choose which statement is the lie');
    await examine(page, 'statements that are missing', [360]);
    for (const { writer, guesser, guess, ends } of [
      { writer: 1, guesser: 2, guess: 'story 3', ends: 'Player 2 found the lie!' },
      { writer: 2, guesser: 1, guess: 'story 1', ends: 'Player 1 did not find the lie!' },
    ]) {
      await expect(main(page)).toContainText(`Player ${writer} writes`);
      for (const place of [1, 2, 3])
        await page.getByLabel(`Statement ${place}`, { exact: true }).fill(`My story ${place}`);
      await page.getByLabel('Statement 3 is the lie').check();
      await press(page, 'Done, let them guess');
      await screen(page, `Hand the phone to Player ${guesser}`);
      await expect(main(page)).not.toContainText('My story');
      // The second click of a double one guesses nothing.
      await page.getByRole('button', { name: `I am Player ${guesser}` }).dblclick();
      await expect(page.getByRole('heading', { name: 'Which one is the lie?' })).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      if (writer === 1) await examine(page, 'a guess', [360]);
      await page.getByLabel(`My ${guess}`).check();
      await press(page, 'That is the lie');
      await screen(page, ends);
      if (writer === 2) break;
      await press(page, 'Swap');
      await screen(page, 'Hand the phone to Player 2');
      await press(page, 'I am Player 2');
    }
    expect(sent.filter((body) => body.includes('My story'))).toEqual([]);

    // Five are spent. The page that was opened before asks for a sixth, and the server refuses it.
    await press(elsewhere, 'Start');
    await expect(toasts(elsewhere)).toContainText('Daily Limit Reached');
    await expect(toasts(elsewhere)).toContainText('Upgrade to Zobo Gold for unlimited games!');
    await expect(elsewhere.getByRole('dialog', { name: 'Play without counting' })).toBeVisible();
    await elsewhere.keyboard.press('Escape');
    await expect(main(elsewhere).getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible();
    const sixth = `mutation { playGame(input: { type: TRIVIA, clientId: "${crypto.randomUUID()}" }) {
    __typename ... on UserError { message } } }`;
    const { data } = await demo.api.gql(sixth, {}, free.accessToken);
    expect(data.playGame).toEqual({
      __typename: 'LimitReached',
      message: 'Daily Limit Reached: Upgrade to Zobo Gold for unlimited games!',
    });

    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(main(page)).toContainText('5/5');
    for (const [card, title, words] of [
      [/^Quiz/, 'Daily Limit Reached', 'Upgrade to Zobo Gold for unlimited games!'],
      [/^Emoji Story/, 'Upgrade Required', 'This game belongs to a paid plan.'],
      [/^Memory Match/, 'Premium Feature', 'This game belongs to the Soul plan.'],
    ] as const) {
      await main(page).getByRole('button', { name: card }).click();
      await expect(toasts(page)).toContainText(title);
      await expect(toasts(page)).toContainText(words);
      await expect(page.getByRole('dialog').getByRole('link', { name: 'See plans' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto(gamePath('pairs'));
    await expect(main(page).getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
    await page.goto(gamePath('chess'));
    await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Game not found/);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  },
);

/** The places of each face, two by two. */
function pairsOf({ cards }: { cards: string[] }): number[][] {
  return [...new Set(cards)].map((face) => cards.flatMap((each, place) => (each === face ? [place] : [])));
}
const cardAt = (page: Page, place: number) => page.getByRole('group', { name: 'Cards' }).getByRole('button').nth(place);

test('on Soul: every emoji told, and Pairs won by keyboard alone', long, async ({ browserOf }) => {
  const page = await browserOf({ ...phone, signedInAs: soul });
  await page.goto(gamePath('emoji_story'));
  await press(page, 'Start');
  const told: string[] = [];
  for (let story = 1; story <= 6; story += 1) {
    await expect(main(page)).toContainText(`Story ${story} of 6`);
    await expect(page.getByRole('heading', { name: `Player ${story % 2 === 1 ? 1 : 2} tells` })).toBeVisible();
    told.push(...(await main(page).getByRole('img').allInnerTexts()));
    if (story === 1) await examine(page, 'a story', [360]);
    // Told once, though it is pressed twice.
    if (story < 6) await page.getByRole('button', { name: 'Next story' }).dblclick();
  }
  await press(page, 'Finish');
  await screen(page, 'Every emoji is told!');
  await expect(main(page)).toContainText('You told 6 of 6 stories.');
  expect(new Set(told).size).toBe(limits.games.emojis);

  await page.goto(gamePath('pairs'));
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  async function tabTo(isThere: () => Promise<boolean>): Promise<void> {
    for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  }
  const isFocused = (name: string | RegExp) => () =>
    page.evaluate((source) => {
      const { activeElement } = document;
      return new RegExp(source).test(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
    }, new RegExp(name).source);
  await tabTo(isFocused(/^Start$/));
  const deal = await dealt(page, () => page.keyboard.press('Enter'));
  await expect(cardAt(page, 0)).toBeFocused();
  let at = 0;
  async function turn(place: number): Promise<void> {
    const { columns } = limits.games.pairs;
    const rows = Math.floor(place / columns) - Math.floor(at / columns);
    const steps = (place % columns) - (at % columns);
    for (let step = 0; step < Math.abs(rows); step += 1) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    at = place;
    await expect(cardAt(page, place)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const pairs = pairsOf(deal);
  // Two that differ: both turn back.
  for (const place of [pairs[0]?.[0] ?? 0, pairs[1]?.[0] ?? 0]) await turn(place);
  await expect(main(page)).toContainText('Moves: 1');
  // Drawn, because phones have emojis of their own.
  expect(await main(page).innerText()).not.toMatch(/\p{Extended_Pictographic}/u);
  await examine(page, 'pairs', [360]);
  await expect(main(page).getByRole('button', { name: /face down$/ })).toHaveCount(16);
  for (const [found, places] of pairs.entries()) {
    for (const place of places) await turn(place);
    if (found < pairs.length - 1) await expect(main(page)).toContainText(`Matches: ${found + 1}/8`);
  }
  await screen(page, 'You found all pairs!');
  await expect(main(page)).toContainText('8 pairs in 9 moves.');
  await expect(main(page).getByRole('status')).toHaveText('Your result is saved.');
});

test('Memory Match: won, and lost when its 60 seconds are over', long, async ({ browserOf }) => {
  const page = await browserOf({ ...phone, signedInAs: soul });
  const deal = await dealt(page, () => page.goto(gamePath('memory_match')));
  await expect(main(page)).toContainText('Platinum Exclusive - Romantic Theme');
  await expect(main(page)).toContainText('Matches: 0/10');
  const { width = 0, height = 0 } = (await cardAt(page, 0).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const pairs = pairsOf(deal);
  for (const [found, places] of pairs.entries()) {
    for (const place of places) await cardAt(page, place).click();
    if (found < pairs.length - 1) await expect(main(page)).toContainText(`Matches: ${found + 1}/10`);
  }
  await screen(page, 'Excellent Work!');
  await expect(page.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(main(page)).toContainText(/10 moves, [1-5]?\d seconds remaining/);
  await expect(main(page).getByRole('status')).toHaveText('Your result is saved.');

  await page.clock.install();
  await dealt(page, () => press(page, 'Play Again'));
  await expect(main(page)).toContainText(/Time: (60|59|58)s/);
  await examine(page, 'memory match', [360]);
  await page.clock.pauseAt(Date.now() + 10_000);
  await expect(main(page)).toContainText(/Time: [1-5]\ds/);
  const left = Number(/Time: (\d+)s/.exec(await main(page).innerText())?.[1]);
  await page.clock.runFor((left - 1) * 1_000);
  await expect(main(page)).toContainText('Time: 1s');
  await page.clock.runFor(1_000);
  await screen(page, "Time's Up!");
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(main(page)).toContainText(`You found 0 out of ${pairs.length} pairs`);
  // By the server's clock the round is not over: it keeps no result, and that keeps nobody from the next round.
  await expect(main(page).getByRole('status')).toContainText('Your result was not saved.');
  await dealt(page, () => press(page, 'Try Again'));
  await expect(main(page)).toContainText('Time: 60s');
  await dealt(page, () => press(page, 'Reset Game'));
  await expect(main(page)).toContainText('Moves: 0');
  await page.clock.resume();
  await page.getByRole('link', { name: 'Back to Games' }).click();
  await expect(main(page)).toContainText(/Best: 10 moves, [1-5]?\d seconds left/);
});
