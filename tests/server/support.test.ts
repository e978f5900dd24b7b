import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { sendTicketLetter } from '#server/features/support/service.ts';
import { grant, newAdmin, newcomer, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { listening } from '#tests/setup/listening.ts';
import { startOtherProcess } from '#tests/setup/other-process.ts';
import { countStatements } from '#tests/setup/statements.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const REFUSAL =
  '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } ... on TooManyAttempts { retryAfterSeconds }';
const TICKET = 'id subject state isPriority createdAt updatedAt messages { id isFromTeam content createdAt }';
const CREATE = `mutation($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { __typename
  ... on CreateSupportTicketSuccess { ticket { ${TICKET} } viewer { id supportTickets { id } } } ${REFUSAL} } }`;
const REPLY = `mutation($input: ReplyToSupportTicketInput!) { replyToSupportTicket(input: $input) { __typename
  ... on ReplyToSupportTicketSuccess { ticket { ${TICKET} } } ${REFUSAL} } }`;
const ANSWER = `mutation($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { __typename
  ... on AnswerSupportTicketSuccess { isDryRun ticket { ${TICKET} user { id email } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const OWN = `{ viewer { supportTickets { ${TICKET} } } }`;
const QUEUE = `query($state: SupportTicketState! = OPEN, $first: Int! = 20, $after: String) { admin { supportTickets(state: $state, first: $first, after: $after) {
  edges { cursor } nodes { ${TICKET} user { email } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
const EVENTS = `subscription { viewerEvents { __typename ... on SupportAnswered { ticket { ${TICKET} } } } }`;

const asked = { subject: 'My card fails', content: 'It says that my bank refuses the payment.' };
const unknown = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: 'There is no such request.' };
const wrongSubject = { path: 'subject', message: 'Subject must be 3 to 120 characters' };
const wrongContent = { path: 'content', message: 'Please describe it in 10 to 2,000 characters' };
const wrongReply = { path: 'content', message: 'Please write 1 to 2,000 characters' };

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => app.stop());

let ada: Person;
beforeEach(async () => {
  await openWindows(app);
  await app.db.deleteFrom('supportTickets').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  ada = await newcomer(app, 'Ada', { profile: false });
});

const mutation =
  (document: string, field: string) =>
  async (input: object, { accessToken }: Pick<Person, 'accessToken'>): Promise<Data> => {
    const answer = await app.gql(document, { input }, accessToken);
    return answer.data?.[field] ?? answer.errors?.[0]?.extensions?.code;
  };
const createAs = mutation(CREATE, 'createSupportTicket');
const replyAs = mutation(REPLY, 'replyToSupportTicket');
const answerAs = mutation(ANSWER, 'answerSupportTicket');
const create = (input: object = asked, by = ada) => createAs(input, by);
const reply = (ticketId: string, content = 'It still does.', by = ada) => replyAs({ ticketId, content }, by);
const answer = (ticketId: string, more: object = { content: 'Try it again.' }, by = admin) =>
  answerAs({ ticketId, ...more }, by);
const own = async (by = ada): Promise<Data> => (await app.gql(OWN, {}, by.accessToken)).data.viewer.supportTickets;
/** The id of a new request. */
const waits = async (by = ada, subject = asked.subject): Promise<string> => {
  const { ticket } = await create({ ...asked, subject }, by);
  app.clock.advance(1_000);
  return ticket.id;
};
const queue = async (variables: object = {}, token = admin.accessToken) => {
  const { data, errors } = await app.gql(QUEUE, { ...variables }, token);
  return data?.admin?.supportTickets ?? errors?.[0]?.extensions?.code;
};
const subjects = ({ nodes }: Data): string[] => nodes.map(({ subject }: Data) => subject);
const textsOf = ({ messages }: Data): string[] => messages.map(({ content }: Data) => content);
const auditOf = (by: Person) => app.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', by.id).execute();
const rowOf = (id: string) =>
  app.db.selectFrom('supportTickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const scriptToken = async (...scopes: string[]): Promise<string> => {
  const { data } = await app.gql(
    'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { ... on CreateAccessTokenSuccess { token } } }',
    { input: { name: 'a test', scopes } },
    admin.accessToken,
  );
  return data.createAccessToken.token;
};
/** Runs the letters about requests that wait in the queue, each twice, as a queue may; returns what was sent to a person. */
async function lettersTo({ email }: Person) {
  const { rows } = await sql<{ id: string; payload: never }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'sendTicketLetter' returning j.id, j.payload`.execute(app.db);
  app.mails.splice(0);
  for (const { payload } of [...rows, ...rows]) await sendTicketLetter(app.deps, payload);
  const letters = new Map(app.mails.filter(({ to }) => to === email).map((mail) => [mail.id, mail]));
  return { jobs: rows, letters: [...letters.values()] };
}

describe('asking for help', () => {
  it('keeps the request, trimmed, for whoever made it', async () => {
    const payload = await create({ subject: `  ${asked.subject} `, content: `\n${asked.content} ` });
    const ticket = {
      id: expect.any(String),
      subject: asked.subject,
      state: 'OPEN',
      isPriority: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      messages: [
        {
          id: expect.any(String),
          isFromTeam: false,
          content: asked.content,
          createdAt: expect.any(String),
        },
      ],
    };
    expect(payload).toEqual({
      __typename: 'CreateSupportTicketSuccess',
      ticket,
      viewer: { id: ada.id, supportTickets: [{ id: payload.ticket.id }] },
    });
    expect(await own()).toEqual([ticket]);
    expect(await own(await newcomer(app, 'Bola', { profile: false }))).toEqual([]);
  });

  it.each([
    [{ subject: 'xx' }, wrongSubject],
    [{ subject: ' xx\n ' }, wrongSubject],
    [{ subject: '😀'.repeat(121) }, wrongSubject],
    [{ content: 'x'.repeat(9) }, wrongContent],
    [{ content: ` ${'x'.repeat(9)}\t` }, wrongContent],
    [{ content: 'x'.repeat(2_001) }, wrongContent],
  ])('refuses %j', async (wrong, fieldError) => {
    expect(await create({ ...asked, ...wrong })).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [fieldError],
    });
    expect(await own()).toEqual([]);
  });

  it.each([
    { subject: 'xxx', content: 'x'.repeat(10) },
    { subject: '😀'.repeat(120), content: '😀'.repeat(2_000) },
    { subject: 'a\u0000b\ud800c', content: 'a\u0000b\ud800c, and ten characters' },
  ])('takes what the database takes (%#)', async (input) => {
    expect((await create(input)).__typename).toBe('CreateSupportTicketSuccess');
  });

  it('is five an hour, however many come at once; what is refused for its words costs nothing', async () => {
    for (let n = 0; n < 6; n += 1) await create({ ...asked, subject: '' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
    const refused = answers.filter(({ __typename }) => __typename === 'TooManyAttempts');
    expect(refused).toHaveLength(45);
    expect(refused[0].retryAfterSeconds).toBeGreaterThan(3_000);
    expect(await own()).toHaveLength(5);
    expect((await create(asked, await newcomer(app, 'Bola', { profile: false }))).__typename).toMatch(/Success$/);
  });

  it('goes first for people on a plan with priority, as it is at that moment', async () => {
    const isFirst = async (by: Person) => (await create(asked, by)).ticket.isPriority;
    const gold = await person(app, 'Gold', { profile: false, plan: 'gold' });
    const diamond = await person(app, 'Diamond', { profile: false, plan: 'diamond' });
    const over = await newcomer(app, 'Over', { profile: false });
    await grant(app, over, 'diamond', new Date(app.clock.now().getTime() - 1));
    expect(await Promise.all([gold, diamond, over, ada].map(isFirst))).toEqual([true, true, false, false]);

    const [id] = (await own(over)).map((ticket: Data) => ticket.id);
    await grant(app, over, 'gold');
    await sleep(limits.session.verdictMs + 50);
    expect((await reply(id, 'I have a plan now.', over)).ticket.isPriority).toBe(true);
    await app.db.deleteFrom('entitlements').where('userId', '=', over.id).execute();
    await sleep(limits.session.verdictMs + 50);
    expect((await reply(id, 'And now I have none.', over)).ticket.isPriority).toBe(false);
  });

  it('is for people who are signed in', async () => {
    for (const [document, input] of [
      [CREATE, asked],
      [REPLY, { ticketId: crypto.randomUUID(), content: 'Hello?' }],
      [ANSWER, { ticketId: crypto.randomUUID(), isClosed: true }],
    ] as const) {
      expect((await app.gql(document, { input })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('writing more', () => {
  it('opens the request again, and its texts stay in their order', async () => {
    const id = await waits();
    await answer(id, { content: ' Try it again. ', isClosed: true });
    expect(await own()).toMatchObject([{ id, state: 'CLOSED' }]);
    app.clock.advance(1_000);
    const { ticket } = await reply(id, '  It still does.\n');
    expect(ticket).toMatchObject({ id, state: 'OPEN' });
    expect(Date.parse(ticket.updatedAt) - Date.parse(ticket.createdAt)).toBeGreaterThanOrEqual(2_000);
    expect(ticket.messages.map(({ isFromTeam, content }: Data) => [isFromTeam, content])).toEqual([
      [false, asked.content],
      [true, 'Try it again.'],
      [false, 'It still does.'],
    ]);
    expect(await own()).toEqual([ticket]);
  });

  it('is for who made the request; to others it is as if there were none', async () => {
    const id = await waits();
    const bola = await newcomer(app, 'Bola', { profile: false });
    const before = await own();
    for (const [ticketId, by] of [
      [id, bola],
      [id, admin],
      [crypto.randomUUID(), ada],
      ['no-uuid', ada],
    ] as const) {
      expect(await reply(ticketId, 'Mine.', by)).toEqual(unknown);
    }
    expect(await own()).toEqual(before);
    expect((await reply(id.toUpperCase())).__typename).toBe('ReplyToSupportTicketSuccess');
  });

  it.each(['', ' \n\t', 'x'.repeat(2_001)])('refuses a text of a wrong length (%#)', async (content) => {
    const id = await waits();
    expect(await reply(id, content)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [wrongReply] });
    expect((await own())[0].messages).toHaveLength(1);
  });

  it('is twenty an hour, however many come at once', async () => {
    const id = await waits();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reply(id, `${n}`)));
    expect(answers.filter(({ __typename }) => __typename === 'TooManyAttempts')).toHaveLength(30);
    expect((await own())[0].messages).toHaveLength(21);
  });
});

describe('one’s own requests', () => {
  it('are the fifty newest with their newest hundred texts, in as many statements as one request takes', async () => {
    await waits();
    const one = await countStatements(async () => void (await own()));
    const at = (n: number) => new Date(app.clock.now().getTime() + n * 1_000);
    const tickets = Array.from({ length: 60 }, (_, n) => ({
      id: crypto.randomUUID(),
      userId: ada.id,
      subject: `Request ${n}`,
      state: 'open',
      isPriority: false,
      createdAt: at(n),
      updatedAt: at(n),
      stateSince: at(n),
    }));
    await app.db.insertInto('supportTickets').values(tickets).execute();
    const newest = tickets[59]!.id;
    const texts = Array.from({ length: 120 }, (_, n) => ({
      id: crypto.randomUUID(),
      ticketId: newest,
      fromTeam: false,
      content: `Text ${n}`,
      createdAt: at(n),
    }));
    await app.db.insertInto('supportMessages').values(texts).execute();
    let found: Data;
    const many = await countStatements(async () => {
      found = await own();
    });
    expect(many).toBe(one);
    expect(subjects({ nodes: found })).toEqual(Array.from({ length: 50 }, (_, n) => `Request ${59 - n}`));
    expect(textsOf(found[0])).toEqual(Array.from({ length: 100 }, (_, n) => `Text ${n + 20}`));
  });
});

describe('the queue of the team', () => {
  it('has those with priority first, and then those that wait longest', async () => {
    const gold = await person(app, 'Gold', { profile: false, plan: 'gold' });
    const first = await waits(ada, 'first');
    await waits(ada, 'second');
    await waits(gold, 'gold first');
    await waits(gold, 'gold second');
    expect(subjects(await queue())).toEqual(['gold first', 'gold second', 'first', 'second']);
    // To ask once more costs nobody their place.
    await reply(first);
    expect(subjects(await queue())).toEqual(['gold first', 'gold second', 'first', 'second']);
    expect((await queue()).nodes[0]).toMatchObject({ isPriority: true, user: { email: gold.email } });
    await answer(first);
    expect(subjects(await queue())).toEqual(['gold first', 'gold second', 'second']);
    expect(subjects(await queue({ state: 'ANSWERED' }))).toEqual(['first']);
    expect(subjects(await queue({ state: 'CLOSED' }))).toEqual([]);
    await reply(first);
    expect(subjects(await queue())).toEqual(['gold first', 'gold second', 'second', 'first']);
  });

  it('is read in pages that lose and repeat nothing while requests come in, even at one instant', async () => {
    const now = app.clock.now();
    const row = (subject: string, isPriority: boolean, updatedAt = now) => ({
      id: crypto.randomUUID(),
      userId: ada.id,
      subject,
      state: 'open',
      isPriority,
      createdAt: now,
      updatedAt,
      stateSince: updatedAt,
    });
    const there = Array.from({ length: 9 }, (_, n) => row(`There ${n}`, n % 2 === 0));
    await app.db.insertInto('supportTickets').values(there).execute();
    const read: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 9; page += 1) {
      const found: Data = await queue({ first: 2, after });
      expect(found.pageInfo.hasPreviousPage).toBe(after !== null);
      read.push(...subjects(found));
      const more = [row(`New ${page}`, true, new Date(now.getTime() - 1)), row(`Late ${page}`, false, app.clock.now())];
      if (found.pageInfo.hasNextPage && page < 3) await app.db.insertInto('supportTickets').values(more).execute();
      app.clock.advance(1_000);
      after = found.pageInfo.endCursor;
      if (!found.pageInfo.hasNextPage) break;
    }
    const old = read.filter((subject) => subject.startsWith('There'));
    expect([...old].sort()).toEqual(there.map(({ subject }) => subject).sort());
    expect(new Set(read).size).toBe(read.length);
    const isFirst = (subject: string) => there.find((ticket) => ticket.subject === subject)?.isPriority;
    expect(old.map(isFirst)).toEqual([true, true, true, true, true, false, false, false, false]);
    expect(read.filter((subject) => subject.startsWith('New'))).toEqual([]);
    expect(read.filter((subject) => subject.startsWith('Late'))).toHaveLength(3);
  });

  it('refuses sizes out of range and cursors that are none of its own', async () => {
    await waits();
    const sized = (first: number) =>
      app.gql(`{ admin { supportTickets(first: ${first}) { nodes { id } } } }`, {}, admin.accessToken);
    for (const first of [0, -1, 101]) expect((await sized(first)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await sized(100)).data.admin.supportTickets.nodes).toHaveLength(1);
    const forged = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const { id } = await rowOf((await own())[0].id);
    const at = app.clock.now().toISOString();
    for (const after of [
      '',
      'nonsense',
      forged(['verification', at, id]),
      forged(['ticket', 2, at, id]),
      forged(['ticket', true, at, id]),
      forged(['ticket', 1, 'yesterday', id]),
      forged(['ticket', 1, at, "' or true --"]),
      forged(['ticket', 1, at]),
    ]) {
      expect(await queue({ after }), after).toBe('BAD_USER_INPUT');
    }
  });

  it('is read by administrators and by scripts that may read accounts; answering takes the scope for it', async () => {
    const id = await waits();
    expect(await queue({}, ada.accessToken)).toBe('FORBIDDEN');
    const [reading, writing] = [await scriptToken('USERS_READ'), await scriptToken('SUPPORT_WRITE')];
    expect((await queue({}, reading)).nodes).toHaveLength(1);
    expect(await queue({}, writing)).toBe('FORBIDDEN');
    expect(await answer(id, { isClosed: true }, ada)).toBe('FORBIDDEN');
    expect(await answerAs({ ticketId: id, isClosed: true }, { accessToken: reading })).toBe('FORBIDDEN');
    expect(await own()).toMatchObject([{ state: 'OPEN' }]);
    expect(await answerAs({ ticketId: id, isClosed: true }, { accessToken: writing })).toMatchObject({
      ticket: { state: 'CLOSED' },
    });
  });

  it('costs as many statements for many requests as for one', async () => {
    await waits();
    const one = await countStatements(async () => void (await queue()));
    for (let n = 0; n < 4; n += 1) await waits();
    const bola = await newcomer(app, 'Bola', { profile: false });
    for (let n = 0; n < 5; n += 1) await waits(bola);
    let found: Data;
    const many = await countStatements(async () => {
      found = await queue();
    });
    expect(found.nodes).toHaveLength(10);
    expect(many).toBe(one);
  });
});

describe('answering', () => {
  it('stores the answer, leaves an audit row without the text, and tells the owner at once and by letter', async () => {
    const other = await startOtherProcess(app);
    const bola = await newcomer(app, 'Bola', { profile: false });
    const adas = await listening(app, ada.accessToken, EVENTS);
    const adasElsewhere = await listening(other, ada.accessToken, EVENTS);
    const bolas = await listening(app, bola.accessToken, EVENTS);
    const id = await waits();
    const secret = 'Your bank <b>blocked</b> it.';

    const dry = await answer(id, { content: secret, isDryRun: true });
    expect(dry).toMatchObject({ isDryRun: true, ticket: { id, state: 'ANSWERED', user: { id: ada.id } } });
    expect(dry.ticket.messages).toHaveLength(1);
    expect(await own()).toMatchObject([{ state: 'OPEN' }]);
    expect(await auditOf(ada)).toEqual([]);
    expect((await lettersTo(ada)).jobs).toEqual([]);

    const done = await answer(id, { content: ` ${secret} ` });
    const { user, ...ticket } = done.ticket;
    expect([done.isDryRun, user]).toEqual([false, { id: ada.id, email: ada.email }]);
    expect(await own()).toEqual([ticket]);
    expect(ticket).toMatchObject({ state: 'ANSWERED', messages: [{}, { isFromTeam: true, content: secret }] });
    for (const reader of [adas, adasElsewhere]) {
      expect(await reader.next()).toEqual({ data: { viewerEvents: { __typename: 'SupportAnswered', ticket } } });
    }
    const audit = await auditOf(ada);
    expect(audit).toMatchObject([
      {
        actorId: admin.id,
        accessTokenId: null,
        action: 'answer_support_ticket',
        details: { ticketId: id, state: 'answered' },
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain('bank');

    const { jobs, letters } = await lettersTo(ada);
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify(jobs)).not.toContain('bank');
    expect(letters).toMatchObject([{ subject: 'The team answered your request' }]);
    expect(letters[0]?.text).toContain('Hello Ada,');
    expect(letters[0]?.text).toContain(`${app.deps.config.publicUrl}/support`);
    for (const text of [letters[0]?.text, letters[0]?.html]) {
      expect(text).not.toContain('bank');
      expect(text).not.toContain(asked.subject);
    }

    // Whatever was told to Bola came before what she is told now.
    await waits(bola);
    await answer((await own(bola))[0].id, { isClosed: true });
    expect((await bolas.next()).data.viewerEvents.ticket.state).toBe('CLOSED');
    expect([bolas, adas].map((reader) => reader.events().length)).toEqual([1, 1]);
    for (const reader of [adas, adasElsewhere, bolas]) reader.close();
    await other.stop();
  });

  it('closes, with an answer or without; what is closed already is not told again', async () => {
    const [id, silent] = [await waits(), await waits()];
    expect(await answer(id, { content: 'It is mended.', isClosed: true })).toMatchObject({
      ticket: { state: 'CLOSED', messages: [{}, { content: 'It is mended.' }] },
    });
    expect((await answer(silent, { content: null, isClosed: true })).ticket).toMatchObject({ state: 'CLOSED' });
    expect((await lettersTo(ada)).letters.map(({ subject }) => subject)).toEqual([
      'The team answered your request',
      'Your request for help is closed',
    ]);
    const before = await own();
    expect((await answer(silent, { isClosed: true })).ticket.state).toBe('CLOSED');
    expect(await own()).toEqual(before);
    expect((await lettersTo(ada)).jobs).toEqual([]);
    expect(await auditOf(ada)).toHaveLength(2);
    // An answer after the end is one all the same.
    expect((await answer(silent)).ticket).toMatchObject({ state: 'ANSWERED' });
  });

  it('wants an answer or an end, and a request that is there', async () => {
    const id = await waits();
    const nothing = { path: 'content', message: 'Please write an answer, or close the request.' };
    for (const [more, fieldError] of [
      [{}, nothing],
      [{ content: null, isClosed: false, isDryRun: true }, nothing],
      [{ content: ' \n' }, wrongReply],
      [{ content: '', isClosed: true }, wrongReply],
      [{ content: 'x'.repeat(2_001) }, wrongReply],
    ] as const) {
      expect(await answer(id, more)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [fieldError] });
    }
    for (const ticketId of [crypto.randomUUID(), 'no-uuid']) {
      for (const isDryRun of [true, false])
        expect(await answer(ticketId, { isClosed: true, isDryRun })).toEqual(unknown);
    }
    expect(await own()).toMatchObject([{ state: 'OPEN', messages: [{}] }]);
    expect(await auditOf(ada)).toEqual([]);
  });

  it('by many administrators at once, beside what its owner writes, keeps each word', async () => {
    const second = await newAdmin(app, 'Yakubu');
    await sleep(limits.session.verdictMs + 50);
    const id = await waits();
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 4 === 3
          ? reply(id, `Text ${n}`)
          : answer(id, { content: `Text ${n}`, isClosed: n === 6 }, n % 2 ? admin : second),
      ),
    );
    expect(done.filter(({ __typename }) => __typename.endsWith('Success'))).toHaveLength(20);
    const texts = textsOf((await own())[0]);
    expect(texts).toHaveLength(21);
    expect(new Set(texts)).toEqual(new Set([asked.content, ...Array.from({ length: 20 }, (_, n) => `Text ${n}`)]));
    expect(await auditOf(ada)).toHaveLength(15);
    expect((await lettersTo(ada)).letters).toHaveLength(15);
  });

  it('is told to nobody whose account is gone', async () => {
    await answer(await waits());
    const { jobs } = await lettersTo(ada);
    await app.db.deleteFrom('users').where('id', '=', ada.id).execute();
    app.mails.splice(0);
    await sendTicketLetter(app.deps, (jobs[0] as Data).payload);
    expect(app.mails).toEqual([]);
    expect(await app.db.selectFrom('supportMessages').selectAll().execute()).toEqual([]);
  });
});
