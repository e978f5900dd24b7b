/** Texts of the filters' sheet alone, which is loaded when somebody asks for it. */
export const filterTexts = {
  advancedTitle: 'Advanced filters',
  noPosition: 'Your profile has no position, so people are shown wherever they are.',
} as const;
