import { answerTo } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import { useBoostProfileMutation } from './perk-mutations.generated.ts';
import { texts } from './texts.ts';

export function useBoost(viewerId: string): () => Promise<boolean> {
  const [boostProfile, { client }] = useBoostProfileMutation();
  const failed = (description: string) => toast({ title: texts.boostFailed, description, tone: 'error' });

  return async () => {
    const asking = boostProfile();
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    switch (answer?.__typename) {
      case 'BoostProfileSuccess':
        toast({ title: texts.boosted, description: texts.boostedBody, tone: 'success' });
        return true;
      case 'PremiumRequired':
        toast({ ...titled(answer.message), tone: 'info' });
        return false;
      case 'BoostRunning':
        // Begun on another device: shown here from now on.
        client.cache.modify<{ boostExpiresAt: string | null }>({
          id: client.cache.identify({ __typename: 'OwnProfile', id: viewerId }),
          fields: { boostExpiresAt: () => answer.endsAt },
        });
        failed(answer.message);
        return true;
      default:
        failed(answer?.message ?? reason);
        return true;
    }
  };
}
