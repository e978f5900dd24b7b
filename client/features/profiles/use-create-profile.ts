import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import type { Position } from '#rules/distance.ts';
import { messages as rules } from '#rules/profiles.ts';
import type { FieldError } from '#rules/validation.ts';
import { type Draft, toInput } from './draft.ts';
import { messages } from './messages.ts';
import { useCreateProfileMutation, useUpdateLocationMutation } from './profiles.generated.ts';

/** `fieldErrors` is empty when no field is to blame. */
export type Created = { ok: true } | { ok: false; fieldErrors: readonly FieldError[] };

/** Creates the profile, then stores the position when one was given. Says by toast what went wrong. */
export function useCreateProfile(): (draft: Draft, position: Position | null) => Promise<Created> {
  const [createProfile] = useCreateProfileMutation();
  const [updateLocation] = useUpdateLocationMutation();

  const place = async (position: Position) => {
    const answer = await updateLocation({ variables: { input: position } }).then(
      ({ data }) => data?.updateLocation,
      () => undefined,
    );
    if (answer?.__typename === 'UpdateLocationSuccess') return;
    // The profile stands without it: not a reason to hold anybody back.
    toast({ title: messages.locationFailed, description: answer?.message ?? messages.locationNotSaved, tone: 'error' });
  };

  return async (draft, position) => {
    const answer = await createProfile({ variables: { input: toInput(draft) } }).then(
      ({ data }) => data?.createProfile,
      () => undefined,
    );
    switch (answer?.__typename) {
      case 'CreateProfileSuccess':
        if (position !== null) await place(position);
        return { ok: true };
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
        toast({ title: rules.createFailed, description: messages.tryAgain, tone: 'error' });
        return { ok: false, fieldErrors: [] };
    }
  };
}
