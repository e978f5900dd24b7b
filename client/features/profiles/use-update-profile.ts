import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { type Answer, blamed, refused } from './answer.ts';
import type { ProfileDraft } from './draft.ts';
import { toUpdate } from './edit-draft.ts';
import { useUpdateProfileMutation } from './profiles.generated.ts';
import { texts } from './texts.ts';

export function useUpdateProfile(): (draft: ProfileDraft) => Promise<Answer> {
  const [updateProfile] = useUpdateProfileMutation();

  return async (draft) => {
    const { answer, reason } = await answerTo(updateProfile(toUpdate(draft)), texts.tryAgain);
    switch (answer?.__typename) {
      case 'UpdateProfileSuccess':
        toast({ title: texts.saved, tone: 'success' });
        return { ok: true };
      case 'InvalidInput':
      case 'Underage':
        return blamed(answer);
      case 'BirthDateFrozen':
        toast({ title: texts.saveFailed, description: answer.message, tone: 'error' });
        return refused({ path: 'dateOfBirth', message: answer.message });
      case 'NotAvailable':
      case undefined:
        toast({ title: texts.saveFailed, description: answer?.message ?? reason, tone: 'error' });
        return refused();
    }
  };
}
