import { useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './people-texts.ts';
import { usePauseProfileMutation, useResumeProfileMutation } from './settings-people.generated.ts';

export function usePause() {
  const [pauseProfile] = usePauseProfileMutation();
  const [resumeProfile] = useResumeProfileMutation();
  const [isChanging, setChanging] = useState(false);

  const send = async (isPaused: boolean) => {
    if (isPaused) return await resumeProfile();
    return await pauseProfile();
  };

  async function toggle(isPaused: boolean): Promise<void> {
    setChanging(true);
    try {
      const answer = await send(isPaused);
      if (answer?.__typename === 'NotAvailable')
        toast({ title: texts.error, description: answer.message, tone: 'error' });
      else toast({ title: isPaused ? texts.pause.resumedToast : texts.pause.pausedToast, tone: 'success' });
    } catch (error) {
      toast({ title: texts.error, description: messageOf(error, texts.tryAgain), tone: 'error' });
    } finally {
      setChanging(false);
    }
  }

  return { toggle, isChanging };
}
