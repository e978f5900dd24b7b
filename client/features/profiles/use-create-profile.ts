import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import type { Position } from '#rules/distance.ts';
import { messages as rules } from '#rules/profiles.ts';
import { type Answer, blamed, refused } from './answer.ts';
import { type Draft, toInput } from './draft.ts';
import { useCreateProfileMutation } from './setup.generated.ts';
import { texts } from './texts.ts';
import { useUpdateLocation } from './use-update-location.ts';

export function useCreateProfile(): (draft: Draft, position: Position | null) => Promise<Answer> {
  const [createProfile] = useCreateProfileMutation();
  const updateLocation = useUpdateLocation();

  return async (draft, position) => {
    const { answer, reason } = await answerTo(createProfile(toInput(draft)), texts.tryAgain);
    switch (answer?.__typename) {
      case 'CreateProfileSuccess': {
        const problem = position === null ? null : await updateLocation(position);
        // The profile works without a position, so the person may continue.
        if (problem !== null) toast({ title: texts.locationFailed, description: problem, tone: 'error' });
        return { ok: true };
      }
      case 'InvalidInput':
      case 'Underage':
        return blamed(answer);
      case 'ProfileExists':
        toast({ title: answer.message, tone: 'info' });
        return { ok: true };
      case undefined:
        toast({ title: rules.createFailed, description: reason, tone: 'error' });
        return refused();
    }
  };
}
