import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { usePlanEnd } from '#client/lib/use-plan-end.ts';
import { useLoadFailure } from '#client/shell/use-load-failure.ts';
import { useGamesPageQuery } from './games.generated.ts';
import { texts } from './texts.ts';

const failure = { title: texts.loadFailed, about: 'games' };

export function useGames() {
  const { data, error, loading, refetch } = useGamesPageQuery(shownAtOnce);
  // The allowance resets at an instant at which the page may be open, so it refetches then.
  usePlanEnd(data?.viewer?.gamePlays.resetsAt ?? null, refetch);
  return {
    viewer: data?.viewer,
    games: data?.games,
    hasFailed: useLoadFailure(failure, error, loading),
    retry: () => void refetch().catch(() => undefined),
  };
}
