import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { forgetMatch } from '#client/apollo/forget-person.ts';
import { pendingUnmatches } from '#client/components/safety/pending-unmatches.ts';
import { toast } from '#client/ui/toast.tsx';
import { useUnmatchMutation } from './Safety.generated.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

/** `onUnmatched` leaves the view before the lists change. A match that had already ended is treated the same. */
export function useUnmatch(onUnmatched: () => void | Promise<void>) {
  const [mutate, { client }] = useUnmatchMutation();
  const [isUnmatching, setUnmatching] = useState(false);

  async function unmatch(matchId: string, { fullName }: SafetyPerson): Promise<void> {
    setUnmatching(true);
    pendingUnmatches.begin(matchId);
    const asking = mutate({ matchId });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    setUnmatching(false);
    if (!answer) {
      pendingUnmatches.fail(matchId);
      toast({ title: texts.error, description: reason, tone: 'error' });
      return;
    }
    await onUnmatched();
    forgetMatch(client.cache, matchId);
    if (answer.__typename === 'UnmatchSuccess') toast({ title: texts.unmatched(fullName), tone: 'success' });
    else toast({ title: answer.message, tone: 'info' });
  }

  return { unmatch, isUnmatching };
}
