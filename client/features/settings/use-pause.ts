import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './people-texts.ts';
import { usePauseProfileMutation, useResumeProfileMutation } from './settings-people.generated.ts';

export function usePause() {
  const [pauseProfile] = usePauseProfileMutation();
  const [resumeProfile] = useResumeProfileMutation();
  const [isChanging, setChanging] = useState(false);

  async function toggle(isPaused: boolean): Promise<void> {
    setChanging(true);
    const send = async () => (isPaused ? resumeProfile() : pauseProfile());
    const { answer, reason } = await answerTo(send(), texts.tryAgain);
    setChanging(false);
    if (answer === undefined || answer.__typename === 'NotAvailable')
      toast({ title: texts.error, description: answer?.message ?? reason, tone: 'error' });
    else toast({ title: isPaused ? texts.pause.resumedToast : texts.pause.pausedToast, tone: 'success' });
  }

  return { toggle, isChanging };
}
