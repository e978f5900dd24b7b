/** Places of the guide in people's hands: saved, shared into a chat, reported, checked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lagosDay } from '#rules/age.ts';
import { messages as chat } from '#rules/chat.ts';
import { isCheckDue, messages as texts } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { grant, matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Answer, type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { listening } from '#tests/setup/listening.ts';

const FAULTS = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const SAVE = `mutation ($input: SetDateIdeaSavedInput!) { setDateIdeaSaved(input: $input) { __typename
  ... on SetDateIdeaSavedSuccess { dateIdea { name isSaved } viewer { savedDateIdeas { name } } } ${FAULTS} } }`;
const SAVED = '{ viewer { savedDateIdeas { name isSaved } } }';
const REPORT = `mutation ($input: ReportDateIdeaInput!) { reportDateIdea(input: $input) { __typename
  ... on ReportDateIdeaSuccess { dateIdea { name } } ${FAULTS} } }`;
const CARD = 'id seq kind content isMine dateIdea { id name estimatedCost }';
const SHARE = `mutation ($input: ShareDateIdeaInput!) { shareDateIdea(input: $input) { __typename
  ... on ShareDateIdeaSuccess { sentMessage { ${CARD} } match { id lastMessage { kind } } } ${FAULTS} ... on PremiumRequired { ability } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on SendMessageSuccess { sentMessage { ${CARD} } } } }`;
const THREAD = `query ($id: ID!) { viewer { match(id: $id) { messages { nodes { ${CARD} } } } } }`;
const EVENTS = `subscription ($id: ID!) { chatEvents(matchId: $id) { __typename ... on MessageAdded { message { ${CARD} } } } }`;
const PLACE = 'query ($id: ID!) { dateIdea(id: $id) { id name checkedOn isCheckDue isSaved } }';
const CHECK = `mutation ($input: CheckDateIdeaInput!) { checkDateIdea(input: $input) { __typename
  ... on CheckDateIdeaSuccess { isDryRun dateIdea { reports { id } idea { checkedOn isCheckDue } } } ... on UserError { code message } } }`;
const REPORTED = `{ admin { dateIdeas(isReported: true) { nodes { idea { name } reports { change note } } } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let made = 0;
async function place(name = `Garden ${++made}`, change: { removedAt?: Date } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, ...listedIdea(name), editedAt: app.clock.now(), removedAt: null, ...change };
  await app.db.insertInto('dateIdeas').values(row).execute();
  return id;
}
const gold = (name: string): Promise<Person> => person(app, name, { plan: 'gold' });
const code = ({ errors }: Answer) => errors?.[0]?.extensions?.code;
async function run(document: string, by: Person, input: object): Promise<Data> {
  const { data, body } = await app.gql(document, { input }, by.accessToken);
  expect(data, body).toBeTruthy();
  return Object.values(data)[0];
}
const save = (by: Person, dateIdeaId: string, isSaved = true) => run(SAVE, by, { dateIdeaId, isSaved });
const saved = async (by: Person): Promise<string[]> =>
  (await app.gql(SAVED, {}, by.accessToken)).data.viewer.savedDateIdeas.map(({ name }: Data) => name);
const unknown = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: texts.unknown };

describe('a saved place', () => {
  it('is on the list once, the latest first, until it is taken off or hidden', async () => {
    const ada = await gold('Ada');
    const [lake, hill, café] = [await place('Lake'), await place('Hill'), await place('Café')];
    for (const id of [lake, hill, café, lake]) {
      app.clock.advance(1_000);
      expect(await save(ada, id)).toMatchObject({ __typename: 'SetDateIdeaSavedSuccess', dateIdea: { isSaved: true } });
    }
    expect(await saved(ada)).toEqual(['Café', 'Hill', 'Lake']);
    expect((await save(ada, hill, false)).dateIdea).toEqual({ name: 'Hill', isSaved: false });
    await app.db.updateTable('dateIdeas').set({ removedAt: app.clock.now() }).where('id', '=', café).execute();
    expect(await saved(ada)).toEqual(['Lake']);
    expect(await saved(await gold('Bola'))).toEqual([]);
  });

  it('needs a plan with the guide, and waits for the next one', async () => {
    const [ada, id] = [await gold('Ada'), await place()];
    await save(ada, id);
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    app.clock.advance(2_000);
    expect(await saved(ada)).toEqual([]);
    expect(await save(ada, id)).toEqual(unknown);
    await grant(app, ada, 'soul');
    app.clock.advance(2_000);
    expect(await saved(ada)).toHaveLength(1);
  });

  it('is taken off without a plan, and hidden, but not by another', async () => {
    const [ada, bola] = [await gold('Ada'), await gold('Bola')];
    const [lake, hill] = [await place(), await place()];
    for (const id of [lake, hill]) await save(ada, id);
    await app.db.updateTable('dateIdeas').set({ removedAt: app.clock.now() }).where('id', '=', hill).execute();
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    app.clock.advance(2_000);
    expect(await save(bola, hill, false)).toEqual(unknown);
    for (const id of [lake, hill]) expect(await save(ada, id, false)).toMatchObject({ dateIdea: { isSaved: false } });
    expect(await save(ada, lake, false)).toEqual(unknown);
  });

  it('that is hidden meanwhile holds no room on the list', async () => {
    const ada = await gold('Ada');
    const ids = await Promise.all(Array.from({ length: limits.dateIdeas.saved }, () => place()));
    const rows = ids.map((dateIdeaId) => ({ userId: ada.id, dateIdeaId, savedAt: app.clock.now() }));
    await app.db.insertInto('savedDateIdeas').values(rows).execute();
    expect(await save(ada, await place())).toMatchObject({ __typename: 'InvalidInput' });
    await app.db
      .updateTable('dateIdeas')
      .set({ removedAt: app.clock.now() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await save(ada, await place())).toMatchObject({ __typename: 'SetDateIdeaSavedSuccess' });
  });

  it('is one of a hundred, also when fifty are saved at once', async () => {
    const ada = await gold('Ada');
    const ids = await Promise.all(Array.from({ length: limits.dateIdeas.saved + 20 }, () => place()));
    const rows = ids.slice(0, 70).map((dateIdeaId) => ({ userId: ada.id, dateIdeaId, savedAt: app.clock.now() }));
    await app.db.insertInto('savedDateIdeas').values(rows).execute();
    const answers = await Promise.all(ids.slice(70, 120).map((id) => save(ada, id)));
    const full = answers.filter(({ __typename }) => __typename === 'InvalidInput');
    expect(full).toHaveLength(20);
    expect(full[0]).toMatchObject({ fieldErrors: [{ path: 'dateIdeaId', message: texts.full }] });
    expect(await saved(ada)).toHaveLength(limits.dateIdeas.saved);
    // One that is on the list already is no other.
    expect(await save(ada, ids[0] ?? '')).toMatchObject({ __typename: 'SetDateIdeaSavedSuccess' });
  });

  it('that is unknown or hidden is refused', async () => {
    const ada = await gold('Ada');
    const hidden = await place('Hidden', { removedAt: app.clock.now() });
    for (const id of [hidden, crypto.randomUUID(), 'one', '']) expect(await save(ada, id)).toEqual(unknown);
  });
});

type Couple = { ada: Person; bola: Person; matchId: string };
async function couple(): Promise<Couple> {
  const [ada, bola] = [await gold('Ada'), await gold('Bola')];
  return { ada, bola, matchId: await matched(app, ada, bola) };
}
const share = (by: Person, dateIdeaId: string, matchId: string, clientId: string = crypto.randomUUID()) =>
  run(SHARE, by, { dateIdeaId, matchId, clientId });
const thread = async (by: Person, id: string): Promise<Data> =>
  (await app.gql(THREAD, { id }, by.accessToken)).data.viewer.match.messages.nodes;

describe('a place in a chat', () => {
  it('is a card among the messages, which the other one hears at once', async () => {
    const { ada, bola, matchId } = await couple();
    const id = await place('Lekki Garden');
    const heard = await listening(app, bola.accessToken, EVENTS, { id: matchId });
    const { sentMessage, match, __typename } = await share(ada, id, matchId);
    expect(__typename).toBe('ShareDateIdeaSuccess');
    const dateIdea = { id, name: 'Lekki Garden', estimatedCost: '₦5,000 to ₦10,000 for two' };
    const card = { seq: 1, kind: 'PLACE', content: 'Lekki Garden, Lekki, Lagos', dateIdea };
    expect(sentMessage).toMatchObject({ ...card, isMine: true });
    expect(match.lastMessage).toEqual({ kind: 'PLACE' });
    expect((await heard.next()).data).toMatchObject({
      chatEvents: { __typename: 'MessageAdded', message: { ...card, isMine: false } },
    });
    await run(SEND, bola, { matchId, clientId: crypto.randomUUID(), content: 'Lovely!' });
    expect(await thread(ada, matchId)).toMatchObject([card, { seq: 2, kind: 'TEXT', dateIdea: null }]);
  });

  it('is one card, however often and however many at once it is sent with one client id', async () => {
    const { ada, bola, matchId } = await couple();
    const [id, clientId] = [await place(), crypto.randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => share(ada, id, matchId, clientId)));
    expect(new Set(answers.map(({ sentMessage }) => sentMessage?.id)).size).toBe(1);
    expect(await thread(bola, matchId)).toHaveLength(1);
    expect(await share(ada, await place(), matchId, clientId)).toMatchObject({
      __typename: 'IdempotencyConflict',
      message: chat.conflict,
    });
    expect(await share(ada, id, matchId, 'mine')).toMatchObject({ __typename: 'InvalidInput' });
    // Also once the place is hidden, for an answer that was lost.
    await app.db.updateTable('dateIdeas').set({ removedAt: app.clock.now() }).where('id', '=', id).execute();
    expect(await share(ada, id, matchId, clientId)).toMatchObject({ sentMessage: { id: answers[0].sentMessage.id } });
    const said = { matchId, clientId: crypto.randomUUID(), content: 'A word' };
    await run(SEND, ada, said);
    expect(await share(ada, id, matchId, said.clientId)).toMatchObject({ __typename: 'IdempotencyConflict' });
  });

  it('opens for the receiver without the guide: that place, and no other', async () => {
    const { ada, bola, matchId } = await couple();
    const [shared, other] = [await place(), await place()];
    await share(ada, shared, matchId);
    await app.db.deleteFrom('entitlements').where('userId', '=', bola.id).execute();
    app.clock.advance(2_000);
    const look = (id: string) => app.gql(PLACE, { id }, bola.accessToken);
    expect((await look(shared)).data.dateIdea).toMatchObject({ id: shared, checkedOn: null, isCheckDue: true });
    expect(code(await look(other))).toBe('FORBIDDEN');
    expect(code(await look(crypto.randomUUID()))).toBe('FORBIDDEN');
    // No plan opens a place that is hidden, so none is asked for.
    await app.db.updateTable('dateIdeas').set({ removedAt: app.clock.now() }).where('id', '=', shared).execute();
    expect(await look(shared)).toMatchObject({ data: { dateIdea: null }, errors: undefined });
    expect(await thread(ada, matchId)).toMatchObject([{ dateIdea: { id: shared } }]);
    await app.db.updateTable('matches').set({ endedAt: app.clock.now() }).where('id', '=', matchId).execute();
    expect(code(await look(shared))).toBe('FORBIDDEN');
  });

  it('needs the match, both abilities and a shown place', async () => {
    const { ada, bola, matchId } = await couple();
    const [id, chidi] = [await place(), await gold('Chidi')];
    expect(await share(chidi, id, matchId)).toMatchObject({ message: chat.notAvailable });
    expect(await share(ada, await place('Shut', { removedAt: app.clock.now() }), matchId)).toEqual(unknown);
    await app.db.deleteFrom('entitlements').where('userId', '=', bola.id).execute();
    app.clock.advance(2_000);
    expect(await share(bola, id, matchId)).toMatchObject({ __typename: 'PremiumRequired', ability: 'MESSAGES' });
    expect(await thread(ada, matchId)).toEqual([]);
  });
});

describe('a report', () => {
  it('reaches the console once for each change, with the latest note, until the place is checked', async () => {
    const [ada, bola, admin] = [await gold('Ada'), await gold('Bola'), await newAdmin(app, 'Zainab')];
    const id = await place('Old Mill');
    const report = (by: Person, change: string, note = '') => run(REPORT, by, { dateIdeaId: id, change, note });
    expect(await report(ada, 'HOURS', '  Shut on Mondays. ')).toEqual({
      __typename: 'ReportDateIdeaSuccess',
      dateIdea: { name: 'Old Mill' },
    });
    app.clock.advance(1_000);
    await report(bola, 'PRICES');
    app.clock.advance(1_000);
    await report(ada, 'HOURS', 'Shut on Mondays and Tuesdays.');
    const reported = async () => (await app.gql(REPORTED, {}, admin.accessToken)).data.admin.dateIdeas.nodes;
    const reports = [
      { change: 'HOURS', note: 'Shut on Mondays and Tuesdays.' },
      { change: 'PRICES', note: '' },
    ];
    expect(await reported()).toEqual([{ idea: { name: 'Old Mill' }, reports }]);

    const check = (isDryRun: boolean) => run(CHECK, admin, { dateIdeaId: id, isDryRun });
    expect((await check(true)).isDryRun).toBe(true);
    expect(await reported()).toHaveLength(1);
    // What came after the list was read stays.
    const { reportedAt: reportedUntil } = await app.db
      .selectFrom('dateIdeaReports')
      .select('reportedAt')
      .where('change', '=', 'prices')
      .where('dateIdeaId', '=', id)
      .executeTakeFirstOrThrow();
    await run(CHECK, admin, { dateIdeaId: id, reportedUntil });
    expect(await reported()).toEqual([{ idea: { name: 'Old Mill' }, reports: [reports[0]] }]);
    expect(await check(false)).toMatchObject({
      isDryRun: false,
      dateIdea: { reports: [], idea: { isCheckDue: false } },
    });
    expect(await reported()).toEqual([]);
    const { data } = await app.gql(PLACE, { id }, ada.accessToken);
    expect(data.dateIdea.checkedOn).toBe(lagosDay(app.clock.now()));
    const audit = await app.db.selectFrom('auditEvents').selectAll().where('actorId', '=', admin.id).execute();
    expect(audit.filter(({ action }) => action === 'check_date_idea')).toMatchObject([
      { details: { dateIdeaId: id } },
      { details: { dateIdeaId: id } },
    ]);
    expect(await run(CHECK, admin, { dateIdeaId: crypto.randomUUID() })).toEqual(unknown);
  });

  it('of something else says what, in at most 300 characters', async () => {
    const [ada, id] = [await gold('Ada'), await place()];
    const report = (change: string, note: string) => run(REPORT, ada, { dateIdeaId: id, change, note });
    expect(await report('OTHER', ' hm ')).toMatchObject({ fieldErrors: [{ path: 'note', message: texts.noNote }] });
    expect(await report('MOVED', 'x'.repeat(301))).toMatchObject({
      fieldErrors: [{ path: 'note', message: texts.note }],
    });
    expect(await report('MOVED', 'x'.repeat(300))).toMatchObject({ __typename: 'ReportDateIdeaSuccess' });
  });

  it('is one of twenty an hour', async () => {
    const ada = await gold('Ada');
    const ids = await Promise.all(Array.from({ length: 50 }, () => place()));
    const answers = await Promise.all(ids.map((dateIdeaId) => run(REPORT, ada, { dateIdeaId, change: 'CLOSED' })));
    const taken = answers.filter(({ __typename }) => __typename === 'ReportDateIdeaSuccess');
    expect(taken).toHaveLength(20);
    expect(answers.filter(({ __typename }) => __typename === 'TooManyAttempts')).toHaveLength(30);
  });
});

it.each([
  [null, true],
  ['2026-05-31', true],
  ['2026-06-01', false],
  ['2026-11-28', false],
])('a check of %s is due on 28 November: %s', (checkedOn, isDue) => {
  expect(isCheckDue(checkedOn, new Date('2026-11-28T10:00:00Z'))).toBe(isDue);
});

const GUIDE =
  'query ($filter: DateIdeaFilterInput) { dateIdeas(filter: $filter, first: 100) { totalCount nodes { name } } }';

it('what is near is within 15 km of the cell or the town of travel mode, and nothing without one', async () => {
  await app.db.deleteFrom('dateIdeas').execute();
  const listed = [
    listedIdea('Lekki one', { area: 'Admiralty Way, Lekki Phase 1' }),
    listedIdea('Island one', { area: 'Victoria Island' }),
    listedIdea('Far one', { area: 'Ipaja' }),
    listedIdea('Abuja one', { city: 'abuja', area: 'Wuse 2' }),
  ];
  await syncDateIdeas(app.deps, listed);
  const ada = await gold('Ada');
  const near = async (): Promise<string[]> => {
    const { data, body } = await app.gql(GUIDE, { filter: { isNear: true } }, ada.accessToken);
    expect(data?.dateIdeas, body).toBeTruthy();
    return data.dateIdeas.nodes.map(({ name }: Data) => name).sort();
  };
  const stand = (change: object) => app.db.updateTable('profiles').set(change).where('id', '=', ada.id).execute();
  await stand({ latitude: null, longitude: null });
  expect(await near()).toEqual([]);
  await stand({ latitude: 6.4375, longitude: 3.4625 });
  expect(await near()).toEqual(['Island one', 'Lekki one']);
  await stand({ latitude: 9.0625, longitude: 7.4625 });
  expect(await near()).toEqual(['Abuja one']);
  // Those that were written before places had positions get theirs at the next start.
  await app.db.updateTable('dateIdeas').set({ latitude: null, longitude: null, editedAt: app.clock.now() }).execute();
  expect(await near()).toEqual([]);
  await syncDateIdeas(app.deps, listed);
  expect(await near()).toEqual(['Abuja one']);
});
