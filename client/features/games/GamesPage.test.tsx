import { afterEach, expect, it } from 'vitest';
import { gameTypes } from '#rules/games.ts';
import { paths } from '#rules/paths.ts';
import { type GamesOnScreen, openGames, platinum, player } from '#tests/setup/games-page.tsx';
import { hearToasts } from '#tests/setup/toasts.ts';

const { toast } = hearToasts();
let page: GamesOnScreen;
afterEach(() => page.leave());

const best = { __typename: 'GameResult', score: 4, outOf: 5, moves: null, secondsLeft: null, isWon: false };
const hub = (viewer: object) => ({
  viewer,
  games: gameTypes.map((id) => ({ __typename: 'Game', id, best: id === 'trivia' ? best : null })),
});
async function open(viewer: object): Promise<void> {
  page = await openGames(paths.games);
  await page.of('GamesPage').answer(hub(viewer));
}
const links = () => [...page.place.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
const offered = () => document.querySelector('[role=dialog]')?.textContent ?? '';

it('counts the plays of the day of a free person, in figures and in words', async () => {
  await open(player({ used: 3 }));
  expect(page.place.textContent).toContain('3/5');
  expect(page.place.textContent).toContain('2 plays of the free games left today.');
  expect(page.place.textContent).toContain('in 3 hours');
  expect(page.place.textContent).toContain('Best: 4 of 5');
});

it('opens what the plan opens, and says of the rest whose it is', async () => {
  await open(player());
  expect(links()).toEqual(['/games/truth_or_dare', '/games/trivia', '/games/two_truths_lie']);
  await page.press('Emoji Story, Part of every paid plan');
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Upgrade Required' }));
  await expect.poll(offered).toContain('Play without counting');
  await page.press('Memory Match, Part of Soul');
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Premium Feature' }));
  await expect.poll(offered).toContain('Games of the Soul plan');
});

it('has no counter and no lock for whoever may play all', async () => {
  await open(player({ abilities: platinum }));
  expect(page.place.textContent).not.toContain('Plays today');
  expect(links()).toEqual(gameTypes.map((id) => `/games/${id}`));
});

it('says at the limit what would lift it', async () => {
  await open(player({ used: 5 }));
  expect(page.place.textContent).toContain('5/5');
  expect(links()).toEqual([]);
  await page.press('Quiz, No plays left today');
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Daily Limit Reached', description: 'Upgrade to Zobo Gold for unlimited games!' }),
  );
});

it('says when the games could not be loaded, and shows them once they are', async () => {
  page = await openGames(paths.games);
  await page.of('GamesPage').fail();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Failed to load games', tone: 'error' }),
  );
  expect(page.heading()).toBe('Failed to load games');
  await page.press('Try again');
  await page.of('GamesPage').answer(hub(player()));
  expect(links()).toHaveLength(3);
});
