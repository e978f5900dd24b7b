import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/discovery.ts';
import { afterPaint } from './after-paint.ts';
import { type Card, type DeckDispatch, swipeQueue } from './deck-actions.ts';
import { useUndoPassMutation } from './discovery.generated.ts';
import { texts } from './texts.ts';

/** The card leaves again if the server has nothing to undo or the hourly limit is used up. */
export function useUndoPass(dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const [undoPass] = useUndoPassMutation();

  return async (card) => {
    dispatch({ type: 'returned', card });
    await afterPaint();
    const asking = undoPass({ profileId: card.id }, { context: swipeQueue });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    if (answer?.__typename === 'UndoPassSuccess' && answer.profile !== null) return;
    if (answer === undefined || answer.__typename === 'LimitReached') {
      // The pass stays: the card leaves again and can be undone once more.
      dispatch({ type: 'passed', id: card.id });
      toast({ title: texts.undoFailed, description: answer?.message ?? reason, tone: 'error' });
      return;
    }
    dispatch({ type: 'gone', id: card.id });
    const description = answer.__typename === 'NothingToUndo' ? answer.message : rules.notAvailable;
    toast({ title: texts.undoFailed, description, tone: 'error' });
  };
}
