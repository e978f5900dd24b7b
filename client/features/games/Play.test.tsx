import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamePath } from '#rules/paths.ts';
import { enter } from '#tests/setup/enter.ts';
import { dealt, type GamesOnScreen, openGames, platinum, player } from '#tests/setup/games-page.tsx';

let page: GamesOnScreen;
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
});

const says = () => page.place.textContent;

/** Renders a game with this deal and starts it. */
async function play(id: string, deal: object): Promise<void> {
  const viewer = player({ abilities: platinum });
  page = await openGames(gamePath(id));
  await page.of('GamePage').answer({ viewer, game: { __typename: 'Game', id, best: null }, quiz: [] });
  if (id !== 'memory_match') await page.press('Start');
  await page.of('PlayGame').answer(dealt(deal, viewer));
}
async function again(deal: object): Promise<void> {
  await page.press('Play Again');
  await page.of('PlayGame').answer(dealt(deal, player({ abilities: platinum }), 'round-2'));
}
async function fill(labelled: string, text: string): Promise<void> {
  const label = [...page.place.querySelectorAll('label')].find(({ textContent }) => textContent === labelled);
  const field = document.getElementById(label?.htmlFor ?? '') ?? expect.fail(labelled);
  await act(async () => enter(field as HTMLInputElement, text));
}
const radio = (labelled: string) =>
  [...page.place.querySelectorAll('label')]
    .find(({ textContent }) => textContent === labelled)
    ?.querySelector('input') ?? expect.fail(labelled);
const pick = (labelled: string) => act(async () => radio(labelled).click());
/** A tap at the clock's time, which is fixed unless a test moves it. */
function tap(): Event {
  const event = new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  return event;
}
/** The second click of a double click, and the second tap, which phones do not count. */
const secondOf = {
  click: () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
  tap: () => tap(),
};
const strike = (label: string, event: Event) => act(async () => void page.button(label)?.dispatchEvent(event));

describe('Two Truths and a Lie', () => {
  async function toGuess(): Promise<void> {
    await play('two_truths_lie', { __typename: 'StatementDeal', ideas: [] });
    for (const place of [1, 2, 3]) await fill(`Statement ${place}`, `My story ${place}`);
    await pick('Statement 3 is the lie');
    await page.press('Done, let them guess');
    await page.press('I am Player 2');
  }

  it('takes no guess before it is said to be one, so that a slip can be put right', async () => {
    await toGuess();
    await page.press('That is the lie');
    expect(says()).toContain('Please choose the one that you think is the lie');
    await pick('My story 1');
    expect(page.heading()).toBe('Which one is the lie?');
    expect(says()).not.toContain('Please choose');
    await pick('My story 3');
    await page.press('That is the lie');
    expect(page.heading()).toBe('Player 2 found the lie!');
  });

  it.each(['click', 'tap'] as const)('is not handed over by a second %s', async (kind) => {
    await toGuess();
    await pick('My story 1');
    await page.press('That is the lie');
    await strike('Swap', secondOf[kind]());
    expect(page.heading()).toBe('Player 2 did not find the lie!');
    await page.press('Swap');
    await strike('I am Player 2', secondOf[kind]());
    expect(page.heading()).toBe('Hand the phone to Player 2');
  });
});

describe('Truth or Dare', () => {
  const prompts = { __typename: 'PromptDeal', truths: ['t1', 't2'], dares: ['d1'] };

  it('takes a tap that comes later', async () => {
    await play('truth_or_dare', prompts);
    await page.press('Truth2 left');
    vi.advanceTimersByTime(400);
    await strike('Pass', tap());
    expect(page.heading()).toBe('Player 2, truth or dare?');
  });

  it('keeps the names for the next round', async () => {
    await play('truth_or_dare', prompts);
    await fill('Name of player 1', 'Ada');
    await fill('Name of player 2', 'Chidi');
    await page.press('Truth2 left');
    await page.press('Answered');
    await page.press('End the game');
    await again(prompts);
    expect(page.heading()).toBe('Ada, truth or dare?');
    await page.press('Truth2 left');
    await page.press('Answered');
    expect(page.heading()).toBe('Chidi, truth or dare?');
  });

  it.each(['click', 'tap'] as const)('neither passes a card nor ends by a second %s', async (kind) => {
    await play('truth_or_dare', prompts);
    await page.press('Truth2 left');
    await strike('Pass', secondOf[kind]());
    expect(page.heading()).toBe('t1');
    await page.press('Pass');
    await strike('End the game', secondOf[kind]());
    expect(page.heading()).toBe('Player 2, truth or dare?');
  });
});

describe('Emoji Story', () => {
  const deal = { __typename: 'EmojiDeal', emojis: Array.from({ length: 10 }, (_, at) => String(at)) };

  it('counts the stories that were told, and not the one at which they stop', async () => {
    await play('emoji_story', { ...deal, emojis: [...deal.emojis, 'a', 'b', 'c', 'd', 'e'] });
    await page.press('Next story');
    await page.press('End the game');
    expect([page.heading(), says()]).toEqual(['The end!', expect.stringContaining('You told 1 of 3 stories.')]);
  });

  it('counts them all when the last is told', async () => {
    await play('emoji_story', deal);
    await page.press('Next story');
    await page.press('Finish');
    expect([page.heading(), says()]).toEqual([
      'Every emoji is told!',
      expect.stringContaining('You told 2 of 2 stories.'),
    ]);
  });
});

it('Memory Match begins on its first card, says what is dealt, and comes to Reset after the cards', async () => {
  await play('memory_match', { __typename: 'CardDeal', cards: ['🌹', '💍', '🌹', '💍'], columns: 5, seconds: 60 });
  expect(document.activeElement).toBe(page.button('Card 1, face down'));
  expect(page.place.querySelector('[role=status]')?.textContent).toBe(
    'Memory Match. 4 cards, face down, and 60 seconds.',
  );
  const stops = [...page.place.querySelectorAll('section button')].filter(
    (each) => each.getAttribute('tabindex') !== '-1',
  );
  expect(stops).toEqual([page.button('Card 1, face down'), page.button('Reset Game')]);
});
