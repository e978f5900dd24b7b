/** The words of the browse screen that the rules do not hold: titles, and what the client alone can know. */
export const messages = {
  loadFailed: 'Failed to load profiles',
  likeFailed: 'Failed to like profile',
  superLikeFailed: 'Failed to super like profile',
  passFailed: 'Failed to pass profile',
  undoFailed: 'Failed to undo',
  outOfSuperLikes: 'Out of Super Likes',
  limitTitle: 'Browse Limit Reached',
  endTitle: "That's everyone for now!",
  noPosition: 'Your profile has no position, so people are shown wherever they are.',
  tryAgain: 'Please check your connection and try again.',
} as const;
