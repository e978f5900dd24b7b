import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { type Answer, blamed, refused } from './answer.ts';
import type { ProfileDraft } from './draft.ts';
import { toUpdate } from './edit-draft.ts';
import { useUpdateProfileMutation } from './profiles.generated.ts';
import { texts } from './texts.ts';

export function useUpdateProfile(): (draft: ProfileDraft) => Promise<Answer> {
  const [updateProfile] = useUpdateProfileMutation();

  const send = async (draft: ProfileDraft) => {
    try {
      return await updateProfile(toUpdate(draft));
    } catch (error) {
      toast({ title: texts.saveFailed, description: messageOf(error, texts.tryAgain), tone: 'error' });
      return undefined;
    }
  };

  return async (draft) => {
    const answer = await send(draft);
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
        toast({ title: texts.saveFailed, description: answer.message, tone: 'error' });
        return refused();
      case undefined:
        return refused();
    }
  };
}
