import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { newsletterCategories, newsletterDays } from '#rules/newsletter-console.ts';
import { articlePath } from '#rules/paths.ts';
import { Action } from '../Action.tsx';
import { dayText } from '../dates.ts';
import {
  type ArticleRow_ArticleFragment,
  ArticleRow_ArticleFragmentDoc,
  ConsoleArticlesDocument,
  useConsoleRemoveArticleMutation,
} from './console-newsletter.generated.ts';
import { texts } from './texts.ts';

type Props = {
  article: FragmentType<ArticleRow_ArticleFragment>;
  onEdit: (id: string) => void;
};

export function ArticleRow({ article: ref, onEdit }: Props) {
  const data = useFragmentData(ArticleRow_ArticleFragmentDoc, ref);
  const [remove] = useConsoleRemoveArticleMutation();
  if (data === null) return null;
  const { id, article, isRemoved, lastSentAt } = data;
  const about = texts.about(labelOf(newsletterDays, article.day), labelOf(newsletterCategories, article.category));
  return (
    <li className="grid gap-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {article.title}
          {isRemoved && <Badge>{texts.removed}</Badge>}
        </h3>
        <p className="text-ink-soft text-sm">
          {about} · {texts.minutes(article.minutes)} ·{' '}
          {lastSentAt === null ? texts.neverSent : texts.lastSent(dayText(lastSentAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isRemoved && (
          <LinkButton to={articlePath(article.slug)} variant="ghost" size="sm">
            {texts.read}
            <span className="sr-only"> {article.title}</span>
          </LinkButton>
        )}
        <Button variant="secondary" size="sm" data-edits={id} onClick={() => onEdit(id)}>
          {texts.edit}
          <span className="sr-only"> {article.title}</span>
        </Button>
        <Action
          label={texts.remove}
          hidden={article.title}
          done={isRemoved ? texts.removed : undefined}
          variant="danger"
          title={texts.removeWhich(article.title)}
          description={texts.removeBody}
          success={texts.removedNow}
          failed={texts.removeFailed}
          queue={ConsoleArticlesDocument}
          send={() => remove({ articleId: id })}
        />
      </div>
    </li>
  );
}
