import { useEffect, useEffectEvent, useState } from 'react';
import { useConnected } from '#client/apollo/socket-status.ts';
import { usePlanEnd } from '#client/lib/use-plan-end.ts';
import { useGameTableQuery } from './games.generated.ts';
import { type GameLine, isOpenGame, type SharedGame } from './shared-game.ts';

/**
 * The game of a match with its table. An event brings a new version without its table: each is asked for here, since Apollo asks once and
 * hears no more after a failure. `session` is the last one that is whole, null when there is none, undefined before the first answer.
 */
export function useSharedGame(matchId: string, current: GameLine | null) {
  const [hasFailed, setFailed] = useState(false);
  const { data, previousData, refetch } = useGameTableQuery({
    variables: { matchId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const viewer = (data ?? previousData)?.viewer;
  const session: SharedGame | null | undefined = viewer ? (viewer.match?.gameSession ?? null) : undefined;
  const isBehind = session === undefined || session?.id !== current?.id || session?.version !== current?.version;

  const ask = () =>
    refetch().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const askIfBehind = useEffectEvent(() => isBehind && void ask());
  const version = current && `${current.id} ${current.version}`;
  // The first answer is under way by itself.
  useEffect(() => {
    if (version !== null) askIfBehind();
  }, [version]);
  useConnected(() => askIfBehind());
  usePlanEnd(session && isOpenGame(session) ? session.endsAt : null, refetch);
  return { session, hasFailed: hasFailed && isBehind, ask };
}
