import { text } from './text-limits.ts';
import { throttles } from './throttles.ts';

/** Every number the product is bound by, in one table. Nothing else in the code repeats one of them. */
export const limits = {
  text,
  age: { adult: 18, filterMin: 18, filterMax: 80 },
  heightCm: { min: 120, max: 230 },
  distanceKm: { min: 1, max: 200, default: 100 },
  /** People of a page, of them boosted ones in front, and how many are left when a client asks again. */
  deck: {
    page: 20,
    boosted: 4,
    refillAt: 5,
    /** `read`: of how many people a search reads the words; `readOn`: of how many where some of these have them, before it goes by their index. */
    pool: { near: 60, unplaced: 10, boosted: 20, read: 300, readOn: 2_000 },
    livelyDays: 7,
  },
  /** Of a search; and how many a process runs at once, so that decks need not wait for them, how many more wait, and for how long. */
  search: { characters: 100, words: 8, atOnce: 2, waiting: 200, waitMs: 5_000, retrySeconds: 5 },
  filterInterests: 20,
  likesPerDay: { free: 5 },
  superLikesPerDay: { free: 1, premium: 5 },
  /** Views an hour of a free person, and how many more may be handed out without having been looked at. */
  views: { perHour: 50, inHand: 20, windowMs: 3_600_000 },
  /** Bytes; a file of exactly this size is refused ("under 5MB"). */
  avatarBytes: 5 * 1024 * 1024,
  selfieBytes: 10 * 1024 * 1024,
  /** Photos beside the main one. */
  morePhotos: 9,
  /** How long a reviewed selfie is kept, and how long a signed address of one is good (at most an hour). */
  selfie: { keptMs: 30 * 86_400_000, addressMs: 3_600_000, returnMs: 2_000 },
  /** Bytes of a rendition of the deck, in WebP: a photo that comes out larger is written again at a lower quality. */
  renditionBytes: { small: 18 * 1024, medium: 60 * 1024 },
  photoPixels: 40_000_000,
  /** The most pixels of a side: a picture of one pixel by millions is small to send and long to decode. */
  photoSide: 12_000,
  /** The longer side of what a browser sends: above the largest rendition, and dear data for nothing beyond. */
  uploadPixels: 1_440,
  /**
   * The windows by which addresses of photos end, how long a moderator's lives at least, how many a process remembers, and of how many
   * photos it believes for how long that they are shown.
   */
  photoAddress: {
    windowSeconds: 302_400,
    deskSeconds: 1_800,
    addresses: 50_000,
    verdicts: 50_000,
    verdictMs: 30_000,
  },
  /** How many of 64 bits may differ between photos that look alike, and for how long it is kept what a removed one looked like: two years. */
  photoLikeness: { distance: 6, keptMs: 2 * 365 * 86_400_000 },
  photoSizes: { thumb: 96, small: 320, medium: 720, large: 1080 },
  uploadMs: 15 * 60_000,
  /** How long a reserved photo waits for its bytes before it is purged. */
  reservedPhotoMs: 86_400_000,
  /**
   * Photos decoded at once for a process (one of them for an account), how many more wait and for how long, and how long each may take
   * before the process that decodes it is ended: waiting and decoding together stay below `document.timeoutMs`.
   */
  decoding: { atOnce: 2, waiting: 20, waitMs: 3_000, ms: 4_000, retrySeconds: 5 },
  /** Photos that a process receives of one person at once, the bytes it holds of all that are not whole, and how long one may take. */
  uploads: { perPerson: 3, heldBytes: 64 * 1024 * 1024, bodyMs: 60_000, retrySeconds: 5 },
  /** Further photos that a person may have on their way at once; one more takes the place of the oldest. */
  reservedPhotos: 20,
  /** How often a person's last activity is written. */
  activityEveryMs: 60_000,
  page: { default: 20, max: 100 },
  /** Counts shown to people are exact up to this; one more stands for "more". */
  countExactTo: 50,
  typing: { shownMs: 3_000, clearedAfterMs: 2_000, sendEveryMs: 1_000 },
  session: {
    accessMs: 15 * 60_000,
    idleMs: 30 * 86_400_000,
    absoluteMs: 180 * 86_400_000,
    /** How long a rotated token may still ask for its child once the child was used. */
    reuseMs: 10_000,
    /** How long a process may believe a verdict, and how many it remembers. */
    verdictMs: 500,
    verdicts: 10_000,
    /** How exact "last seen" and "last used" are. */
    seenEveryMs: 5 * 60_000,
    /** How many live sessions a person is shown. */
    shown: 100,
  },
  /** argon2id: 19 MiB, two passes, one lane. A hash takes some 50 ms of a core, so few run at once and few wait. */
  passwords: { memoryKiB: 19_456, passes: 2, lanes: 1, atOnce: 2, waiting: 100, retrySeconds: 3 },
  socket: { frameBytes: 64 * 1024, perPerson: 5, subscriptions: 50, initMs: 3_000, queued: 256, retrySeconds: 1 },
  /** `silentMs`: without a sign of life a call is over. `turnSeconds`: how long the credentials of a relay are good. */
  calls: {
    ringMs: 45_000,
    stillHereMs: 30_000,
    silentMs: 90_000,
    /** How long calls that are over are kept. */
    keptMs: 90 * 86_400_000,
    sdp: 32_000,
    candidate: 1_000,
    turnSeconds: 600,
    video: { width: 1280, height: 720 },
    hdVideo: { width: 1920, height: 1080 },
  },
  document: { depth: 10, tokens: 1_000, aliases: 15, cost: 1_000, bodyBytes: 256 * 1024, timeoutMs: 10_000 },
  /** How long a document of the product's own client may be sent after the last server with that build was seen. */
  trustedDocuments: { keptMs: 30 * 86_400_000 },
  /** Documents of one account in a minute and process; and how many times as many of one network without a session, which carriers share. */
  requests: { perMinute: 1_200, perNetwork: 5 },
  /**
   * How long a request waits for a connection to the database, and for one statement: less than for its whole document. A connection that
   * is silent for `answerMs` is taken for dead: later than Postgres would have ended the statement.
   */
  database: { connectMs: 5_000, statementMs: 9_000, answerMs: 12_000 },
  boostMs: 3_600_000,
  towns: { default: 8, max: 20 },
  rating: { min: 1, max: 5 },
  /** `formerMs`: how long a former address is kept for the letters that tell it so, with all their tries. */
  emailVerification: { linkMs: 24 * 3_600_000, formerMs: 7 * 86_400_000 },
  /** A link lives an hour, a code 10 minutes and 5 tries. */
  passwordReset: { linkMs: 3_600_000, codeMs: 10 * 60_000, tries: 5, digits: 6 },
  /** RFC 6238 with the values every authenticator app has: 30 s, 6 digits, one step of drift either way. */
  twoFactor: { stepSeconds: 30, digits: 6, drift: 1, recoveryCodes: 10 },
  /** How long a network counts as an account's own after it signed in there. */
  knownNetworkMs: 90 * 86_400_000,
  throttles,
  /**
   * Of leaving, from the day it was asked for. `inactiveDays`: after so long an account counts as left, of which its person is told `warnDays`
   * before. `messageDays`, `paymentDays`, `evidenceDays`: how long what was written, paid, and reported (from its decision) is kept.
   */
  dataRights: {
    graceDays: 30,
    erasedDays: 90,
    inactiveDays: 3 * 365,
    warnDays: 30,
    messageDays: 2 * 365,
    paymentDays: 7 * 365,
    auditDays: 7 * 365,
    evidenceDays: 365,
    /**
     * `exportMs`: how long an export can be fetched; `fetchedAtOnce`: how often by one person at once from a process. `freshSessionMs`: how
     * old a session may be to ask for one without the password.
     */
    exportMs: 10 * 60_000,
    fetchedAtOnce: 3,
    freshSessionMs: 3_600_000,
  },
  /**
   * `evidence`: messages kept with a report each time it is made; `shownEvidence`: how many of all of them moderators see. `appealMs`: how
   * long a refused sign-in may be followed by an appeal.
   */
  moderation: { evidence: 50, shownEvidence: 200, appealMs: 3_600_000, warnings: 50 },
  /**
   * What reports that somebody is under 18 weigh, and when they limit that person: see rules/reporters.ts. `underagePerDay`: how many of one
   * reporter count in 24 hours. `muted`: so many dismissed reports within so long, and a reporter weighs nothing. `breaker`: when more limits
   * than `perHour` and `timesUsual` times the usual number fall into an hour, nobody is limited; `usualHours` are what is usual.
   */
  reports: {
    weights: { fresh: 0, known: 0.5, trusted: 1 },
    freshMs: 86_400_000,
    trustedMs: 7 * 86_400_000,
    dismissedCount: 2,
    enough: 1.5,
    joinedApartMs: 48 * 3_600_000,
    underagePerDay: 5,
    muted: { dismissed: 3, withinMs: 30 * 86_400_000 },
    breaker: { perHour: 10, timesUsual: 3, usualHours: 7 * 24 },
  },
  beta: { places: 100 },
  /** `graceDays`: how long a plan stays in force when a payment fails. `weeklyBoostDays`: Diamond's boost by itself. */
  billing: {
    trialDays: 30,
    graceDays: 7,
    payments: 24,
    weeklyBoostDays: 7,
    webhookAgeSeconds: 300,
    webhookBytes: 256 * 1024,
    /** How long a payment page stays open. */
    checkoutMs: 3_600_000,
    eventsKeptMs: 40 * 86_400_000,
  },
  /** What people of the beta save on the first months of a subscription, counted from its start. */
  launchDiscount: { percentOff: 20, months: 3 },
  /**
   * Of the coach. `turns`: how many of the last turns it is told again. `tokensPerDay`: of one person in a Lagos day. `waitsMs`: how long a
   * message waits for its reader. `silentMs`: the longest silence of the upstream; `replyMs`, `replyCharacters`: the longest reply;
   * `answerMs`: the longest wait for what is not streamed, below `document.timeoutMs`. `pieceMs` lies between two pieces of a reply. A
   * process says so often that it still writes one (`stillHereMs`), and counts as gone after `goneMs`. `names`: of how many matches the
   * names are taken out of what is sent.
   */
  companion: {
    turns: 12,
    shownMessages: 100,
    tokensPerDay: 30_000,
    replyTokens: 600,
    waitsMs: 60_000,
    silentMs: 20_000,
    replyMs: 120_000,
    replyCharacters: 8_000,
    answerMs: 8_000,
    pieceMs: 50,
    planMs: 1_000,
    stillHereMs: 5_000,
    goneMs: 20_000,
    busySeconds: 5,
    names: 200,
    usageKeptMs: 90 * 86_400_000,
    questions: 3,
  },
  support: { shownTickets: 50, shownMessages: 100 },
  /**
   * `playsPerDay`: of a free person on a Lagos day. `flips`: cards turned in one round. `earlyMs`: how much shorter a round may have lasted by
   * the server's clock than by its own, for clocks that run unevenly. Times of the matching games are in milliseconds, but for `seconds`.
   */
  games: {
    playsPerDay: 5,
    quiz: { themes: 7, perTheme: 8, perRound: 5, options: 4, goodPercent: 70 },
    prompts: 10,
    emojis: 30,
    perStory: 5,
    /** Of Two Truths and a Lie; `statement` in characters. */
    statements: { perRound: 3, statement: 200, ideas: 12 },
    pairs: { pairs: 8, columns: 4, mismatchMs: 1_000, matchMs: 500 },
    memory: { pairs: 10, columns: 5, seconds: 60, mismatchMs: 1_000, matchMs: 500 },
    flips: 1_000,
    earlyMs: 1_000,
    keptMs: 90 * 86_400_000,
  },
  /** `page`: places that the guide shows at once: whole rows of two and of three. */
  dateIdeas: { tips: 4, hearts: { min: 1, max: 5 }, dateNumbers: { min: 1, max: 4 }, page: 18 },
  /**
   * `hourLagos`: when the newsletter goes out by itself, `untilHourLagos`: until when a sending that was missed is made up. `perStep`:
   * letters that one step of a sending puts into the queue. `triedMs`: how long after its beginning the letters of a sending are tried: it is
   * over before the next one is due. `refused`: how many letters of a sending may be refused for good until that is taken for a fault of ours: a
   * share of them, or a number where that is more. `bounces`: addresses of one report.
   */
  newsletter: {
    hourLagos: 7,
    untilHourLagos: 20,
    perStep: 1_000,
    triedMs: 12 * 3_600_000,
    refused: { share: 0.05, atLeast: 50 },
    bounces: 1_000,
    articles: 200,
    shownIssues: 20,
    wordsPerMinute: 200,
    keptMs: 400 * 86_400_000,
  },
  /** Of how many of the newest accounts a search on the desk reads name and address before it goes by their index. */
  deskSearch: { read: 1_000 },
  /** In days. `settledMs`: how long after its end a day is counted for good: what payments brought while nobody listened is known by then. */
  figures: { default: 14, max: 90, settledMs: 4 * 3_600_000 },
  /** How old what is counted of everybody may be on the desk. */
  totals: { freshMs: 60_000 },
  accessTokens: { perPerson: 50, maxDays: 366 },
  grant: { maxDays: 366 },
  /**
   * `movesPerDay`: how often others see somebody move in a Lagos day. `changesPerDay`: how often people change where they search from.
   * `leapsPerDay`: changes faster than `kmPerHour` between two fixes of a device within `fixMs`; `fixErrorKm`: how far a fix may be off.
   */
  position: {
    movesPerDay: 4,
    delayMs: { min: 15 * 60_000, max: 60 * 60_000 },
    changesPerDay: 12,
    leapsPerDay: 2,
    kmPerHour: 1_000,
    fixErrorKm: 20,
    fixMs: 86_400_000,
  },
} as const;
