import { useRef, useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { newId } from '#client/lib/new-id.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import type { GameType } from '#rules/games.ts';
import { type Lock, lockOfAbility } from './access.ts';
import { type GameType as GameTypeInput, type Round_PlayFragment, usePlayGameMutation } from './games.generated.ts';
import { texts } from './texts.ts';

/** A retry after a missing answer is the same round and counts no second play. `onLocked` gets the server's lock. */
export function useRound(game: GameType, onLocked: (lock: Lock) => void) {
  const [mutate, { loading }] = usePlayGameMutation();
  const [round, setRound] = useState<Round_PlayFragment | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const unanswered = useRef<{ theme: string | null; clientId: string } | null>(null);

  async function begin(theme: string | null = null): Promise<void> {
    const { clientId } = unanswered.current?.theme === theme ? unanswered.current : { clientId: newId() };
    unanswered.current = { theme, clientId };
    setFailed(false);
    const type = game.toUpperCase() as GameTypeInput;
    const asking = mutate({ type, themeId: theme, clientId });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    if (answer) unanswered.current = null;
    if (answer?.__typename === 'PlayGameSuccess') {
      clearToasts('game');
      setRound(answer.play);
      return;
    }
    setFailed(true);
    if (answer?.__typename === 'LimitReached') onLocked('limit');
    else if (answer?.__typename === 'PremiumRequired') onLocked(lockOfAbility(answer.ability));
    else toast({ title: texts.startFailed, description: answer?.message ?? reason, tone: 'error', about: 'game' });
  }

  return { round, begin, leave: () => setRound(null), isBeginning: loading, hasBeginFailed: hasFailed };
}
