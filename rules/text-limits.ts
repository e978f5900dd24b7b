/** How long a text may be, in characters. Without `min` it may be empty. A part of `limits`, by which it is read. */
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
  /** A code verifier as RFC 7636 has it; its challenge is always 43. */
  codeVerifier: { min: 43, max: 128 },
  /** Characters of one message after trimming. */
  message: 2_000,
  /** A message to the companion, and a draft that it is to look at. */
  companion: { min: 1, max: 2_000 },
  ticketSubject: { min: 3, max: 120 },
  ticket: { min: 10, max: 2_000 },
  ticketReply: { min: 1, max: 2_000 },
  accessTokenName: 100,
  auditReason: 500,
  /** Why somebody leaves; an appeal against a suspension. */
  deletionReason: 500,
  appeal: { min: 20, max: 2_000 },
  /** What administrators look for: people, places. */
  deskSearch: 100,
  /** Of a place for dates: its short texts, its description, each of its tips. */
  place: { min: 2, max: 100 },
  placeDescription: { min: 20, max: 500 },
  placeTip: { min: 5, max: 200 },
  /** Of an article: subject and title, and its Markdown. */
  articleTitle: { min: 5, max: 100 },
  article: { min: 100, max: 20_000 },
  articleSummary: 200,
  sessionLabel: 100,
  clientName: 100,
} as const;
