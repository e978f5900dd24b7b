/** Of Two Truths and a Lie, alone and for two. */
export const words = {
  statement: (place: number) => `Statement ${place}`,
  isLie: (place: number) => `Statement ${place} is the lie`,
  guessTitle: 'Which one is the lie?',
  guess: 'That is the lie',
  noGuess: 'Please choose the one that you think is the lie',
  theLie: 'The lie',
  aTruth: 'A truth',
  theGuess: 'The guess',
} as const;
