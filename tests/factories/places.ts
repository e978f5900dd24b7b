import { placeSlug } from '#rules/date-ideas.ts';
import type { ListedPlace } from '#server/features/date-ideas/content.ts';

/** A place as the content brings it. */
export function listedPlace(name: string, change: Partial<Omit<ListedPlace, 'name' | 'slug'>> = {}): ListedPlace {
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
    ...change,
    name,
    slug: placeSlug(city, name),
  };
}
