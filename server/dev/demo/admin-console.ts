/** Demo data for the admin console: every part of it and every state of its items has an example. */
import { urgencyOf } from '#rules/moderation.ts';
import type { ReportReason } from '#rules/safety.ts';
import { hashOf } from '#server/auth/tokens.ts';
import { demoDomain } from '#server/config/demo-domain.ts';
import { demoAdmin } from './accounts.ts';
import { type DemoPerson, idOf } from './cast.ts';
import { accountRows } from './rows.ts';

const HOUR = 3_600_000;
const YEAR_HOURS = 365 * 24;

export const suspendedPeople = [
  {
    key: 'shop',
    fullName: 'Wale Martins',
    reason: 'Fourteen requests for help in one evening, all of them advertising a shop.',
    content:
      'My cousin had my phone that evening and sells shoes. I have changed the password. Please let me in again.',
    decided: null,
  },
  {
    key: 'lender',
    fullName: 'Ngozi Peters',
    reason: 'Offered loans in requests for help, against a fee paid first.',
    content: 'It is a real business and I did not know that it is not allowed here.',
    decided: 'Offers of loans against a fee are how people are robbed here. The suspension stays.',
  },
].map((one) => ({ ...one, id: idOf(one.key), email: `${one.key}@${demoDomain}` }));

const reports: readonly { reason: ReportReason; says: string; state: 'open' | 'dismissed' | 'acted'; note?: string }[] =
  [
    { reason: 'harassment', says: 'Kept writing after I said no, and then insulted me.', state: 'open' },
    { reason: 'fake_profile', says: 'The same pictures belong to an actor I know from television.', state: 'open' },
    { reason: 'other', says: 'Asked me to invest in something on the second day.', state: 'open' },
    {
      reason: 'inappropriate_content',
      says: 'A rude bio.',
      state: 'dismissed',
      note: 'A joke about jollof; not rude.',
    },
    { reason: 'other', says: 'Sells perfume in every chat.', state: 'acted', note: 'Warned: no selling.' },
  ];

const tickets = [
  {
    subject: 'My card was charged twice',
    says: ['I paid for Gold this morning and see two charges at my bank. Can you look?'],
    state: 'open',
    isPriority: true,
  },
  {
    subject: 'How do I change my town',
    says: ['I moved from Kano to Abuja and still see people in Kano.'],
    state: 'open',
    isPriority: false,
  },
  {
    subject: 'No letter with my code',
    says: ['The code never came.', 'It went out again just now; please look in the spam folder too.'],
    state: 'answered',
    isPriority: false,
  },
  {
    subject: 'Thank you',
    says: ['We met here in March and marry in December. Thank you!', 'Congratulations from all of us!'],
    state: 'closed',
    isPriority: false,
  },
] as const;

const feedback = [
  { featureRating: 5, generalFeedback: 'The compatibility reasons are what I read first. More of that.' },
  { featureRating: 4, featureRequest: 'Voice notes in chat, please.' },
  { featureRating: 3, bugReport: 'On my old phone the photos come slowly when the network is bad.' },
  { featureRating: 5, featureRequest: 'Date ideas in Enugu!', generalFeedback: 'We found Freedom Park through you.' },
] as const;

const placeReports = [
  { slug: 'ibadan-agodi-gardens', change: 'prices', note: 'The boat is ₦2,000 each now.' },
  { slug: 'lagos-freedom-park-lagos', change: 'hours', note: 'They close at eight on weekdays.' },
] as const;

/** What readers say has changed at places of the guide. */
export function placeReportRows(crowd: readonly DemoPerson[], now: Date) {
  return placeReports.map((report, index) => ({
    ...report,
    id: idOf(`place report ${index}`),
    userId: crowd[70 + index]?.id ?? '',
    reportedAt: new Date(now.getTime() - (5 + index * 30) * HOUR),
  }));
}

type Pick = { person: (number: number) => DemoPerson; hoursAgo: (hours: number) => Date };

function reportRows({ person, hoursAgo }: Pick) {
  return reports.map(({ reason, says, state, note = null }, index) => {
    const { id: reportedId, fullName, age, bio, location, interests } = person(40 + index);
    const createdAt = hoursAgo(9 + index * 11);
    const decidedAt = state === 'open' ? null : hoursAgo(4 + index);
    return {
      id: idOf(`report ${index}`),
      reporterId: person(60 + index).id,
      reportedId,
      reason,
      description: says,
      urgency: urgencyOf(reason),
      shown: JSON.stringify({ fullName, age, bio, location, interests }),
      createdAt,
      waitingSince: createdAt,
      state,
      note,
      decidedBy: decidedAt && demoAdmin.id,
      decidedAt,
      dismissedAt: state === 'dismissed' ? decidedAt : null,
      upheldAt: state === 'acted' ? decidedAt : null,
    };
  });
}

function suspensionRows({ person, hoursAgo }: Pick) {
  const forgiven = {
    key: 'forgiven',
    id: person(50).id,
    reason: 'Reported for pictures of somebody else.',
    content: 'Those are my own pictures, from my own shop window. Look at the sign behind me.',
    decided: 'The pictures are their own. We are sorry.',
  };
  const all = [...suspendedPeople, forgiven].map((one) => ({ ...one, isLifted: one === forgiven }));
  return {
    suspensions: all.map(({ key, id: userId, reason, isLifted }, index) => ({
      id: idOf(`suspension of ${key}`),
      userId,
      reason,
      suspendedBy: demoAdmin.id,
      suspendedAt: hoursAgo(70 - index),
      liftedBy: isLifted ? demoAdmin.id : null,
      liftedAt: isLifted ? hoursAgo(20) : null,
    })),
    appeals: all.map(({ key, id: userId, content, decided, isLifted }, index) => ({
      id: idOf(`appeal of ${key}`),
      suspensionId: idOf(`suspension of ${key}`),
      userId,
      content,
      state: decided === null ? 'waiting' : isLifted ? 'granted' : 'upheld',
      note: decided,
      decidedBy: decided && demoAdmin.id,
      createdAt: hoursAgo(50 - index),
      decidedAt: decided === null ? null : hoursAgo(20),
    })),
    auditEvents: all.flatMap(({ key, id: subjectId, reason, decided, isLifted }, index) => {
      const event = (action: string, details: object, createdAt: Date) => ({
        id: idOf(`${action} of ${key}`),
        actorId: demoAdmin.id,
        subjectId,
        action,
        details: JSON.stringify(details),
        createdAt,
      });
      const appealId = idOf(`appeal of ${key}`);
      const decision = isLifted ? 'grant' : 'uphold';
      const resolved = event('resolve_appeal', { appealId, decision, note: decided }, hoursAgo(20));
      return [event('suspend_account', { reason }, hoursAgo(70 - index)), ...(decided === null ? [] : [resolved])];
    }),
  };
}

function ticketRows({ person, hoursAgo }: Pick) {
  return {
    supportTickets: tickets.map(({ subject, state, isPriority }, index) => ({
      id: idOf(`ticket ${index}`),
      userId: person(80 + index).id,
      subject,
      state,
      isPriority,
      createdAt: hoursAgo(30 + index * 9),
      updatedAt: hoursAgo(6 + index),
      stateSince: hoursAgo(6 + index),
    })),
    supportMessages: tickets.flatMap(({ says }, index) =>
      says.map((content, part) => ({
        id: idOf(`message ${part} of ticket ${index}`),
        ticketId: idOf(`ticket ${index}`),
        fromTeam: part % 2 === 1,
        content,
        createdAt: part === 0 ? hoursAgo(30 + index * 9) : hoursAgo(6 + index),
      })),
    ),
  };
}

export const waitingForTick = (crowd: readonly DemoPerson[]): readonly DemoPerson[] =>
  crowd.filter(({ verified, photoIds }) => !verified && photoIds.length > 0).slice(0, 3);

export const flaggedPhotoIds = (crowd: readonly DemoPerson[]): readonly string[] =>
  crowd.slice(30, 33).flatMap(({ photoIds }) => photoIds.slice(0, 1));

/** `secret` belongs to an access token that nobody uses; it exists to be listed and revoked. */
export function consoleRows(crowd: readonly DemoPerson[], passwordHash: string, secret: string, now: Date) {
  const person = (number: number): DemoPerson => {
    const found = crowd[number];
    if (found === undefined) throw new Error(`The crowd has no number ${number}.`);
    return found;
  };
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const pick = { person, hoursAgo };
  const accounts = suspendedPeople.map((one) => accountRows(one, passwordHash, hoursAgo(90)));
  return {
    users: accounts.map(({ user }) => ({ ...user, suspendedAt: hoursAgo(70) })),
    privacyAcceptances: accounts.map(({ acceptance }) => acceptance),
    verifications: waitingForTick(crowd).map(({ id: userId }, index) => ({
      id: idOf(`selfie of ${userId}`),
      userId,
      status: 'pending',
      submittedAt: hoursAgo(5 + index * 7),
    })),
    reportedUsers: reportRows(pick),
    ...suspensionRows(pick),
    ...ticketRows(pick),
    betaFeedback: feedback.map((given, index) => ({
      id: idOf(`feedback ${index}`),
      userId: person(20 + index).id,
      ...given,
      createdAt: hoursAgo(3 + index * 17),
    })),
    newsletterSubscribers: Array.from({ length: 6 }, (_reader, index) => ({
      id: idOf(`reader ${index}`),
      email: person(100 + index).email,
      source: 'landing_page',
      consentGiven: true,
      consentTimestamp: hoursAgo(200 + index * 30),
    })),
    accessTokens: [
      {
        id: idOf('token of the figures'),
        userId: demoAdmin.id,
        name: 'Figures for the Monday meeting',
        tokenHash: hashOf(secret),
        scopes: ['users_read'],
        createdAt: hoursAgo(100),
        expiresAt: hoursAgo(-YEAR_HOURS),
      },
    ],
  };
}
