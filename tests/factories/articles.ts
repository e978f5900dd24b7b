/** Articles as the content has them. */
import type { NewsletterDay } from '#rules/newsletter-console.ts';
import type { ContentArticle } from '#server/features/newsletter/content.ts';

/** An article of a day; of two, that with the lower position is sent first. */
export function article(day: NewsletterDay, position: number, more: Partial<ContentArticle> = {}): ContentArticle {
  return {
    slug: `${day}-${position}`,
    position,
    day,
    category: 'growth',
    subject: `The subject of ${day} ${position}`,
    title: `The title of ${day} ${position}`,
    content: `## A beginning\n\nThis is what stands in the article of ${day} number ${position}, with **strong** words and more of them.\n\n- one\n- two`,
    ...more,
  };
}
