/** So many points in so many seconds; see server/platform/throttles/throttles.ts. Carriers let many people share one address. */
export const throttles = {
  signInOfAccountAndAddress: { points: 10, seconds: 600 },
  signInOfAddress: { points: 100, seconds: 600 },
  /** Over all networks but those that the account signed in from. */
  signInOfAccountDaily: { points: 100, seconds: 86_400 },
  /** More than the other windows let pass. */
  signInAtHomeDaily: { points: 1_000_000, seconds: 86_400 },
  twoFactorOfAccount: { points: 5, seconds: 900 },
  twoFactorOfAccountDaily: { points: 50, seconds: 86_400 },
  signUpOfAddress: { points: 100, seconds: 600 },
  /** Those that succeed too. */
  signUpsOfAddress: { points: 300, seconds: 3_600 },
  resetOfAddress: { points: 100, seconds: 600 },
  /** Letters, of which an account's own networks and all others have an hour's share each. */
  resetOfAccount: { points: 1, seconds: 60 },
  resetOfAccountHourly: { points: 10, seconds: 3_600 },
  /** Typed codes over all requests: with a new request for every five tries, somebody could otherwise go on guessing. */
  resetCodeOfAccountDaily: { points: 50, seconds: 86_400 },
  verificationOfAccount: { points: 1, seconds: 60 },
  newsletterOfAddress: { points: 100, seconds: 600 },
  /** Letters to addresses typed into the newsletter's form: a letter that went is never given back. */
  lettersOfAddress: { points: 60, seconds: 3_600 },
  /** Letters to a mailbox, whatever spelling of its address they go to, that may be a stranger's: of sign-ups, confirmations and the newsletter's form. */
  lettersOfMailbox: { points: 15, seconds: 86_400 },
  /** Warnings that the newsletter of a day did not begin. */
  newsletterMissed: { points: 1, seconds: 86_400 },
  feedbackOfAccount: { points: 10, seconds: 3_600 },
  /** Pages of people found by words: a person who swipes through them asks for one in some ten seconds. */
  searchesOfAccount: { points: 30, seconds: 60 },
  reportsOfAccount: { points: 20, seconds: 3_600 },
  /** New calls of one person to one other. */
  callsToPerson: { points: 3, seconds: 60 },
  /** A call needs some fifty, most of them at its start. */
  callSignalsOfAccount: { points: 300, seconds: 30 },
  /** One for each call, and one for each time that its connection is mended. */
  callsPreparedOfAccount: { points: 30, seconds: 60 },
  checkoutsOfAccount: { points: 60, seconds: 600 },
  companionOfAccount: { points: 20, seconds: 60 },
  questionsOfAccount: { points: 10, seconds: 60 },
  draftsOfAccount: { points: 10, seconds: 60 },
  playsOfAccount: { points: 30, seconds: 60 },
  ticketsOfAccount: { points: 5, seconds: 3_600 },
  /** Files that turned out to be no photo. */
  failedPhotosOfAccount: { points: 10, seconds: 600 },
  exportsOfAccount: { points: 10, seconds: 86_400 },
  appealsOfAddress: { points: 20, seconds: 3_600 },
  ticketRepliesOfAccount: { points: 20, seconds: 3_600 },
} as const;
