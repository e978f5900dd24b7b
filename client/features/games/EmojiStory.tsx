import { useReducer } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { emojiStoryReducer, startEmojiStory, storyEmojis } from '#rules/games/emoji-story.ts';
import { playerName } from '#rules/games/truth-or-dare.ts';
import { EndActions } from './EndActions.tsx';
import { emojiName } from './emoji-names.ts';
import type { Again, DealOf } from './Play.tsx';
import { Screen } from './Screen.tsx';
import { texts } from './texts.ts';

const words = texts.emojiStory;

/** The players tell stories in turn, until all are told or they stop. */
export function EmojiStory({ deal, again, isBeginning }: Again & { deal: DealOf<'EmojiDeal'> }) {
  const [state, dispatch] = useReducer(emojiStoryReducer, deal.emojis, startEmojiStory);
  const { at, stories, teller, phase } = state;
  const isLast = at === stories - 1;

  if (phase === 'over')
    return (
      <Screen key="over" title={isLast ? words.overAll : words.over}>
        {/* At a stop the current story does not count. The last story has no stop button, so it always counts. */}
        <p>{words.told(isLast ? stories : at, stories)}</p>
        <EndActions again={again} isBeginning={isBeginning} />
      </Screen>
    );

  return (
    <Screen key={at} kicker={words.storyOf(at + 1, stories)} title={words.tells(playerName(['', ''], teller))}>
      <ul className="grid grid-cols-5 gap-2 sm:gap-3">
        {storyEmojis(state).map((emoji) => (
          <li
            key={emoji}
            className="grid aspect-square place-items-center rounded-lg bg-sunken text-3xl sm:text-display"
          >
            <span role="img" aria-label={emojiName(emoji)}>
              {emoji}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{words.hint}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => dispatch({ type: 'next' })}>{isLast ? words.finish : words.next}</Button>
        {!isLast && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'stop' })}>
            {words.stop}
          </Button>
        )}
      </div>
    </Screen>
  );
}
