import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { useDeleteCompanionConversationMutation } from './companion.generated.ts';
import { texts } from './texts.ts';
import { keepConversation } from './use-reply-stream.ts';

/** `forget` ends the exchange under way first, so that a reply without its conversation is no failure. */
export function useStartAgain(forget: () => () => void) {
  const [mutate, { client, loading }] = useDeleteCompanionConversationMutation();

  async function startAgain(scenario: string, conversationId: string): Promise<boolean> {
    const takeBack = forget();
    try {
      // NotAvailable also means success: the conversation was already deleted.
      await mutate({ conversationId });
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
