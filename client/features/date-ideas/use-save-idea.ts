import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { useSetDateIdeaSavedMutation } from './date-ideas.generated.ts';
import { texts } from './texts.ts';

/** The mark is drawn at once, and taken back with a sentence if the server refuses. */
export function useSaveIdea() {
  const [mutate] = useSetDateIdeaSavedMutation();

  return async ({ id }: { id: string }, isSaved: boolean): Promise<void> => {
    const dateIdea = { __typename: 'DateIdea' as const, id, isSaved };
    const asking = mutate(
      { dateIdeaId: id, isSaved },
      {
        // One at a time: the last press wins.
        context: { queue: 'saved places' },
        optimisticResponse: { setDateIdeaSaved: { __typename: 'SetDateIdeaSavedSuccess', dateIdea } },
      },
    );
    const { answer, reason } = await answerTo(asking, texts.checkConnection);
    if (answer?.__typename === 'SetDateIdeaSavedSuccess') return;
    toast({ title: texts.notSaved, description: answer?.message ?? reason, tone: 'error', about: 'saved places' });
  };
}
