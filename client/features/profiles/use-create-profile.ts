import { messageOf } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import type { Position } from '#rules/distance.ts';
import { messages as rules } from '#rules/profiles.ts';
import type { FieldError } from '#rules/validation.ts';
import { type Draft, toInput } from './draft.ts';
import { messages } from './messages.ts';
import { useCreateProfileMutation } from './profiles.generated.ts';
import { useUpdateLocation } from './use-update-location.ts';

/** `fieldErrors` is empty when no field is to blame. */
export type Created = { ok: true } | { ok: false; fieldErrors: readonly FieldError[] };

/** Creates the profile, then stores the position when one was given. Says by toast what went wrong. */
export function useCreateProfile(): (draft: Draft, position: Position | null) => Promise<Created> {
  const [createProfile] = useCreateProfileMutation();
  const updateLocation = useUpdateLocation();

  const create = async (draft: Draft) => {
    try {
      return (await createProfile({ variables: { input: toInput(draft) } })).data?.createProfile;
    } catch (error) {
      toast({ title: rules.createFailed, description: messageOf(error, messages.tryAgain), tone: 'error' });
      return undefined;
    }
  };

  return async (draft, position) => {
    const answer = await create(draft);
    switch (answer?.__typename) {
      case 'CreateProfileSuccess': {
        const problem = position === null ? null : await updateLocation(position);
        // The profile stands without it: not a reason to hold anybody back.
        if (problem !== null) toast({ title: messages.locationFailed, description: problem, tone: 'error' });
        return { ok: true };
      }
      case 'InvalidInput':
        toast({ title: messages.validation, description: answer.message, tone: 'error' });
        return { ok: false, fieldErrors: answer.fieldErrors };
      case 'Underage':
        toast({ ...titled(answer.message), tone: 'error' });
        return { ok: false, fieldErrors: [{ path: 'dateOfBirth', message: answer.message }] };
      case 'ProfileExists':
        toast({ title: answer.message, tone: 'info' });
        return { ok: true };
      case undefined:
        return { ok: false, fieldErrors: [] };
    }
  };
}
