/** The lengths of texts, in characters. A text without `min` may be empty. Used as `limits.text`. */
export const text = {
  email: 255,
  password: { min: 6, max: 100 },
  fullName: { min: 2, max: 100 },
  bio: 500,
  location: 100,
  setupInterests: 200,
  /** /profile-edit asks for more than setup. */
  editBio: { min: 10, max: 500 },
  editLocation: { min: 2, max: 100 },
  editInterests: { min: 5, max: 300 },
  /** Each of the three texts of the beta feedback. */
  feedback: 1_000,
  reportDescription: 1_000,
  verificationReason: 500,
  townSearch: { min: 2, max: 100 },
  /** RFC 7636: the length of a code verifier. Its challenge always has 43 characters. */
  codeVerifier: { min: 43, max: 128 },
  /** Characters of one message after trimming. */
  message: 2_000,
  /** A message to the coach, and a draft for its feedback. */
  companion: { min: 1, max: 2_000 },
  ticketSubject: { min: 3, max: 120 },
  ticket: { min: 10, max: 2_000 },
  ticketReply: { min: 1, max: 2_000 },
  accessTokenName: 100,
  auditReason: 500,
  /** The reason for an account deletion, and an appeal against a suspension. */
  deletionReason: 500,
  appeal: { min: 20, max: 2_000 },
  /** Searches in the admin console: people, places. */
  deskSearch: 100,
  /** A place for dates: its short texts, its description, each of its tips. */
  place: { min: 2, max: 100 },
  placeDescription: { min: 20, max: 500 },
  placeTip: { min: 5, max: 200 },
  /** An article: its subject and title, and its Markdown. */
  articleTitle: { min: 5, max: 100 },
  article: { min: 100, max: 20_000 },
  articleSummary: 200,
  sessionLabel: 100,
  clientName: 100,
} as const;
