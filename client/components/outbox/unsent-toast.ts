/** The subject of the toasts about messages of a match that were not sent. */
export const toastOf = (matchId: string): string => `unsent:${matchId}`;
