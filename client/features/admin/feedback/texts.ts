import { limits } from '#rules/limits.ts';

export const texts = {
  none: 'Nobody has said anything yet.',
  stars: (count: number) => `${count} of ${limits.rating.max} stars`,
  unrated: 'Unrated',
  bugReport: 'What is broken',
  featureRequest: 'What is missing',
  generalFeedback: 'Anything else',
} as const;
