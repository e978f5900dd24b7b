import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './people-texts.ts';
import { useUnblockProfileMutation } from './settings-people.generated.ts';

type Person = { id: string; fullName: string };

function forgetBlock(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'BlockedProfile', id }) });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'profile', args: { id } });
  cache.gc();
}

/** `unblocking` is the id of the person whose request is under way. */
export function useUnblockProfile() {
  const [unblockProfile, { client }] = useUnblockProfileMutation();
  const [unblocking, setUnblocking] = useState<string | null>(null);

  async function unblock({ id, fullName }: Person): Promise<void> {
    if (unblocking !== null) return;
    setUnblocking(id);
    const { answer, reason } = await answerTo(unblockProfile({ profileId: id }), texts.tryAgain);
    setUnblocking(null);
    if (answer === undefined) return toast({ title: texts.error, description: reason, tone: 'error' });
    // An account that is gone cannot be unblocked, and need not be.
    const isGone = answer.__typename === 'NotAvailable';
    forgetBlock(client.cache, id);
    toast({
      title: isGone ? texts.blocked.left(fullName) : texts.blocked.unblocked(fullName),
      description: isGone ? answer.message : texts.blocked.unblockedBody,
      tone: 'success',
    });
  }

  return { unblock, unblocking };
}
