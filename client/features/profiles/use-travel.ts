import { answerTo, messageOf } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import { useClearTravelLocationMutation, useSetTravelLocationMutation } from './perk-mutations.generated.ts';
import { texts } from './texts.ts';

/** Starts and ends travel mode; errors are shown as toasts. The start resolves to false if it needs a paid plan. */
export function useTravel() {
  const [setTravelLocation] = useSetTravelLocationMutation();
  const [clearTravelLocation] = useClearTravelLocationMutation();
  const failed = (description: string) => toast({ title: texts.travelFailed, description, tone: 'error' });

  return {
    setOut: async (townId: string): Promise<boolean> => {
      const asking = setTravelLocation({ townId });
      const { answer, reason } = await answerTo(asking, texts.tryAgain);
      if (answer?.__typename === 'SetTravelLocationSuccess') return true;
      if (answer?.__typename === 'PremiumRequired') {
        toast({ ...titled(answer.message), tone: 'info' });
        return false;
      }
      failed(answer?.message ?? reason);
      return true;
    },
    goHome: async (): Promise<void> => {
      await clearTravelLocation().catch((error: unknown) => failed(messageOf(error, texts.tryAgain)));
    },
  };
}
