import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { type budgetLevels, type City, type DateIdeaCategory, dateIdeaRule } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { ticked } from '../CheckGroup.tsx';
import { byField } from '../Editor.tsx';
import { texts as common } from '../texts.ts';
import { useRefresh } from '../use-refresh.ts';
import {
  ConsoleDateIdeasDocument,
  type SaveDateIdeaInput,
  useConsoleSaveIdeaMutation,
} from './console-date-ideas.generated.ts';
import { texts } from './texts.ts';

const { dateNumbers: dates } = limits.dateIdeas;
export const dateNumbers = Array.from({ length: dates.max - dates.min + 1 }, (_, index) => dates.min + index);
/** Fields without a rule of their own, because the schema checks them. */
const chosen = ['city', 'category', 'budgetLevel'] as const;

export function ideaOf(values: Values) {
  const tips = (values.tips ?? '').split('\n').map((line) => line.trim());
  return {
    ...values,
    romanticScore: Number(values.romanticScore),
    tips: tips.filter((line) => line !== ''),
    bestForDateNumbers: ticked(values, 'date-', dateNumbers),
  };
}

/** `id` is null for a new place. */
export function useSaveIdea(id: string | null, onSaved: () => void) {
  const [mutate] = useConsoleSaveIdeaMutation();
  const refresh = useRefresh();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(dateIdeaRule, ideaOf(values));
    const missing = chosen.filter((name) => !values[name]).map((path) => ({ path, message: common.chooseOne }));
    if (!checked.ok || missing.length > 0)
      return byField(invalid([...missing, ...(checked.ok ? [] : checked.fieldErrors)]));
    const input: SaveDateIdeaInput = {
      dateIdeaId: id,
      ...checked.value,
      category: toContract(values.category as DateIdeaCategory),
      city: toContract(values.city as City),
      budgetLevel: toContract(values.budgetLevel as (typeof budgetLevels)[number]),
      isFeatured: values.featured !== undefined,
    };
    const answer = await mutate(input);
    if (answer.__typename !== 'SaveDateIdeaSuccess') return byField(refused(texts.saveFailed, answer));
    toast({ title: texts.saved(checked.value.name), tone: 'success' });
    // An edited place keeps its position in the list, even if its new name would sort it elsewhere.
    if (id === null) refresh(ConsoleDateIdeasDocument);
    onSaved();
    return [];
  };
}
