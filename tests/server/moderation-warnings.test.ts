/** Warnings: by an address or by a report, seen until they are read, and told by mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import { ask } from '#tests/setup/ask.ts';
import { listening } from '#tests/setup/listening.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';

const WARN = `mutation($input: WarnAccountInput!) { warnAccount(input: $input) { __typename
  ... on WarnAccountSuccess { isDryRun user { id warnings { reason acknowledgedAt } } } ... on UserError { code message } } }`;
const READ = `mutation($input: AcknowledgeWarningInput!) { acknowledgeWarning(input: $input) { __typename
  ... on AcknowledgeWarningSuccess { viewer { warning { reason } } } ... on UserError { code message } } }`;
const EVENTS = 'subscription { viewerEvents { __typename ... on WarningGiven { viewer { warning { reason } } } } }';

let on: Moderation;
let ada: Person;
let bola: Person;
beforeAll(async () => {
  on = await startModeration();
  ada = await person(on.app, 'Ada');
});
beforeEach(async () => {
  bola = await person(on.app, 'Bola');
});
afterAll(() => on.app.stop());

const warn = (input: object, by = on.admin) => ask(on.app, WARN, input, by.accessToken);
const read = (warningId: string, by = bola) => ask(on.app, READ, { warningId }, by.accessToken);

describe('a warning', () => {
  it('is seen at once, goes by mail, stands until it is read, and then the next; a dry run does nothing', async () => {
    const heard = await listening(on.app, bola.accessToken, EVENTS);
    const dry = await warn({ account: { email: bola.email }, reason: 'Be kind', isDryRun: true });
    expect(dry).toMatchObject({ isDryRun: true, user: { id: bola.id, warnings: [] } });
    expect(await on.own(bola)).toMatchObject({ warning: null });
    expect(await on.audited(bola)).toEqual([]);
    for (const reason of [' Be kind ', 'Be honest']) {
      on.app.clock.advance(1_000);
      expect(await warn({ account: { email: bola.email }, reason })).toMatchObject({
        __typename: 'WarnAccountSuccess',
      });
      const { data } = await heard.next();
      expect(data.viewerEvents).toEqual({ __typename: 'WarningGiven', viewer: { warning: { reason: 'Be kind' } } });
    }
    heard.close();
    expect(await on.audited(bola)).toEqual(['warn_account', 'warn_account']);
    const letters = await on.letters(bola);
    expect(letters.map(({ subject }) => subject)).toEqual(Array(2).fill('A warning from our moderators'));
    expect(letters[0]?.text).toContain('Be kind');
    const { id } = (await on.own(bola)).warning;
    expect(await read(id, ada)).toMatchObject({ code: 'NOT_AVAILABLE', message: 'There is no such warning.' });
    for (const nonsense of ['x', crypto.randomUUID()])
      expect(await read(nonsense)).toMatchObject({ code: 'NOT_AVAILABLE' });
    for (let times = 0; times < 2; times += 1) {
      expect(await read(id)).toMatchObject({ viewer: { warning: { reason: 'Be honest' } } });
    }
    const { user } = await warn({ account: { email: bola.email }, reason: 'x', isDryRun: true });
    expect(user.warnings).toMatchObject([
      { reason: 'Be honest', acknowledgedAt: null },
      { reason: 'Be kind', acknowledgedAt: expect.any(String) },
    ]);
  });

  it('is never one’s own, wants a reason and an account, and is for administrators', async () => {
    const { email } = on.admin;
    expect(await warn({ account: { email }, reason: 'Me' })).toMatchObject({
      message: 'You cannot warn your own account.',
    });
    expect(await warn({ account: { email: bola.email }, reason: ' ' })).toMatchObject({
      message: 'Please give a reason',
    });
    expect(await warn({ account: { email: 'nobody@example.com' }, reason: 'x' })).toMatchObject({
      code: 'NOT_AVAILABLE',
    });
    const { errors } = await on.app.gql(
      WARN,
      { input: { account: { email: bola.email }, reason: 'x' } },
      ada.accessToken,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await on.own(bola)).toMatchObject({ warning: null });
  });
});

describe('a report that leads to a warning', () => {
  it('gives its note for a reason, and decides all that waits for the same reason', async () => {
    const chidi = await person(on.app, 'Chidi');
    const [one, other, elsewhere] = [
      await on.report(ada, bola, 'HARASSMENT'),
      await on.report(chidi, bola, 'HARASSMENT'),
      await on.report(chidi, bola, 'OTHER'),
    ];
    const refused = await on.resolve({ reportId: one, decision: 'WARN' });
    expect(refused).toMatchObject({ fieldErrors: [{ path: 'note', message: 'Please give a reason' }] });
    await on.resolve({ reportId: one, decision: 'WARN', note: 'Be kind', isDryRun: true });
    expect(await on.own(bola)).toMatchObject({ warning: null });
    const done = await on.resolve({ reportId: one, decision: 'WARN', note: 'Be kind' });
    expect(done).toMatchObject({ report: { id: one, state: 'ACTED' } });
    expect(await on.resolve({ reportId: other, decision: 'DISMISS' })).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect((await on.queue()).map(({ id }) => id)).toEqual([elsewhere]);
    expect(await on.own(bola)).toMatchObject({ warning: { reason: 'Be kind' } });
    expect(await on.audited(bola)).toEqual(['resolve_report', 'warn_account']);
    const [letter] = await on.letters(bola);
    expect(letter?.text).toContain('Be kind');
    expect(JSON.stringify(letter)).not.toContain(ada.name);
  });

  it('of two administrators at once warns once', async () => {
    const reportId = await on.report(ada, bola, 'HARASSMENT');
    const input = { reportId, decision: 'WARN', note: 'Be kind' };
    const made = await Promise.all(Array.from({ length: 20 }, () => on.resolve(input)));
    expect(made.filter(({ __typename }) => __typename === 'ResolveReportSuccess')).toHaveLength(1);
    expect(await on.audited(bola)).toEqual(['resolve_report', 'warn_account']);
  });
});
