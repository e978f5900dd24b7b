import { ideaSlug } from '#rules/date-ideas.ts';
import type { ListedIdea } from '#server/features/date-ideas/content.ts';

/** A place as the content brings it. */
export function listedIdea(name: string, change: Partial<Omit<ListedIdea, 'name' | 'slug'>> = {}): ListedIdea {
  const city = change.city ?? 'lagos';
  return {
    description: 'A quiet garden with a view and good music.',
    category: 'nature',
    area: 'Lekki',
    city,
    budgetLevel: 'low',
    romanticScore: 3,
    estimatedCost: '₦5,000 to ₦10,000 for two',
    bestTime: 'Late afternoon',
    openingHours: '9 am to 6 pm',
    tips: ['Bring cash for the gate.', 'Come early.'],
    bestForDateNumbers: [1, 2],
    featured: false,
    sourceUrl: null,
    sourceDate: null,
    ...change,
    name,
    slug: ideaSlug(city, name),
  };
}
