import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import type { DeckFilter } from '#rules/discovery.ts';
import { useSaveDeckFilterMutation } from './discovery.generated.ts';
import { toDeckInput } from './filter.ts';
import { texts } from './texts.ts';

/** Saves a filter as the viewer's default, for the next visit and other devices. The deck uses the filter even if that fails. */
export function useSaveFilter(): (filter: DeckFilter) => Promise<void> {
  const [saveDeckFilter] = useSaveDeckFilterMutation();

  return async (filter) => {
    try {
      const answer = await saveDeckFilter({ filter: toDeckInput(filter) });
      // For filters that the plan does not include, the deck itself shows the message.
      if (answer === undefined || answer.__typename === 'SaveDeckFilterSuccess') return;
      if (answer.__typename !== 'PremiumRequired') say(answer.message);
    } catch (error) {
      say(messageOf(error, texts.tryAgain));
    }
  };
}

const say = (description: string) => toast({ title: texts.filtersNotSaved, description, tone: 'error' });
