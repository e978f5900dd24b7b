import { answerTo } from '#client/apollo/error-message.ts';
import type { Position } from '#rules/distance.ts';
import { useUpdateLocationMutation } from './perk-mutations.generated.ts';
import { texts } from './texts.ts';

/** Stores the person's position. Resolves to null on success, otherwise to the reason. */
export function useUpdateLocation(): (position: Position) => Promise<string | null> {
  const [updateLocation] = useUpdateLocationMutation();
  return async (position) => {
    const { answer, reason } = await answerTo(updateLocation(position), texts.locationNotSaved);
    return answer?.__typename === 'UpdateLocationSuccess' ? null : (answer?.message ?? reason);
  };
}
