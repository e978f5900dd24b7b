import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';

export const texts = {
  ratings: (days: number) => `${brand.companion}’s replies, last ${days} days`,
  helped: (helpful: string, notHelpful: string) => `${helpful} helped, ${notHelpful} did not`,
  noRatings: 'Nobody has rated a reply yet.',
  none: 'Nobody has said anything yet.',
  stars: (count: number) => `${count} of ${limits.rating.max} stars`,
  unrated: 'Unrated',
  bugReport: 'What is broken',
  featureRequest: 'What is missing',
  generalFeedback: 'Anything else',
} as const;
