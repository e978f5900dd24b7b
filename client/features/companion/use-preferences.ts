import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { type SaveCompanionPreferencesInput, useSaveCompanionPreferencesMutation } from './companion.generated.ts';
import { texts } from './texts.ts';

export function usePreferences() {
  const [mutate, { loading }] = useSaveCompanionPreferencesMutation();

  async function save(input: SaveCompanionPreferencesInput): Promise<void> {
    const about = 'companion preferences';
    const { answer, reason } = await answerTo(mutate(input), texts.checkConnection);
    if (answer?.__typename === 'SaveCompanionPreferencesSuccess')
      toast({ title: texts.saved, description: texts.savedBody, tone: 'success', about });
    else toast({ title: texts.saveFailed, description: answer?.message ?? reason, tone: 'error', about });
  }

  return { save, isSaving: loading };
}
