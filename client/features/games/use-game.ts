import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { usePlanEnd } from '#client/lib/use-plan-end.ts';
import { useLoadFailure } from '#client/shell/use-load-failure.ts';
import type { GameType } from '#rules/games.ts';
import { type GameType as GameTypeInput, useGamePageQuery } from './games.generated.ts';
import { texts } from './texts.ts';

const failure = { title: texts.loadFailed, about: 'games' };

export function useGame(game: GameType) {
  const { data, error, loading, refetch } = useGamePageQuery({
    variables: { type: game.toUpperCase() as GameTypeInput, withThemes: game === 'trivia' },
    ...shownAtOnce,
  });
  usePlanEnd(data?.viewer?.gamePlays.resetsAt ?? null, refetch);
  return {
    viewer: data?.viewer,
    best: data?.game.best ?? null,
    themes: data?.quiz ?? [],
    hasFailed: useLoadFailure(failure, error, loading),
    ask: () => void refetch().catch(() => undefined),
  };
}
