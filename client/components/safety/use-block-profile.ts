import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { forgetPerson } from '#client/apollo/forget-person.ts';
import { pendingUnmatches } from '#client/components/safety/pending-unmatches.ts';
import { toast } from '#client/ui/toast.tsx';
import { useBlockProfileMutation } from './Safety.generated.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

/** `onBlocked` leaves the view about the person before the lists change. Resolves to true on success. */
export function useBlockProfile(matchId: string | undefined, onBlocked: () => void | Promise<void>) {
  const [blockProfile, { client }] = useBlockProfileMutation();
  const [isBlocking, setBlocking] = useState(false);

  /** `isReported`: just before, so that one toast tells of both. */
  async function block({ id, fullName }: SafetyPerson, isReported = false): Promise<boolean> {
    setBlocking(true);
    if (matchId !== undefined) pendingUnmatches.begin(matchId);
    const asking = blockProfile({ profileId: id });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    setBlocking(false);
    if (answer?.__typename !== 'BlockProfileSuccess') {
      if (matchId !== undefined) pendingUnmatches.fail(matchId);
      toast({ title: texts.error, description: answer?.message ?? reason, tone: 'error' });
      return false;
    }
    await onBlocked();
    forgetPerson(client.cache, id);
    const [title, description] = isReported
      ? [texts.reportedAndBlocked(fullName), texts.reportedAndBlockedBody]
      : [texts.blocked(fullName), texts.blockedBody];
    toast({ title, description, tone: 'success' });
    return true;
  }

  return { block, isBlocking };
}
