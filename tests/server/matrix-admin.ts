/** Rows of the field x role table for the admin console: people, reports, feedback, figures, and what was done. */
import { lagosDay } from '#rules/age.ts';
import { vitalMetrics } from '#rules/vitals.ts';
import { forAdmin, type Here, type RootRow, type TypeRow } from './matrix-cells.ts';

const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

/** The one report of the subject that there is, by a row. */
async function reportOf({ app, subject, bystanders }: Here, state: 'open' | 'dismissed'): Promise<string> {
  const [id, createdAt] = [crypto.randomUUID(), app.clock.now()];
  await app.db.deleteFrom('reportedUsers').execute();
  await app.db
    .insertInto('reportedUsers')
    .values({
      id,
      reporterId: bystanders[0]?.id ?? '',
      reportedId: subject.id,
      reason: 'other',
      description: 'What happened.',
      createdAt,
      waitingSince: createdAt,
      shown: JSON.stringify({ fullName: 'Ada', age: 30, bio: 'A bio.', location: 'Lagos', interests: ['Music'] }),
      ...(state === 'dismissed' && { state, note: 'Nothing.', decidedAt: createdAt }),
    })
    .execute();
  const evidence = { messageId: crypto.randomUUID(), senderId: subject.id, content: 'Hello', sentAt: createdAt };
  await app.db
    .insertInto('reportEvidence')
    .values({ reportId: id, ...evidence })
    .execute();
  return id;
}

const reports = (selection: string) => async (here: Here) => {
  await reportOf(here, 'dismissed');
  return `query { admin { reports(state: DISMISSED) ${selection} } }`;
};

const feedback = (selection: string) => async (here: Here) => {
  const { app, subject } = here;
  const texts = { bugReport: 'A bug.', featureRequest: 'A wish.', generalFeedback: 'A word.' };
  await app.db
    .insertInto('betaFeedback')
    .values({
      id: crypto.randomUUID(),
      userId: subject.id,
      featureRating: 5,
      ...texts,
      createdAt: new Date('2040-01-01'),
    })
    .execute();
  return `query { admin { feedback ${selection} } }`;
};

const audit = (selection: string) => async (here: Here) => {
  const { app, subject, people } = here;
  const event = { id: crypto.randomUUID(), actorId: people.admin.id, subjectId: subject.id, accessTokenId: null };
  await app.db
    .insertInto('auditEvents')
    .values({ ...event, action: 'grant_role', details: '{}', createdAt: new Date('2040-01-01') })
    .execute();
  return `query { admin { auditEvents ${selection} } }`;
};

const users = (selection: string) => (here: Here) =>
  `query { admin { users(search: "${here.people.suspended.email}") ${selection} } }`;

const resolve = async (here: Here) =>
  `resolveReport(input: { reportId: "${await reportOf(here, 'open')}", decision: SUSPEND, note: "A test", isDryRun: true })`;

const dismiss = ({ subject }: Here) =>
  `dismissReportsBy(input: { account: { email: "${subject.email}" }, note: "A test", isDryRun: true })`;

export const rootRows: Record<string, RootRow> = {
  'Query.admin': { ask: () => 'admin { user(account: { email: "nobody@example.com" }) { id } }', row: read },
  'Mutation.dismissReportsBy': { ask: dismiss, row: forAdmin('DismissReportsBySuccess', 'FORBIDDEN') },
  'Mutation.resolveReport': { ask: resolve, row: forAdmin('ResolveReportSuccess', 'FORBIDDEN') },
};

export const typeRows: Record<string, TypeRow> = {
  Admin: {
    ask: () => 'query { admin { @@ } }',
    at: 'admin',
    fields:
      'user users verifications supportTickets reports flaggedPhotos appeals feedback newsletter dateIdeas totals figures vitals money replyRatings auditEvents breachScope',
    row: read,
  },
  AdminUser: {
    ask: ({ people }) => `query { admin { user(account: { email: "${people.suspended.email}" }) { @@ } } }`,
    at: 'admin.user',
    fields: `id email fullName createdAt suspendedAt limitedAt roles plan photos bio isVerified openReports dateFeelings suspension
      warnings deletionRequestedAt`,
    row: read,
    // Suspended, not limited, and not about to leave.
    except: {
      deletionRequestedAt: { admin: 'null', script: 'null' },
      limitedAt: { admin: 'null', script: 'null' },
    },
  },
  DateFeelings: {
    ask: ({ people }) =>
      `query { admin { user(account: { email: "${people.suspended.email}" }) { dateFeelings { @@ } } } }`,
    at: 'admin.user.dateFeelings',
    fields: 'safe unsure unsafe',
    row: read,
  },
  AdminUserConnection: {
    ask: users('{ @@ }'),
    at: 'admin.users',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminUserEdge: {
    ask: users('{ edges { @@ } }'),
    at: 'admin.users.edges.0',
    fields: 'cursor node',
    row: read,
  },
  AdminReport: {
    ask: reports('{ nodes { @@ } }'),
    at: 'admin.reports.nodes.0',
    fields: 'id reporter reported reason priority description state note createdAt decidedAt evidence shown',
    row: read,
  },
  ReportEvidence: {
    ask: reports('{ nodes { evidence { @@ } } }'),
    at: 'admin.reports.nodes.0.evidence.0',
    fields: 'id isByReported content sentAt',
    row: read,
  },
  ReportedProfile: {
    ask: reports('{ nodes { shown { @@ } } }'),
    at: 'admin.reports.nodes.0.shown',
    fields: 'fullName age bio location interests',
    row: read,
  },
  AdminReportConnection: {
    ask: reports('{ @@ }'),
    at: 'admin.reports',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminReportEdge: {
    ask: reports('{ edges { @@ } }'),
    at: 'admin.reports.edges.0',
    fields: 'cursor node',
    row: read,
  },
  ResolveReportSuccess: {
    ask: async (here) => `mutation { ${await resolve(here)} { @@ } }`,
    at: 'resolveReport',
    fields: 'isDryRun report',
    row: written,
  },
  DismissReportsBySuccess: {
    ask: (here) => `mutation { ${dismiss(here)} { @@ } }`,
    at: 'dismissReportsBy',
    fields: 'isDryRun dismissed reporter',
    row: written,
  },
  AdminFeedback: {
    ask: feedback('{ nodes { @@ } }'),
    at: 'admin.feedback.nodes.0',
    fields: 'id user featureRating bugReport featureRequest generalFeedback createdAt',
    row: read,
  },
  AdminFeedbackConnection: {
    ask: feedback('{ @@ }'),
    at: 'admin.feedback',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminFeedbackEdge: {
    ask: feedback('{ edges { @@ } }'),
    at: 'admin.feedback.edges.0',
    fields: 'cursor node',
    row: read,
  },
  AdminTotals: {
    ask: () => 'query { admin { totals { @@ } } }',
    at: 'admin.totals',
    fields:
      'people activePeople premiumPeople pendingVerifications openReports flaggedPhotos openAppeals openTickets subscribers',
    row: read,
  },
  DayFigures: {
    ask: () => 'query { admin { figures { @@ } } }',
    at: 'admin.figures.0',
    fields: 'day signUps likes matches messages gamePlays plansStarted reports',
    row: read,
  },
  PageVitals: {
    ask: async ({ app }) => {
      const page = { day: lagosDay(app.clock.now()), route: '/browse', network: 'four_g', bucket: 1, count: 1 };
      const buckets = vitalMetrics.map((metric) => ({ ...page, metric }));
      await app.db
        .insertInto('vitalBuckets')
        .values(buckets)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'query { admin { vitals { @@ } } }';
    },
    at: 'admin.vitals.0',
    fields: 'route network loads lcpMs inpMs cls firstCardMs',
    row: read,
  },
  MoneyFigures: {
    ask: () => 'query { admin { money { @@ } } }',
    at: 'admin.money',
    fields: 'plans days outcomes failures',
    row: read,
  },
  PlanHoldings: {
    ask: () => 'query { admin { money { plans { @@ } } } }',
    at: 'admin.money.plans.0',
    fields: 'plan trials renewing ending overdue prepaid waiting given',
    row: read,
  },
  MoneyDay: {
    ask: () => 'query { admin { money { days { @@ } } } }',
    at: 'admin.money.days.0',
    fields: 'day receivedNaira refundedNaira begun ended prepaid',
    row: read,
  },
  SubscriptionOutcomes: {
    ask: () => 'query { admin { money { outcomes { @@ } } } }',
    at: 'admin.money.outcomes',
    fields: 'trialsEnded trialsPaid ranBefore ranOut',
    row: read,
  },
  PaymentFailure: {
    ask: async ({ app }) => {
      const at = app.clock.now();
      await app.db
        .insertInto('billingInvoices')
        .values({
          ...{ id: 'in_matrix', userId: null, subscriptionId: 'sub_matrix', amountMinor: 1, currency: 'NGN' },
          ...{ state: 'open', invoiceUrl: null, readNumber: '0', createdAt: at },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'query { admin { money { failures { @@ } } } }';
    },
    at: 'admin.money.failures.0',
    fields: 'reason count',
    row: read,
  },
  ReplyRatings: {
    ask: () => 'query { admin { replyRatings { @@ } } }',
    at: 'admin.replyRatings.0',
    fields: 'scenario helpful notHelpful',
    row: read,
  },
  AuditEvent: {
    ask: audit('{ nodes { @@ } }'),
    at: 'admin.auditEvents.nodes.0',
    fields: 'id actor subject isScript action details createdAt',
    row: read,
  },
  AuditEventConnection: {
    ask: audit('{ @@ }'),
    at: 'admin.auditEvents',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AuditEventEdge: {
    ask: audit('{ edges { @@ } }'),
    at: 'admin.auditEvents.edges.0',
    fields: 'cursor node',
    row: read,
  },
};
