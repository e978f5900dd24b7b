/** Apart from discovery.ts: what sends a swipe is loaded on pages without the deck. */
export const swipeMessages = {
  likeFailed: 'Failed to like profile',
  superLikeFailed: 'Failed to super like profile',
  passFailed: 'Failed to pass profile',
  undoFailed: 'Failed to undo',
  outOfSuperLikes: 'Out of Super Likes',
  notAvailable: 'This person is no longer available.',
} as const;
