import { text } from './text-limits.ts';
import { throttles } from './throttles.ts';

/** No other code repeats one of these numbers. */
export const limits = {
  text,
  age: { adult: 18, filterMin: 18, filterMax: 80 },
  heightCm: { min: 120, max: 230 },
  distanceKm: { min: 1, max: 200, default: 100 },
  /** `boosted` of the `page` people come in front. `refillAt`: cards left at which a client asks for more. */
  deck: {
    page: 20,
    boosted: 4,
    refillAt: 5,
    /** A search reads on up to `readOn` if some of the first `read` people match. It uses the index of words last. */
    pool: { near: 60, unplaced: 10, boosted: 20, read: 300, readOn: 2_000 },
    livelyDays: 7,
  },
  /** `atOnce`: searches of a process at a time: with two, a deck beside them took three times as long (docs/bench-deck.md). `waiting` more wait, for at most `waitMs`. */
  search: { characters: 100, words: 8, atOnce: 1, waiting: 200, waitMs: 5_000, retrySeconds: 5 },
  filterInterests: 20,
  likesPerDay: { free: 5 },
  superLikesPerDay: { free: 1, premium: 5 },
  /** `inHand`: people that may be handed out beyond `perHour` before they were viewed. */
  views: { perHour: 50, inHand: 20, windowMs: 3_600_000 },
  /** A file of exactly this size is refused ("under 5MB"). */
  avatarBytes: 5 * 1024 * 1024,
  selfieBytes: 10 * 1024 * 1024,
  /** Beside the main one. */
  morePhotos: 9,
  /** `addressMs`: life of a signed selfie URL. `returnMs`: delay before the page returns to the profile. */
  selfie: { keptMs: 30 * 86_400_000, addressMs: 3_600_000, returnMs: 2_000 },
  /** A larger result is encoded again at a lower quality. */
  renditionBytes: { small: 18 * 1024, card: 33 * 1024, medium: 60 * 1024 },
  photoPixels: 40_000_000,
  /** An image of one pixel by millions is small to send and slow to decode. */
  photoSide: 12_000,
  /** The longer side of an upload from the browser. It exceeds the largest rendition; more would waste mobile data. */
  uploadPixels: 1_440,
  /** URLs expire at the end of a window. `consoleSeconds`: the shortest life of a moderator's URL. `addresses`, `verdicts`: cache sizes of a process. */
  photoAddress: {
    windowSeconds: 302_400,
    consoleSeconds: 1_800,
    addresses: 50_000,
    verdicts: 50_000,
    verdictMs: 30_000,
  },
  /** `distance`: differing bits of 64 up to which two photos count as alike. */
  photoLikeness: { distance: 6, keptMs: 2 * 365 * 86_400_000 },
  photoSizes: { thumb: 96, small: 320, card: 480, medium: 720, large: 1080 },
  uploadMs: 15 * 60_000,
  /** A photo that was not uploaded by then is purged. */
  reservedPhotoMs: 86_400_000,
  /** In a process; one of them per account. `ms`: timeout of one decoding. Waiting and decoding together stay below `document.timeoutMs`. */
  decoding: { atOnce: 2, waiting: 20, waitMs: 3_000, ms: 4_000, retrySeconds: 5 },
  /** `perPerson`: concurrent uploads in a process. `heldBytes`: memory for all unfinished uploads. */
  uploads: { perPerson: 3, heldBytes: 64 * 1024 * 1024, bodyMs: 60_000, retrySeconds: 5 },
  reservedPhotos: 20,
  /** The shortest interval between two writes. */
  activityEveryMs: 60_000,
  page: { default: 20, max: 100 },
  /** One above it means "more". */
  countExactTo: 50,
  typing: { shownMs: 3_000, clearedAfterMs: 2_000, sendEveryMs: 1_000 },
  session: {
    accessMs: 15 * 60_000,
    idleMs: 30 * 86_400_000,
    absoluteMs: 180 * 86_400_000,
    /** A rotated token may fetch its child token again for this long after the child was used. */
    reuseMs: 10_000,
    /** Age and number of session verdicts that a process caches. */
    verdictMs: 500,
    verdicts: 10_000,
    /** The precision of "last seen" and "last used". */
    seenEveryMs: 5 * 60_000,
    shown: 100,
  },
  /** argon2id: 19 MiB, two passes, one lane. A hash takes about 50 ms of a core, so few run at once. */
  passwords: { memoryKiB: 19_456, passes: 2, lanes: 1, atOnce: 2, waiting: 100, retrySeconds: 3 },
  socket: { frameBytes: 64 * 1024, perPerson: 5, subscriptions: 50, initMs: 3_000, queued: 256, retrySeconds: 1 },
  /** `silentMs`: a call without a sign of life for this long is over. `turnSeconds`: life of the TURN credentials. */
  calls: {
    ringMs: 45_000,
    stillHereMs: 30_000,
    silentMs: 90_000,
    keptMs: 90 * 86_400_000,
    sdp: 32_000,
    candidate: 1_000,
    turnSeconds: 600,
    video: { width: 1280, height: 720 },
    hdVideo: { width: 1920, height: 1080 },
  },
  document: { depth: 10, tokens: 1_000, aliases: 15, cost: 1_000, bodyBytes: 256 * 1024, timeoutMs: 10_000 },
  /** Counted from the last sight of a server of that build. */
  trustedDocuments: { keptMs: 30 * 86_400_000 },
  /** `perMinute`: of one account in a process. `perNetwork`: factor for a network without a session, which carriers share. */
  requests: { perMinute: 1_200, perNetwork: 5 },
  /** All but `answerMs` are below `document.timeoutMs`. Postgres would have ended a statement silent for `answerMs`. */
  database: { connectMs: 5_000, statementMs: 9_000, answerMs: 12_000 },
  boostMs: 3_600_000,
  towns: { default: 8, max: 20 },
  rating: { min: 1, max: 5 },
  /** `formerMs`: retention of a former address for the mail that reports the change. */
  emailVerification: { linkMs: 24 * 3_600_000, formerMs: 7 * 86_400_000 },
  passwordReset: { linkMs: 3_600_000, codeMs: 10 * 60_000, tries: 5, digits: 6 },
  /** RFC 6238 with the values that every authenticator app uses. `drift`: steps either way. */
  twoFactor: { stepSeconds: 30, digits: 6, drift: 1, recoveryCodes: 10 },
  /** Counted from a sign-in from it. */
  knownNetworkMs: 90 * 86_400_000,
  throttles,
  /**
   * Days from the request: `graceDays` until the deletion starts, `erasedDays` until all data is gone. An account `inactiveDays` inactive is
   * deleted; the warning comes `warnDays` before. The others are retention; evidence counts from the decision.
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
    /** `freshSessionMs`: age of a session up to which an export needs no password. */
    exportMs: 10 * 60_000,
    fetchedAtOnce: 3,
    freshSessionMs: 3_600_000,
  },
  /** `evidence`: messages stored with each report. `appealMs`: time for an appeal after a refused sign-in. */
  moderation: { evidence: 50, shownEvidence: 100, appealMs: 3_600_000, warnings: 50 },
  /** See rules/reporters.ts. `muted`: reporters with weight 0. `breaker` stops limits above `perHour` and above `timesUsual` times the usual. */
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
  /** `graceDays`: after a failed payment. `weeklyBoostDays`: of Diamond. */
  billing: {
    trialDays: 30,
    graceDays: 7,
    payments: 24,
    weeklyBoostDays: 7,
    webhookAgeSeconds: 300,
    webhookBytes: 256 * 1024,
    checkoutMs: 3_600_000,
    eventsKeptMs: 40 * 86_400_000,
  },
  launchDiscount: { percentOff: 20, months: 3 },
  /**
   * `exchanges`: recent ones sent with a message. `waitsMs`: time that a message waits for its reader. `silentMs`: longest silence of the
   * model. `answerMs`: timeout of an answer that is not streamed, below `document.timeoutMs`. `pieceMs`: between two pieces of a reply.
   * A process reports every `stillHereMs`, and counts as gone after `goneMs`. `names`: matches whose names are removed from texts.
   */
  companion: {
    exchanges: 12,
    /** The written coach pays nothing for what it remembers, and repeats no line of these. */
    writtenExchanges: 20,
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
  /** `earlyMs`: tolerance for clock drift between client and server. */
  games: {
    playsPerDay: 5,
    quiz: { themes: 7, perTheme: 8, perRound: 5, options: 4, goodPercent: 70 },
    prompts: 10,
    emojis: 30,
    perStory: 5,
    /** `statement` is in characters. */
    statements: { perRound: 3, statement: 200, ideas: 12 },
    pairs: { pairs: 8, columns: 4, mismatchMs: 1_000, matchMs: 500 },
    memory: { pairs: 10, columns: 5, seconds: 60, mismatchMs: 1_000, matchMs: 500 },
    flips: 1_000,
    earlyMs: 1_000,
    keptMs: 90 * 86_400_000,
    /** For two: `cards` are drawn in a game, of `library` of each kind. `reply` is in characters. `turnMs`: a session ends without a move. */
    together: {
      cards: 6,
      library: 100,
      questions: 5,
      reply: { min: 1, max: 300 },
      turnMs: 86_400_000,
      shownMs: 86_400_000,
    },
  },
  dateIdeas: {
    tips: 4,
    hearts: { min: 1, max: 5 },
    dateNumbers: { min: 1, max: 4 },
    page: 18,
    asked: 200,
    saved: 100,
    checkedDays: 180,
    shownReports: 20,
    nearKm: 15,
  },
  /** `lastsMs`: a planned date is over after it. `shownMs`: how long an ended plan stays in sight. `remindMs`: before its start. `reviewMs`: after its end. */
  datePlans: {
    aheadMs: { min: 3_600_000, max: 30 * 86_400_000 },
    lastsMs: 3 * 3_600_000,
    /** Who keeps changing a plan talks instead of planning. */
    versions: 20,
    shownMs: 86_400_000,
    remindMs: [24 * 3_600_000, 2 * 3_600_000],
    reviewMs: 3 * 86_400_000,
    reviewHourLagos: 11,
    keptMs: 90 * 86_400_000,
  },
  /**
   * `askAgainMs`, `alarmMs`, `keptMs`: after the time of a check-in. `unconfirmedMs`: a friend who has not answered is forgotten. `codeMs`: life of the
   * code for a friend's page.
   */
  checkIns: {
    friends: 3,
    unconfirmedMs: 7 * 86_400_000,
    pinDigits: 4,
    tries: 3,
    atLeastAheadMs: 10 * 60_000,
    afterStartMs: { default: 2 * 3_600_000, max: 12 * 3_600_000 },
    askAgainMs: 10 * 60_000,
    alarmMs: 20 * 60_000,
    extendMinutes: { step: 15, max: 60 },
    keptMs: 86_400_000,
    codeMs: 10 * 60_000,
    codeTries: 5,
    codeDigits: 6,
  },
  /**
   * A missed sending is made up until `untilHourLagos`. `perStep`: mails that one step of a sending queues. `triedMs`: retry time of an issue;
   * it ends before the next issue is due. `refused`: permanent refusals that count as our own fault.
   */
  newsletter: {
    hourLagos: 7,
    untilHourLagos: 20,
    perStep: 1_000,
    triedMs: 12 * 3_600_000,
    refused: { share: 0.05, atLeast: 50 },
    bounces: 1_000,
    articles: 200,
    wordsPerMinute: 200,
    keptMs: 400 * 86_400_000,
  },
  consoleSearch: { read: 1_000 },
  /** Days. `finalAfterMs`: after it the figures of a day are final, so that late payment events still count. */
  figures: { default: 14, max: 90, finalAfterMs: 4 * 3_600_000 },
  /** The days that the console shows. */
  replyRatings: { days: 30 },
  money: { days: 30 },
  totals: { freshMs: 60_000 },
  accessTokens: { perPerson: 50, maxDays: 366 },
  grant: { maxDays: 366 },
  /**
   * A day is a Lagos day. `shownChangesPerDay`: of the shown position. `changesPerDay`: of the person's own position. `leapsPerDay`: changes faster
   * than `kmPerHour` between two device fixes within `fixMs`. `fixErrorKm`: error of a fix.
   */
  position: {
    shownChangesPerDay: 4,
    delayMs: { min: 15 * 60_000, max: 60 * 60_000 },
    changesPerDay: 12,
    leapsPerDay: 2,
    kmPerHour: 1_000,
    fixErrorKm: 20,
    fixMs: 86_400_000,
  },
} as const;
