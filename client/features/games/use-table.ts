import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  type MatchingGame,
  type MatchingState,
  matchingReducer,
  nextChangeAt,
  secondsLeft,
  startMatching,
} from '#rules/games/matching.ts';
import { games } from '#rules/games.ts';
import { emojiName } from './emoji-names.ts';
import { texts } from './texts.ts';

const words = texts.matching;

/** The announcement of a change for screen readers; null if there is none. */
export function announcement(before: MatchingState, after: MatchingState): string | null {
  const faceOf = (card: number | undefined) => emojiName(after.cards[card ?? -1]?.emoji ?? '');
  if (after.found > before.found) return words.pair(faceOf(before.open[0]), after.found, after.pairs);
  if (after.flips.length > before.flips.length) {
    const card = after.flips.at(-1) ?? 0;
    return words.turned(card + 1, faceOf(card));
  }
  return before.open.length === 2 && after.open.length === 0 ? words.noPair : null;
}

function beginning(game: MatchingGame, { cards }: MatchingState, seconds: number | null): string {
  const { name } = games[game];
  return seconds === null ? words.dealt(name, cards.length) : words.dealtTimed(name, cards.length, seconds);
}

/** `said` is the last announcement. The state is computed from the time, so a suspended timer does no harm. */
export function useTable(game: MatchingGame, faces: readonly string[], clock: () => number = Date.now) {
  const [state, dispatch] = useReducer(matchingReducer, null, () => startMatching(game, faces, clock()));
  const [seconds, setSeconds] = useState(() => secondsLeft(state, clock()));
  const [said, setSaid] = useState('');
  const now = useEffectEvent(() => clock());

  useEffect(() => {
    if (state.phase !== 'playing') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      const at = now();
      const left = secondsLeft(state, at);
      setSeconds(left);
      dispatch({ type: 'tick', now: at });
      const nextSecondAt = state.endsAt === null || left === null ? null : state.endsAt - (left - 1) * 1_000;
      const due = [nextChangeAt(state), nextSecondAt].filter((each) => each !== null);
      if (due.length > 0) timer = setTimeout(tick, Math.max(1, Math.min(...due) - at));
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [state]);

  // The focus is on the first card from the start, so the status announces the deal.
  const begin = useEffectEvent(() => setSaid(beginning(game, state, seconds)));
  useEffect(() => begin(), []);
  const before = useRef(state);
  useEffect(() => {
    const text = announcement(before.current, state);
    before.current = state;
    if (text !== null) setSaid(text);
  }, [state]);
  useEffect(() => {
    if (seconds !== null && words.warnAt.includes(seconds)) setSaid(words.secondsLeft(seconds));
  }, [seconds]);

  return {
    state,
    // Computed for the exact end, which may fall between two ticks.
    seconds: state.endedAt === null ? seconds : secondsLeft(state, state.endedAt),
    said,
    flip: (card: number) => dispatch({ type: 'flip', card, now: clock() }),
  };
}
