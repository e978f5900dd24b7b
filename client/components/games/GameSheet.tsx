import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { GameChoice } from './GameChoice.tsx';
import { GameRound } from './GameRound.tsx';
import { useGameTableQuery } from './games.generated.ts';
import { isOpenGame, type SharedGame } from './shared-game.ts';
import { texts } from './texts.ts';
import { useGameSession } from './use-game-session.ts';

type Props = { matchId: string; name: string };

/** What the sheet holds: the choice of a game, an invitation, or the game. */
export function GameSheet({ matchId, name }: Props) {
  // A newer version comes with an event, without its table: then the table is asked for.
  const { data, previousData, error, refetch } = useGameTableQuery({
    variables: { matchId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = (data ?? previousData)?.viewer;
  const session = viewer?.match?.gameSession ?? null;
  const [isChoosing, setChoosing] = useState(false);
  const { invite, play, isBusy } = useGameSession(matchId);

  if (!viewer) return error ? <LoadFailed title={texts.loadFailed} onRetry={() => void refetch()} /> : <Waiting />;
  const isOpen = session !== null && isOpenGame(session);
  if (isOpen && isChoosing) setChoosing(false);
  if (session === null || (isChoosing && !isOpen))
    return <GameChoice name={name} isBusy={isBusy} onChoose={(choice) => void invite(choice)} />;
  const move = (made: Parameters<typeof play>[1]) => play(session, made);
  return (
    <div className="grid gap-5">
      {session.status === 'INVITED' ? (
        <Invited session={session} name={name} isBusy={isBusy} move={move} />
      ) : (
        <GameRound key={session.id} session={session} name={name} isBusy={isBusy} move={move} />
      )}
      {!isOpen && <Button onClick={() => setChoosing(true)}>{texts.again}</Button>}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}

type InvitedProps = {
  session: SharedGame;
  name: string;
  isBusy: boolean;
  move: (made: { step: 'ACCEPT' | 'DECLINE' | 'STOP' }) => Promise<boolean>;
};

function Invited({ session, name, isBusy, move }: InvitedProps) {
  const { isInvitedByViewer, game, hardness } = session;
  const id = game.id as keyof typeof texts.about;
  return (
    <>
      <p className="font-semibold">{texts.state(session, name)}</p>
      <div className="grid gap-1 rounded-lg bg-sunken p-4">
        <p className="font-bold">
          {game.name}
          {hardness && ` · ${texts.hardnesses[hardness]}`}
        </p>
        <p className="text-ink-soft text-sm">{texts.about[id]}</p>
      </div>
      <p className="text-ink-soft text-sm">{isInvitedByViewer ? texts.waiting(name) : texts.asked(name)}</p>
      {isInvitedByViewer ? (
        <Button variant="ghost" loading={isBusy} onClick={() => void move({ step: 'STOP' })}>
          {texts.takeBack}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => void move({ step: 'DECLINE' })}
            className="flex-1"
          >
            {texts.decline}
          </Button>
          <Button loading={isBusy} onClick={() => void move({ step: 'ACCEPT' })} className="flex-1">
            {texts.accept}
          </Button>
        </div>
      )}
    </>
  );
}
