import { messageOf } from '#client/apollo/error-message.ts';
import type { Position } from '#rules/distance.ts';
import { messages } from './messages.ts';
import { useUpdateLocationMutation } from './moves.generated.ts';

/** Stores where the person is. Resolves with why not, or null. */
export function useUpdateLocation(): (position: Position) => Promise<string | null> {
  const [updateLocation] = useUpdateLocationMutation();
  return async (position) => {
    try {
      const answer = (await updateLocation({ variables: { input: position } })).data?.updateLocation;
      if (answer?.__typename === 'UpdateLocationSuccess') return null;
      return answer?.message ?? messages.locationNotSaved;
    } catch (error) {
      return messageOf(error, messages.locationNotSaved);
    }
  };
}
