import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { useDeleteCompanionConversationMutation } from './companion.generated.ts';
import { texts } from './messages.ts';
import { keepConversation } from './use-reply-stream.ts';

/**
 * Forgets the conversation of a scenario for good; answers whether it is gone. `forget` ends what is under way in it, so that a reply which
 * loses its conversation is no failure, and returns how to take that back.
 */
export function useStartAgain(forget: () => () => void) {
  const [mutate, { client, loading }] = useDeleteCompanionConversationMutation();

  async function startAgain(scenario: string, conversationId: string): Promise<boolean> {
    const takeBack = forget();
    try {
      // NotAvailable: it was gone before, which is what was asked for.
      await mutate({ variables: { input: { conversationId } } });
      keepConversation(client, scenario, null);
      return true;
    } catch (error) {
      takeBack();
      const description = messageOf(error, texts.checkConnection);
      toast({ title: texts.startAgainFailed, description, tone: 'error', about: 'start again' });
      return false;
    }
  }

  return { startAgain, isDeleting: loading };
}
