import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { GameChoice } from './GameChoice.tsx';
import { GameRound } from './GameRound.tsx';
import { Invited } from './Invited.tsx';
import { type GameLine, isOpenGame } from './shared-game.ts';
import { texts } from './texts.ts';
import { useGameSession } from './use-game-session.ts';
import { useSharedGame } from './use-shared-game.ts';
import { Waiting } from './Waiting.tsx';

type Props = { matchId: string; name: string; current: GameLine | null; canOther: boolean };

/** What the sheet holds: the choice of a game, an invitation, or the game. */
export function GameSheet({ matchId, name, current, canOther }: Props) {
  const { session, hasFailed, ask } = useSharedGame(matchId, current);
  const [isChoosing, setChoosing] = useState(false);
  const { invite, play, busyWith } = useGameSession(matchId);
  const failed = hasFailed && <LoadFailed title={texts.loadFailed} onRetry={() => void ask()} />;

  if (session === undefined) return failed || <Waiting />;
  const isOpen = session !== null && isOpenGame(session);
  if (isOpen && isChoosing) setChoosing(false);
  const isRefused = session?.status === 'DECLINED' && session.isInvitedByViewer;
  if (session === null || (isChoosing && !isOpen)) {
    if (!canOther) return <p>{texts.otherNeedsPlan(name)}</p>;
    return <GameChoice name={name} isBusy={busyWith !== null} onChoose={(choice) => void invite(choice)} />;
  }
  const playing = { session, name, busyWith, move: (made: Parameters<typeof play>[1]) => play(session, made) };
  return (
    <div className="grid gap-5">
      {failed}
      {isOpen && !canOther && <p className="font-semibold text-gold text-sm">{texts.otherNeedsPlan(name)}</p>}
      {session.status === 'INVITED' ? <Invited {...playing} /> : <GameRound key={session.id} {...playing} />}
      {isRefused && <p className="text-ink-soft text-sm">{texts.refused(name)}</p>}
      {!isOpen && !isRefused && <Button onClick={() => setChoosing(true)}>{texts.again}</Button>}
    </div>
  );
}
