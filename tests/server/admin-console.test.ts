/** What administrators read: people, feedback, figures, totals, what was done. Reports have a file of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  await admitAdmin();
});
afterAll(() => app.stop());

/** A fresh administrator: sessions end when the clock jumps. */
async function admitAdmin(): Promise<void> {
  admin = await newAdmin(app, 'Zainab');
}

async function ask(document: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const answer = await app.gql(document, variables, admin.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return answer.data.admin;
}

/** The code and the words of a refusal. */
async function refusal(document: string, variables: Record<string, unknown> = {}, token = admin.accessToken) {
  const [error] = (await app.gql(document, variables, token)).errors ?? [];
  return [error?.extensions?.code, error?.message];
}

describe('people', () => {
  const USERS = `query($search: String! = "", $first: Int! = 20, $after: String) {
    admin { users(search: $search, first: $first, after: $after) { nodes { id fullName } pageInfo { hasNextPage endCursor } } } }`;
  const namesOf = async (search: string) => {
    const { users } = await ask(USERS, { search });
    return users.nodes.map(({ fullName }: { fullName: string }) => fullName);
  };
  const rename = (someone: Person, fullName: string) =>
    app.db.updateTable('users').set({ fullName }).where('id', '=', someone.id).execute();

  it('are found by letters of their name or address in any case, by every word, and by their id', async () => {
    const ada = await person(app, 'Adaobi', { profile: false });
    await person(app, 'Bolanle', { profile: false });
    expect(await namesOf('daOB')).toEqual(['Adaobi Test']);
    expect(await namesOf(ada.email.toUpperCase())).toEqual(['Adaobi Test']);
    expect(await namesOf(` ${ada.id.toUpperCase()} `)).toEqual(['Adaobi Test']);
    expect(await namesOf('test adaobi')).toEqual(['Adaobi Test']);
    expect(await namesOf('adaobi bolanle')).toEqual([]);
    expect(await namesOf(crypto.randomUUID())).toEqual([]);
  });

  it('are found by % and _ and quotes as by other letters, and SQL stays words', async () => {
    await rename(await person(app, 'Chuka', { profile: false }), '100% Chuka_O\\');
    for (const search of ['100%', 'a_O', 'O\\', '%', '_', '\\']) {
      expect(await namesOf(search), search).toEqual(['100% Chuka_O\\']);
    }
    await rename(await person(app, 'Dele', { profile: false }), "Dele O'Neil");
    expect(await namesOf("o'neil")).toEqual(["Dele O'Neil"]);
    for (const search of ["' or 1=1 --", "'; drop table users; --", '{a,b}', '$1', 'chuka\u0000 %']) {
      expect(await namesOf(search), search).toEqual(search.startsWith('chuka') ? ['100% Chuka_O\\'] : []);
    }
  });

  it('come newest first, page by page, each once', async () => {
    const all = (await ask(USERS, { search: ' ', first: 100 })).users.nodes.map(({ id }: { id: string }) => id);
    const stored = await app.db.selectFrom('users').select('id').orderBy('createdAt', 'desc').execute();
    expect(all).toEqual(stored.map(({ id }) => id));
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { users }: Data = await ask(USERS, { first: 2, after });
      found.push(...users.nodes.map(({ id }: { id: string }) => id));
      after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found).toEqual(all);
  });

  it('are not found by more than 100 characters, and nobody else may look', async () => {
    expect(await namesOf('x'.repeat(100))).toEqual([]);
    expect(await refusal(USERS, { search: 'x'.repeat(101) })).toEqual([
      'BAD_USER_INPUT',
      'Search must be at most 100 characters',
    ]);
    expect(await refusal(USERS, { first: 101 })).toEqual(['BAD_USER_INPUT', 'first must be 1 to 100']);
    expect((await refusal(USERS, { after: 'nonsense' }))[0]).toBe('BAD_USER_INPUT');
    const emeka = await person(app, 'Emeka', { profile: false });
    for (const field of ['users', 'reports', 'feedback', 'auditEvents']) {
      const document = `{ admin { ${field} { nodes { id } } } }`;
      expect((await refusal(document, {}, emeka.accessToken))[0]).toBe('FORBIDDEN');
    }
    for (const field of ['totals { people }', 'figures { day }']) {
      expect((await refusal(`{ admin { ${field} } }`, {}, emeka.accessToken))[0]).toBe('FORBIDDEN');
    }
  });
});

describe('feedback', () => {
  it('comes newest first with who says it', async () => {
    const funke = await person(app, 'Funke', { profile: false });
    const SEND =
      'mutation($input: SendBetaFeedbackInput!) { sendBetaFeedback(input: $input) { ... on SendBetaFeedbackSuccess { feedbackId } } }';
    const ids: string[] = [];
    for (const input of [{ featureRating: 4 }, { bugReport: 'It stutters.' }, { generalFeedback: 'Nice.' }]) {
      app.clock.advance(1_000);
      ids.unshift((await app.gql(SEND, { input }, funke.accessToken)).data.sendBetaFeedback.feedbackId);
    }
    const FEEDBACK = `query($after: String) { admin { feedback(first: 2, after: $after) {
      nodes { id user { email } featureRating bugReport featureRequest generalFeedback } pageInfo { endCursor hasNextPage } } } }`;
    const { feedback } = await ask(FEEDBACK);
    const said = { user: { email: funke.email }, featureRating: null, bugReport: null, featureRequest: null };
    expect(feedback.nodes).toEqual([
      { ...said, id: ids[0], generalFeedback: 'Nice.' },
      { ...said, id: ids[1], bugReport: 'It stutters.', generalFeedback: null },
    ]);
    const rest = (await ask(FEEDBACK, { after: feedback.pageInfo.endCursor })).feedback;
    expect(rest).toMatchObject({ nodes: [{ id: ids[2], featureRating: 4 }], pageInfo: { hasNextPage: false } });
  });
});

describe('what was done', () => {
  it('is listed newest first, by whom, to whom and with which token', async () => {
    const gozie = await person(app, 'Gozie', { profile: false });
    const grant = async (reason: string, token: string) => {
      app.clock.advance(1_000);
      const input = `{ account: { email: "${gozie.email}" }, plan: GOLD, reason: "${reason}" }`;
      await app.gql(`mutation { grantEntitlement(input: ${input}) { __typename } }`, {}, token);
    };
    const { data } = await app.gql(
      'mutation { createAccessToken(input: { name: "x", scopes: [ENTITLEMENTS_WRITE] }) { ... on CreateAccessTokenSuccess { token } } }',
      {},
      admin.accessToken,
    );
    await grant('by hand', admin.accessToken);
    await grant('by a script', data.createAccessToken.token);
    const AUDIT = `query($first: Int! = 3, $after: String) { admin { auditEvents(first: $first, after: $after) {
      nodes { action actor { email } subject { email } isScript details } pageInfo { endCursor } } } }`;
    const { auditEvents } = await ask(AUDIT);
    const granted = { action: 'GRANT_ENTITLEMENT', actor: { email: admin.email }, subject: { email: gozie.email } };
    expect(auditEvents.nodes.map(({ details, ...rest }: Data) => ({ ...rest, ...JSON.parse(details) }))).toMatchObject([
      { ...granted, isScript: true, plan: 'gold', days: 30, reason: 'by a script' },
      { ...granted, isScript: false, reason: 'by hand' },
      { action: 'CREATE_ACCESS_TOKEN', isScript: false, scopes: 'entitlements_write' },
    ]);
    await app.db.deleteFrom('users').where('id', '=', gozie.id).execute();
    const [first] = (await ask(AUDIT, { first: 1 })).auditEvents.nodes;
    expect(first).toMatchObject({ action: 'GRANT_ENTITLEMENT', subject: null, actor: { email: admin.email } });
  });
});

describe('figures', () => {
  const FIGURES = `query($days: Int! = 3) { admin { figures(days: $days) {
    day signUps likes matches messages gamePlays plansStarted reports } } }`;
  const none = { signUps: 0, likes: 0, matches: 0, messages: 0, gamePlays: 0, plansStarted: 0, reports: 0 };

  it('are those of Lagos days: what happens before midnight there is of the day before, and empty days are zeros', async () => {
    // 23:58 in Lagos.
    app.clock.set(new Date('2030-03-09T22:58:00Z'));
    await admitAdmin();
    const halima = await person(app, 'Halima');
    const ike = await person(app, 'Ike', { plan: 'gold' });
    await matched(app, halima, ike);
    // Two minutes past midnight in Lagos, with the same day as before in London.
    app.clock.set(new Date('2030-03-09T23:02:00Z'));
    const joy = await person(app, 'Joy');
    const report = `mutation { reportProfile(input: { profileId: "${joy.id}", reason: OTHER }) { __typename } }`;
    const reported = await app.gql(report, {}, ike.accessToken);
    expect(reported.data.reportProfile.__typename, reported.body).toBe('ReportProfileSuccess');
    const round = { clientId: crypto.randomUUID(), gameType: 'trivia', deal: '{}', result: null, finishedAt: null };
    await app.db
      .insertInto('gamePlays')
      .values({ ...round, id: crypto.randomUUID(), userId: joy.id, startedAt: app.clock.now() })
      .execute();
    await app.db
      .insertInto('entitlements')
      .values(planOf(joy, new Date('2030-03-10T12:00:00Z')))
      .execute();
    const { figures } = await ask(FIGURES, { days: 3 });
    expect(figures).toEqual([
      { ...none, day: '2030-03-08' },
      { ...none, day: '2030-03-09', signUps: 3, likes: 2, matches: 1, plansStarted: 1 },
      { ...none, day: '2030-03-10', signUps: 1, gamePlays: 1, reports: 1 },
    ]);
    // The plan begins, and a message is written, a day later.
    app.clock.set(new Date('2030-03-10T23:00:00Z'));
    await admitAdmin();
    const { id: matchId } = await app.db
      .selectFrom('matches')
      .select('id')
      .where('endedAt', 'is', null)
      .where((eb) => eb.or([eb('user1Id', '=', ike.id), eb('user2Id', '=', ike.id)]))
      .executeTakeFirstOrThrow();
    const message = { id: crypto.randomUUID(), matchId, seq: 1, senderId: ike.id, clientId: crypto.randomUUID() };
    await app.db
      .insertInto('messages')
      .values({ ...message, content: 'Hi', createdAt: app.clock.now(), readAt: null })
      .execute();
    expect((await ask(FIGURES, { days: 2 })).figures).toEqual([
      { ...none, day: '2030-03-10', signUps: 1, gamePlays: 1, reports: 1, plansStarted: 1 },
      { ...none, day: '2030-03-11', signUps: 1, messages: 1 },
    ]);
  });

  it('are of 1 to 90 days', async () => {
    expect((await ask(FIGURES, { days: 1 })).figures).toHaveLength(1);
    const most = (await ask(FIGURES, { days: 90 })).figures;
    expect(most).toHaveLength(90);
    expect(new Set(most.map(({ day }: { day: string }) => day)).size).toBe(90);
    for (const days of [0, 91, -1]) {
      expect(await refusal(FIGURES, { days })).toEqual(['BAD_USER_INPUT', 'Days must be a whole number from 1 to 90']);
    }
  });
});

const planOf = ({ id }: Person, startsAt: Date) => ({
  id: crypto.randomUUID(),
  userId: id,
  plan: 'gold',
  source: 'admin',
  isTrial: false,
  startsAt,
  endsAt: null,
  createdAt: startsAt,
});

describe('totals', () => {
  it('count what is, suspended people nowhere', async () => {
    const TOTALS =
      '{ admin { totals { people activePeople premiumPeople pendingVerifications openReports openTickets subscribers } } }';
    // People are counted once a minute.
    const totals = async () => {
      app.clock.advance(60_000);
      return (await ask(TOTALS)).totals;
    };
    // Until those of the day before are no longer active.
    app.clock.advance(4 * 60_000);
    const before = await totals();
    const kemi = await person(app, 'Kemi', { plan: 'gold' });
    const lola = await person(app, 'Lola', { plan: 'soul' });
    await app.db.insertInto('entitlements').values(planOf(kemi, app.clock.now())).execute();
    await app.db
      .insertInto('verifications')
      .values({ id: crypto.randomUUID(), userId: kemi.id, status: 'pending', submittedAt: app.clock.now() })
      .execute();
    await app.gql(
      'mutation { subscribeToNewsletter(input: { email: "reader@example.com", hasConsented: true }) { __typename } }',
    );
    await app.gql(
      'mutation { createSupportTicket(input: { subject: "A test", content: "Can anybody help?" }) { __typename } }',
      {},
      kemi.accessToken,
    );
    expect(await totals()).toEqual({
      people: before.people + 2,
      activePeople: before.activePeople + 2,
      premiumPeople: before.premiumPeople + 2,
      pendingVerifications: before.pendingVerifications + 1,
      openReports: before.openReports,
      openTickets: before.openTickets + 1,
      subscribers: before.subscribers + 1,
    });
    const input = { account: { email: lola.email }, reason: 'spam' };
    await app.gql(
      'mutation($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename } }',
      { input },
      admin.accessToken,
    );
    expect(await totals()).toMatchObject({
      people: before.people + 1,
      activePeople: before.activePeople + 1,
      premiumPeople: before.premiumPeople + 1,
    });
  });
});
