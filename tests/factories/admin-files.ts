/** Files that administrators hand to the command line. */
/** An article with its head. */
export const articleFile = `---
day: monday
category: growth
subject: Begin again on Monday
title: A week is a small life
---
## Begin

${'What you learn from a hard week is yours, and nobody takes it away again. '.repeat(3)}
`;
/** A place for dates, in the words of its file. */
export const ideaFields = {
  name: 'The test garden',
  description: 'Grass, shade and a view of the lagoon at sunset.',
  category: 'nature',
  area: 'Victoria Island',
  city: 'lagos',
  budgetLevel: 'low',
  romanticScore: 4,
  estimatedCost: 'About ₦5,000',
  bestTime: 'Late afternoon',
  openingHours: 'Daily, 9 to 6',
  tips: ['Bring a mat.'],
  bestForDateNumbers: [1, 2],
};
