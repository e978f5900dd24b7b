/** Many people share one address at mobile carriers. */
export const throttles = {
  signInOfAccountAndAddress: { points: 10, seconds: 600 },
  signInOfAddress: { points: 100, seconds: 600 },
  /** All networks except the known networks of the account. */
  signInOfAccountDaily: { points: 100, seconds: 86_400 },
  /** For known networks. Never the limit: the other windows allow less. */
  signInAtHomeDaily: { points: 1_000_000, seconds: 86_400 },
  twoFactorOfAccount: { points: 5, seconds: 900 },
  twoFactorOfAccountDaily: { points: 50, seconds: 86_400 },
  signUpOfAddress: { points: 100, seconds: 600 },
  /** Counts successful sign-ups too. */
  signUpsOfAddress: { points: 300, seconds: 3_600 },
  resetOfAddress: { points: 100, seconds: 600 },
  /** The known networks of an account and all others each have an hourly window. */
  resetOfAccount: { points: 1, seconds: 60 },
  resetOfAccountHourly: { points: 10, seconds: 3_600 },
  /** Counts over all reset requests. Without it, a new request would give five new tries each time. */
  resetCodeOfAccountDaily: { points: 50, seconds: 86_400 },
  verificationOfAccount: { points: 1, seconds: 60 },
  newsletterOfAddress: { points: 100, seconds: 600 },
  /** Mails to addresses typed into the newsletter's form. A sent mail's point is never returned. */
  lettersOfAddress: { points: 60, seconds: 3_600 },
  /** To one mailbox, which may be a stranger's. All spellings of its address count together. */
  lettersOfMailbox: { points: 15, seconds: 86_400 },
  newsletterMissed: { points: 1, seconds: 86_400 },
  feedbackOfAccount: { points: 10, seconds: 3_600 },
  /** Fast swiping needs about one in ten seconds. */
  searchesOfAccount: { points: 30, seconds: 60 },
  reportsOfAccount: { points: 20, seconds: 3_600 },
  callsToPerson: { points: 3, seconds: 60 },
  /** A call needs about fifty, most of them at its start. */
  callSignalsOfAccount: { points: 300, seconds: 30 },
  /** One for each call and one for each reconnection of it. */
  callsPreparedOfAccount: { points: 30, seconds: 60 },
  checkoutsOfAccount: { points: 60, seconds: 600 },
  companionOfAccount: { points: 20, seconds: 60 },
  questionsOfAccount: { points: 10, seconds: 60 },
  draftsOfAccount: { points: 10, seconds: 60 },
  playsOfAccount: { points: 30, seconds: 60 },
  gameInvitesOfAccount: { points: 20, seconds: 86_400 },
  /** A whole game is about ten moves. */
  gameMovesOfAccount: { points: 60, seconds: 60 },
  ticketsOfAccount: { points: 5, seconds: 3_600 },
  failedPhotosOfAccount: { points: 10, seconds: 600 },
  exportsOfAccount: { points: 10, seconds: 86_400 },
  appealsOfAddress: { points: 20, seconds: 3_600 },
  placeReportsOfAccount: { points: 20, seconds: 3_600 },
  datePlansOfAccount: { points: 5, seconds: 86_400 },
  planAnswersOfAccount: { points: 60, seconds: 3_600 },
  friendInvitationsOfAccount: { points: 3, seconds: 86_400 },
  /** Over all accounts: who trusts a friend must not make their mailbox a nuisance. */
  friendInvitationsOfMailbox: { points: 1, seconds: 30 * 86_400 },
  checkInsOfAccount: { points: 5, seconds: 86_400 },
  pinsOfAccount: { points: 20, seconds: 3_600 },
  planCodesOfFriend: { points: 5, seconds: 3_600 },
  ticketRepliesOfAccount: { points: 20, seconds: 3_600 },
} as const;
