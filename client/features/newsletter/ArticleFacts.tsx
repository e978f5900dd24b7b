import { fromContract, labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { type NewsletterCategory, newsletterCategories, newsletterDays } from '#rules/newsletter-console.ts';
import { texts } from './texts.ts';
import type { Article } from './use-articles.ts';

const tones = {
  longevity: 'leaf',
  success: 'gold',
  spiritual: 'plum',
  confidence: 'crimson',
  happiness: 'gold',
  growth: 'leaf',
} as const satisfies Record<NewsletterCategory, string>;

type Props = { article: Article; isShort?: boolean };

export function ArticleFacts({ article: { category, day, minutes }, isShort = false }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
      <Badge tone={tones[fromContract(category)]}>{labelOf(newsletterCategories, category)}</Badge>
      <span>
        {isShort ? texts.days[day] : labelOf(newsletterDays, day)} ·{' '}
        <span className="whitespace-nowrap">{texts.minutes(minutes)}</span>
      </span>
    </p>
  );
}
