import { useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { forgetPerson } from './forget-person.ts';
import { useBlockProfileMutation } from './Safety.generated.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

/**
 * Blocks somebody: first leaves what is about them (`onBlocked`), then takes them out of every list. Answers whether it was done; a
 * refusal is said as a toast.
 */
export function useBlockProfile(onBlocked: () => void | Promise<void>) {
  const [blockProfile, { client }] = useBlockProfileMutation();
  const [isBlocking, setBlocking] = useState(false);

  async function block({ id, fullName }: SafetyPerson): Promise<boolean> {
    setBlocking(true);
    let reason: string = texts.tryAgain;
    const answer = await blockProfile({ variables: { input: { profileId: id } } }).then(
      ({ data }) => data?.blockProfile,
      (error: unknown) => {
        reason = messageOf(error, texts.tryAgain);
        return undefined;
      },
    );
    setBlocking(false);
    if (answer?.__typename !== 'BlockProfileSuccess') {
      toast({ title: texts.error, description: answer?.message ?? reason, tone: 'error' });
      return false;
    }
    await onBlocked();
    forgetPerson(client.cache, id);
    toast({ title: texts.blocked(fullName), description: texts.blockedBody, tone: 'success' });
    return true;
  }

  return { block, isBlocking };
}
