/** Reports: the queue, what is decided, and what comes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { countStatements } from '#tests/setup/statements.ts';

const RESOLVE = `mutation($input: ResolveReportInput!) { resolveReport(input: $input) { __typename
  ... on ResolveReportSuccess { isDryRun report { id state note decidedAt reported { suspendedAt openReports } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const REPORT = `mutation($input: ReportProfileInput!) { reportProfile(input: $input) { __typename
  ... on ReportProfileSuccess { reportId } ... on UserError { code message } } }`;
const PERSON = 'email plan { name } roles photos { id } bio isVerified openReports suspendedAt';
const QUEUE = `query($state: ReportState! = OPEN, $first: Int! = 20, $after: String) { admin { reports(state: $state, first: $first, after: $after) {
  nodes { id reason priority description state note createdAt decidedAt reporter { ${PERSON} } reported { ${PERSON} } }
  pageInfo { hasNextPage endCursor } } } }`;

let app: TestApp;
let admin: Person;
let ada: Person;
let bola: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab', {});
  ada = await person(app, 'Ada');
});
beforeEach(async () => {
  await app.db.deleteFrom('reportedUsers').execute();
  bola = await person(app, 'Bola');
});
afterAll(() => app.stop());

async function report(by: Person, of: Person, reason = 'HARASSMENT', description: string | null = null) {
  app.clock.advance(1_000);
  const { data, body } = await app.gql(
    REPORT,
    { input: { profileId: of.id, reason, ...(description !== null && { description }) } },
    by.accessToken,
  );
  if (data?.reportProfile.reportId === undefined) throw new Error(body);
  return data.reportProfile.reportId as string;
}

/** A report by a row: of somebody by somebody new, of whom the limits of reports know nothing. */
async function reportRow(reporterId: string, reportedId: string, reason = 'other'): Promise<string> {
  app.clock.advance(1_000);
  const row = { id: crypto.randomUUID(), reporterId, reportedId, reason, description: null };
  await app.db
    .insertInto('reportedUsers')
    .values({ ...row, createdAt: app.clock.now(), waitingSince: app.clock.now() })
    .execute();
  return row.id;
}

async function resolve(input: object, by = admin): Promise<Data> {
  const { data, body } = await app.gql(RESOLVE, { input }, by.accessToken);
  if (!data) throw new Error(body);
  return data.resolveReport;
}
async function queue(variables = {}): Promise<Data> {
  const { data, body } = await app.gql(QUEUE, variables, admin.accessToken);
  if (!data?.admin) throw new Error(body);
  return data.admin.reports;
}
const idsOf = ({ nodes }: Data): string[] => nodes.map(({ id }: Data) => id);
const audited = () => app.db.selectFrom('auditEvents').selectAll().orderBy('createdAt').orderBy('id').execute();
const auditOf = async ({ id }: Person) => (await audited()).filter(({ subjectId }) => subjectId === id);
const works = async ({ accessToken }: Person) => (await app.gql('{ viewer { id } }', {}, accessToken)).status === 200;

describe('the queue', () => {
  it('has the most urgent first and then those that wait longest, page by page; decided ones by the newest decision', async () => {
    const made: string[] = [];
    for (const reason of ['OTHER', 'FAKE_PROFILE', 'HARASSMENT', 'UNDERAGE']) {
      made.push(await report(ada, bola, reason, `${reason}!`));
    }
    const ids = [made[3], made[2], made[0], made[1]];
    const first = await queue({ first: 1 });
    expect(idsOf(first)).toEqual(ids.slice(0, 1));
    expect(first.nodes[0]).toMatchObject({
      reason: 'UNDERAGE',
      priority: 'URGENT',
      description: 'UNDERAGE!',
      state: 'OPEN',
      note: null,
      decidedAt: null,
      reporter: { email: ada.email, openReports: 0 },
      reported: {
        email: bola.email,
        openReports: 4,
        isVerified: false,
        photos: [],
        bio: expect.stringContaining('jollof'),
      },
    });
    const second = await queue({ first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes).toMatchObject([
      { id: ids[1], priority: 'HIGH' },
      { id: ids[2], priority: 'NORMAL' },
    ]);
    expect(idsOf(await queue({ first: 2, after: second.pageInfo.endCursor }))).toEqual(ids.slice(3));
    for (const reportId of [ids[1], ids[0]]) {
      app.clock.advance(1_000);
      await resolve({ reportId, decision: 'DISMISS' });
    }
    const decided = await queue({ state: 'DISMISSED', first: 1 });
    expect(idsOf(decided)).toEqual([ids[0]]);
    expect(idsOf(await queue({ state: 'DISMISSED', after: decided.pageInfo.endCursor }))).toEqual([ids[1]]);
    expect(idsOf(await queue())).toEqual(ids.slice(2));
    expect(idsOf(await queue({ state: 'ACTED' }))).toEqual([]);
    for (const variables of [{ first: 0 }, { after: 'nonsense' }, { after: decided.pageInfo.endCursor }]) {
      const { errors } = await app.gql(QUEUE, variables, admin.accessToken);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('takes as many statements for many reports as for two', async () => {
    const people = [ada, bola, await person(app, 'Chidi'), await person(app, 'Dayo')];
    await reportRow(ada.id, bola.id);
    const few = await countStatements(async () => void (await queue()));
    for (const by of people) {
      for (const of of people) if (by !== of) await reportRow(by.id, of.id, 'underage');
    }
    const many = await countStatements(async () => expect((await queue()).nodes).toHaveLength(13));
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(7);
  });
});

describe('a decision', () => {
  it('dismisses: the person stays, one audit row; a dry run does nothing', async () => {
    const reportId = await report(ada, bola);
    const dry = await resolve({ reportId, decision: 'DISMISS', note: ' Just a quarrel ', isDryRun: true });
    expect(dry).toMatchObject({ isDryRun: true, report: { state: 'DISMISSED', note: 'Just a quarrel' } });
    expect(idsOf(await queue())).toEqual([reportId]);
    expect(await auditOf(bola)).toEqual([]);
    const done = await resolve({ reportId, decision: 'DISMISS' });
    expect(done).toMatchObject({ isDryRun: false, report: { id: reportId, state: 'DISMISSED', note: null } });
    expect(done.report.decidedAt).not.toBeNull();
    expect(await auditOf(bola)).toMatchObject([
      { action: 'resolve_report', actorId: admin.id, details: { reportId, decision: 'dismiss', note: null } },
    ]);
    expect(await works(bola)).toBe(true);
    const again = await resolve({ reportId, decision: 'SUSPEND', note: 'After all' });
    expect(again).toMatchObject({ code: 'NOT_AVAILABLE', message: 'This report does not wait for a decision.' });
    expect(await works(bola)).toBe(true);
  });

  it('suspends as an administrator would: sessions end, the profile hides, and all that waits of the person is decided', async () => {
    const chidi = await person(app, 'Chidi');
    const [one, other] = [await report(ada, bola), await report(chidi, bola, 'OTHER')];
    const elsewhere = await report(chidi, ada);
    const dry = await resolve({ reportId: one, decision: 'SUSPEND', note: 'Threats', isDryRun: true });
    expect(dry).toMatchObject({
      isDryRun: true,
      report: { state: 'ACTED', reported: { suspendedAt: null, openReports: 2 } },
    });
    expect(await works(bola)).toBe(true);
    const done = await resolve({ reportId: one, decision: 'SUSPEND', note: 'Threats' });
    expect(done).toMatchObject({ report: { state: 'ACTED', note: 'Threats', reported: { openReports: 0 } } });
    expect(done.report.reported.suspendedAt).not.toBeNull();
    expect(await works(bola)).toBe(false);
    expect(await app.db.selectFrom('profiles').select('suspendedAt').where('id', '=', bola.id).execute()).toEqual([
      { suspendedAt: expect.any(Date) },
    ]);
    expect(idsOf(await queue())).toEqual([elsewhere]);
    expect(idsOf(await queue({ state: 'ACTED' })).toSorted()).toEqual([one, other].toSorted());
    expect((await auditOf(bola)).map(({ action, details }) => [action, details])).toEqual([
      ['resolve_report', { reportId: one, decision: 'suspend', note: 'Threats' }],
      ['suspend_account', { reason: 'Threats' }],
    ]);
  });

  it('needs a note to suspend, of 500 characters at most, and a report that waits', async () => {
    const reportId = await report(ada, bola);
    for (const [input, message] of [
      [{ decision: 'SUSPEND' }, 'Please give a reason'],
      [{ decision: 'SUSPEND', note: ' \n' }, 'Please give a reason'],
      [{ decision: 'DISMISS', note: 'x'.repeat(501) }, 'Reason must be at most 500 characters'],
    ] as const) {
      const fieldErrors = [{ path: 'note', message }];
      expect(await resolve({ reportId, ...input })).toMatchObject({ code: 'INVALID_INPUT', message, fieldErrors });
    }
    for (const unknown of ['nonsense', crypto.randomUUID()]) {
      expect(await resolve({ reportId: unknown, decision: 'DISMISS' })).toMatchObject({ code: 'NOT_AVAILABLE' });
    }
    expect(idsOf(await queue())).toEqual([reportId]);
    expect(await auditOf(bola)).toEqual([]);
  });

  it('is never about oneself nor of a report of one’s own, and others may not decide', async () => {
    const message = 'You cannot decide a report that you made or that is about you.';
    for (const reportId of [await report(ada, admin), await report(admin, bola)]) {
      for (const decision of ['DISMISS', 'SUSPEND']) {
        const refused = await resolve({ reportId, decision, note: 'Mine' });
        expect(refused).toMatchObject({ code: 'NOT_AVAILABLE', message });
      }
    }
    // Nor does anybody read who reported themselves, with which words.
    const own = idsOf(await queue());
    expect(own).toHaveLength(1);
    const row = app.db
      .selectFrom('reportedUsers')
      .select('reportedId')
      .where('id', '=', own[0] ?? '');
    expect(await row.execute()).toEqual([{ reportedId: bola.id }]);
    const { errors } = await app.gql(RESOLVE, { input: { reportId: 'x', decision: 'DISMISS' } }, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await works(admin)).toBe(true);
  });

  it('of fifty at once is made once', async () => {
    const reportId = await report(ada, bola);
    const input = { reportId, decision: 'SUSPEND', note: 'Threats' };
    const payloads = await Promise.all(Array.from({ length: 50 }, () => resolve(input)));
    expect(payloads.filter(({ __typename }) => __typename === 'ResolveReportSuccess')).toHaveLength(1);
    expect(payloads.filter(({ code }) => code === 'NOT_AVAILABLE')).toHaveLength(49);
    expect((await auditOf(bola)).map(({ action }) => action)).toEqual(['resolve_report', 'suspend_account']);
  });

  it('of two administrators who suspend each other by reports, one stays', async () => {
    const [one, two] = [await newAdmin(app, 'Gozie', {}), await newAdmin(app, 'Halima', {})];
    const [ofOne, ofTwo] = [await report(ada, one), await report(bola, two)];
    const settled = await Promise.all([
      app.gql(RESOLVE, { input: { reportId: ofTwo, decision: 'SUSPEND', note: 'coup' } }, one.accessToken),
      app.gql(RESOLVE, { input: { reportId: ofOne, decision: 'SUSPEND', note: 'coup' } }, two.accessToken),
    ]);
    const rows = await app.db.selectFrom('users').select('suspendedAt').where('id', 'in', [one.id, two.id]).execute();
    expect(
      rows.filter(({ suspendedAt }) => suspendedAt !== null),
      JSON.stringify(settled),
    ).toHaveLength(1);
    expect((await queue({ state: 'ACTED' })).nodes).toHaveLength(1);
  });
});

describe('a report that is repeated', () => {
  it('keeps its place and takes the new words while it waits; decided, it waits again from then on, with what was noted', async () => {
    const reportId = await report(ada, bola, 'FAKE_PROFILE', 'First words');
    const later = await report(ada, bola, 'OTHER');
    expect(await report(ada, bola, 'FAKE_PROFILE', 'Second words')).toBe(reportId);
    expect((await queue()).nodes).toMatchObject([{ id: reportId, description: 'Second words' }, { id: later }]);
    const [{ createdAt } = { createdAt: '' }] = (await queue()).nodes;
    const { report: decided } = await resolve({ reportId, decision: 'DISMISS', note: 'Nothing to see' });
    app.clock.advance(60_000);
    expect(await report(ada, bola, 'FAKE_PROFILE', 'He did it again')).toBe(reportId);
    const again = { id: reportId, description: 'He did it again', state: 'OPEN' };
    const before = { createdAt, note: 'Nothing to see', decidedAt: decided.decidedAt };
    expect((await queue()).nodes).toMatchObject([
      { id: later, note: null, decidedAt: null },
      { ...again, ...before },
    ]);
    const { pageInfo } = await queue({ first: 1 });
    expect(idsOf(await queue({ first: 1, after: pageInfo.endCursor }))).toEqual([reportId]);
    const row = app.db.selectFrom('reportedUsers').select('decidedBy').where('id', '=', reportId);
    expect(await row.execute()).toEqual([{ decidedBy: admin.id }]);
    // Another decision takes the place of the first.
    await resolve({ reportId, decision: 'DISMISS', note: 'Still nothing' });
    expect((await queue({ state: 'DISMISSED' })).nodes).toMatchObject([{ id: reportId, note: 'Still nothing' }]);
  });
});
