import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { useSaveDeckFilterMutation } from './discovery.generated.ts';
import { toDeckInput } from './filter.ts';
import { texts } from './texts.ts';

/** Saves a filter as the viewer's default, for the next visit and other devices. The deck uses the filter even if that fails. */
export function useSaveFilter(): (filter: DeckFilter) => Promise<void> {
  const [saveDeckFilter] = useSaveDeckFilterMutation();

  return async (filter) => {
    const { answer, reason } = await answerTo(saveDeckFilter({ filter: toDeckInput(filter) }), texts.tryAgain);
    // For filters that the plan does not include, the deck itself shows the message.
    if (answer?.__typename === 'SaveDeckFilterSuccess' || answer?.__typename === 'PremiumRequired') return;
    toast({ title: texts.filtersNotSaved, description: answer?.message ?? reason, tone: 'error' });
  };
}
