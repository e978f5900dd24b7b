import { useEffect, useEffectEvent, useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { type GameResultInput, useFinishGameMutation } from './games.generated.ts';
import { texts } from './texts.ts';

/** The saving state of a result. `failed` has the reason and the retry function; null if the server would give the same answer. */
export type Saving =
  | { state: 'none' | 'saving' | 'saved' }
  | { state: 'failed'; message: string; retry: (() => void) | null };

/** Submits a round's result once, as soon as it is known: `result` is null until then. */
export function useFinish(playId: string, result: GameResultInput | null): Saving {
  const [mutate] = useFinishGameMutation();
  const [saving, setSaving] = useState<Saving>({ state: 'none' });

  async function save(given: GameResultInput): Promise<void> {
    const retry = () => void save(given);
    setSaving({ state: 'saving' });
    const { answer, reason } = await answerTo(mutate({ playId, result: given }), texts.tryAgain);
    if (answer?.__typename === 'FinishGameSuccess') setSaving({ state: 'saved' });
    else setSaving({ state: 'failed', message: answer?.message ?? reason, retry: answer ? null : retry });
  }

  const isOver = result !== null;
  const finish = useEffectEvent(() => {
    if (result !== null) void save(result);
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  return saving;
}
