import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { articleRule, type NewsletterCategory, type NewsletterDay } from '#rules/newsletter-console.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { texts as common } from '../texts.ts';
import { useRefresh } from '../use-refresh.ts';
import {
  ConsoleArticlesDocument,
  type ConsolePreviewArticleMutation,
  useConsolePreviewArticleMutation,
  useConsoleSaveArticleMutation,
} from './console-newsletter.generated.ts';
import { texts } from './texts.ts';

type Broken = readonly FieldError[];
type Previewed = Extract<
  ConsolePreviewArticleMutation['saveNewsletterArticle'],
  { __typename: 'SaveNewsletterArticleSuccess' }
>;
export type Preview = Previewed['article']['article'];
/** Fields without a rule of their own, because the schema checks them. */
const chosen = ['day', 'category'] as const;

/** `id` is null for a new article. */
export function useSaveArticle(id: string | null) {
  const [mutate] = useConsoleSaveArticleMutation();
  // The answer of a dry run is not cached.
  const [tryDry] = useConsolePreviewArticleMutation({ fetchPolicy: 'no-cache' });
  const refresh = useRefresh();

  function inputOf(values: Values) {
    const checked = check(articleRule, values);
    const missing = chosen.filter((name) => !values[name]).map((path) => ({ path, message: common.chooseOne }));
    if (!checked.ok || missing.length > 0)
      return { ok: false as const, fieldErrors: [...missing, ...(checked.ok ? [] : checked.fieldErrors)] };
    const day = toContract(values.day as NewsletterDay);
    const category = toContract(values.category as NewsletterCategory);
    return { ok: true as const, input: { articleId: id, day, category, ...checked.value } };
  }

  return {
    async save(values: Values, onSaved: () => void): Promise<Broken> {
      const given = inputOf(values);
      if (!given.ok) return invalid(given.fieldErrors);
      const answer = await mutate(given.input);
      if (answer.__typename !== 'SaveNewsletterArticleSuccess') return refused(texts.saveFailed, answer);
      toast({ title: texts.saved, tone: 'success' });
      // The server knows the position of a new article among the others.
      if (id === null) refresh(ConsoleArticlesDocument);
      onSaved();
      return [];
    },
    async preview(values: Values, onPreview: (preview: Preview) => void): Promise<Broken> {
      const given = inputOf(values);
      if (!given.ok) return invalid(given.fieldErrors);
      const answer = await tryDry({ ...given.input, isDryRun: true });
      if (answer.__typename !== 'SaveNewsletterArticleSuccess') return refused(texts.saveFailed, answer);
      onPreview(answer.article.article);
      return [];
    },
  };
}
