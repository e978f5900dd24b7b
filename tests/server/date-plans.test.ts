/** Dates that two people of a match plan: one open plan, one outcome of what happens at once, and what both are told. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages as chat } from '#rules/chat.ts';
import { messages as texts } from '#rules/date-plans.ts';
import { limits } from '#rules/limits.ts';
import { purgeDatePlans } from '#server/features/date-plans/telling-service.ts';
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { listening } from '#tests/setup/listening.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const HOUR = 3_600_000;
const PLAN = 'id version state isProposedByViewer placeName startsAt dateIdea { name }';
const FAULTS = `... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }
  ... on PremiumRequired { ability } ... on DatePlanConflict { datePlan { version state } }`;
const PROPOSE = `mutation ($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { __typename
  ... on ProposeDatePlanSuccess { datePlan { ${PLAN} } } ${FAULTS} } }`;
const ANSWER = `mutation ($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename
  ... on AnswerDatePlanSuccess { datePlan { ${PLAN} } } ${FAULTS} } }`;
const CANCEL = `mutation ($input: CancelDatePlanInput!) { cancelDatePlan(input: $input) { __typename
  ... on CancelDatePlanSuccess { datePlan { ${PLAN} } } ... on UserError { code message } } }`;
const SEEN = `query ($id: ID!) { viewer { match(id: $id) { datePlan { ${PLAN} } } } }`;
const EVENTS = `subscription { viewerEvents { __typename ... on DatePlanChanged { match { id datePlan { ${PLAN} } } } } }`;
const UNMATCH = 'mutation ($input: UnmatchInput!) { unmatch(input: $input) { __typename } }';
const BLOCK = 'mutation ($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(Date.parse('2026-12-01T09:00:00Z')) });
});
afterAll(() => app.stop());

let ada: Person;
/** Without a plan: sees, answers and calls off. */
let bola: Person;
let matchId: string;
beforeEach(async () => {
  await openWindows(app);
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola')];
  matchId = await matched(app, ada, bola);
  await keepSignedIn(app);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
});

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
async function run(document: string, by: Person, input: object): Promise<Data> {
  const { data, body } = await app.gql(document, { input }, by.accessToken);
  expect(data, body).toBeTruthy();
  return Object.values(data)[0];
}
const propose = (by: Person, changes: object = {}) =>
  run(PROPOSE, by, {
    ...{ clientId: crypto.randomUUID(), matchId, placeName: 'Terra Kulture', startsAt: inHours(48) },
    ...changes,
  });
const answer = (by: Person, { id, version }: Data, answer: string, counter?: object) =>
  run(ANSWER, by, { planId: id, version, answer, counter });
const cancel = (by: Person, { id }: Data) => run(CANCEL, by, { planId: id });
const seen = async (by: Person): Promise<Data> =>
  (await app.gql(SEEN, { id: matchId }, by.accessToken)).data.viewer.match?.datePlan ?? null;
/** Between the two, proposed by Ada. */
const open = async (changes: object = {}): Promise<Data> => (await propose(ada, changes)).datePlan;
async function place(name = 'Lekki Garden'): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, ...listedIdea(`${name} ${id}`), name, editedAt: app.clock.now(), removedAt: null };
  await app.db.insertInto('dateIdeas').values(row).execute();
  return id;
}
const gone = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: texts.unknown };

describe('a date', () => {
  it('is proposed, countered by somebody without a plan, and accepted; both see it and hear of it', async () => {
    const heard = await listening(app, bola.accessToken, EVENTS);
    const dateIdeaId = await place();
    const plan = await open({ placeName: undefined, dateIdeaId });
    const placeName = 'Lekki Garden, Lekki, Lagos';
    const first = { version: 1, state: 'PROPOSED', placeName, dateIdea: { name: 'Lekki Garden' } };
    expect(plan).toMatchObject({ ...first, isProposedByViewer: true });
    expect(await seen(bola)).toEqual({ ...plan, isProposedByViewer: false });
    expect((await heard.next()).data.viewerEvents).toEqual({
      __typename: 'DatePlanChanged',
      match: { id: matchId, datePlan: await seen(bola) },
    });
    const startsAt = inHours(72);
    const countered = await answer(bola, plan, 'COUNTER', { startsAt });
    expect(countered.datePlan).toMatchObject({ version: 2, state: 'COUNTERED', placeName, startsAt });
    expect(countered.datePlan.isProposedByViewer).toBe(true);
    const accepted = await answer(ada, countered.datePlan, 'ACCEPT');
    expect(accepted.datePlan).toMatchObject({ version: 3, state: 'ACCEPTED', startsAt, isProposedByViewer: false });
    // Both agreed, and one of them is late.
    const later = await answer(ada, accepted.datePlan, 'COUNTER', { startsAt: inHours(73), placeName: 'Bogobiri' });
    expect(later.datePlan).toMatchObject({ version: 4, state: 'COUNTERED', placeName: 'Bogobiri', dateIdea: null });
    expect(await answer(bola, later.datePlan, 'DECLINE')).toMatchObject({
      datePlan: { state: 'DECLINED', version: 5 },
    });
    // In sight for a day.
    app.clock.advance(23 * HOUR);
    expect(await seen(ada)).toMatchObject({ state: 'DECLINED' });
    app.clock.advance(HOUR);
    expect(await seen(ada)).toBeNull();
    heard.close();
  });

  it('is answered by the other person, at the version that stands, while it stands', async () => {
    const plan = await open();
    expect(await answer(ada, plan, 'ACCEPT')).toMatchObject({ __typename: 'DatePlanConflict', message: texts.changed });
    const { datePlan } = await answer(bola, plan, 'COUNTER', { startsAt: inHours(50) });
    const stale = { __typename: 'DatePlanConflict', code: 'DATE_PLAN_CONFLICT', message: texts.changed };
    expect(await answer(ada, plan, 'ACCEPT')).toEqual({ ...stale, datePlan: { version: 2, state: 'COUNTERED' } });
    expect(await answer(bola, datePlan, 'ACCEPT')).toMatchObject(stale);
    const accepted = await answer(ada, datePlan, 'ACCEPT');
    // The answer to the first request was lost.
    expect(await answer(ada, datePlan, 'ACCEPT')).toEqual(accepted);
    expect(await answer(ada, datePlan, 'DECLINE')).toMatchObject(stale);
    expect(await cancel(bola, datePlan)).toMatchObject({ datePlan: { state: 'CANCELLED', version: 4 } });
    expect(await answer(ada, accepted.datePlan, 'COUNTER', { startsAt: inHours(60) })).toMatchObject(stale);
    for (const by of [ada, bola]) expect(await cancel(by, datePlan)).toMatchObject({ datePlan: { version: 4 } });
  });

  it('ends by itself: an unanswered one at its time, an accepted one three hours later', async () => {
    const plan = await open();
    app.clock.advance(48 * HOUR);
    await keepSignedIn(app);
    expect(await seen(bola)).toMatchObject({ state: 'EXPIRED', version: 1 });
    expect(await answer(bola, plan, 'ACCEPT')).toMatchObject({ datePlan: { state: 'EXPIRED' } });
    expect(await cancel(bola, plan)).toEqual(gone);
    const next = await open();
    expect(next).toMatchObject({ state: 'PROPOSED' });
    await answer(bola, next, 'ACCEPT');
    app.clock.advance(51 * HOUR);
    await keepSignedIn(app);
    expect(await seen(ada)).toMatchObject({ id: next.id, state: 'OVER' });
    expect(await open()).toMatchObject({ state: 'PROPOSED' });
    app.clock.advance(limits.datePlans.keptMs);
    await purgeDatePlans(app.deps);
    const left = await app.db.selectFrom('datePlans').select('state').where('matchId', '=', matchId).execute();
    expect(left).toEqual([{ state: 'proposed' }]);
  });
});

describe('a proposal', () => {
  it('is the same plan when it is sent again, and no other match’s or person’s', async () => {
    const clientId = crypto.randomUUID();
    const plan = await open({ clientId });
    expect(await open({ clientId, placeName: 'Elsewhere' })).toEqual(plan);
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    const other = await matched(app, ada, chidi);
    expect((await propose(chidi, { clientId, matchId: other })).datePlan.id).not.toBe(plan.id);
    expect((await propose(chidi)).__typename).toBe('NotAvailable');
    expect(await answer(chidi, plan, 'ACCEPT')).toEqual(gone);
    expect(await cancel(chidi, plan)).toEqual(gone);
  });

  it.each<[string, () => Promise<object> | object, string, string]>([
    ['in the past', () => ({ startsAt: inHours(-1) }), 'startsAt', texts.time],
    ['in a year', () => ({ startsAt: inHours(365 * 24) }), 'startsAt', texts.time],
    ['without a place', () => ({ placeName: null }), 'placeName', texts.noPlace],
    ['at a place of one letter', () => ({ placeName: ' x ' }), 'placeName', texts.place],
    ['at two places', async () => ({ dateIdeaId: await place() }), 'placeName', texts.twoPlaces],
    ['at no place', () => ({ placeName: null, dateIdeaId: crypto.randomUUID() }), 'dateIdeaId', texts.noSuchPlace],
    ['with a bad id', () => ({ clientId: 'one' }), 'clientId', chat.badClientId],
  ])('%s is refused', async (_what, changes, path, message) => {
    const { __typename, fieldErrors } = await propose(ada, await changes());
    expect([__typename, fieldErrors]).toEqual(['InvalidInput', [{ path, message }]]);
  });

  it('needs a plan that talks, a live match, and no open plan', async () => {
    expect(await propose(bola)).toMatchObject({ __typename: 'PremiumRequired', ability: 'MESSAGES' });
    const plan = await open();
    expect(await propose(ada)).toMatchObject({ message: texts.isOpen, datePlan: { version: 1 } });
    // Another place of the guide is for those who have it; the one of the plan is not.
    expect(await answer(bola, plan, 'COUNTER', { dateIdeaId: await place() })).toMatchObject({ ability: 'DATE_IDEAS' });
    expect(await answer(bola, plan, 'COUNTER', {})).toMatchObject({
      fieldErrors: [{ path: 'counter', message: texts.noChange }],
    });
    expect(await answer(bola, plan, 'COUNTER', { startsAt: inHours(-3) })).toMatchObject({
      fieldErrors: [{ path: 'counter.startsAt', message: texts.time }],
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an unmatch', () => run(UNMATCH, bola, { matchId })],
    ['a block', () => run(BLOCK, bola, { profileId: ada.id })],
  ])('and its plan are over with %s', async (_what, end) => {
    const plan = await open();
    await end();
    const answers = [await answer(ada, plan, 'COUNTER', { startsAt: inHours(60) }), await cancel(ada, plan)];
    for (const each of answers) expect(each.__typename).not.toMatch(/Success$/);
    expect((await propose(ada)).__typename).not.toMatch(/Success$/);
  });

  it('with somebody who is about to leave can only be called off', async () => {
    const plan = await open();
    const leaving = { deletionRequestedAt: app.clock.now() };
    await app.db.updateTable('users').set(leaving).where('id', '=', bola.id).execute();
    expect(await answer(ada, plan, 'COUNTER', { startsAt: inHours(60) })).toMatchObject({ message: texts.changed });
    expect(await cancel(ada, plan)).toMatchObject({ datePlan: { state: 'CANCELLED' } });
    expect(await propose(ada)).toEqual(gone);
  });

  it('may be countered twenty times, and not with what stands', async () => {
    let plan = await open();
    const same = await answer(bola, plan, 'COUNTER', { placeName: 'Terra Kulture' });
    expect(same).toMatchObject({ fieldErrors: [{ path: 'counter', message: texts.noChange }] });
    for (let times = 1; times < limits.datePlans.versions; times += 1)
      plan = (await answer(times % 2 ? bola : ada, plan, 'COUNTER', { placeName: `Place ${times}` })).datePlan;
    const refused = await answer(bola, plan, 'COUNTER', { placeName: 'One more' });
    expect(refused).toMatchObject({ fieldErrors: [{ path: 'counter', message: texts.often }] });
    expect(await answer(plan.version % 2 ? bola : ada, plan, 'ACCEPT')).toMatchObject({
      datePlan: { state: 'ACCEPTED' },
    });
  });

  it('tells a lost answer from another one', async () => {
    const plan = await open();
    const first = await answer(bola, plan, 'COUNTER', { startsAt: inHours(50) });
    expect(await answer(bola, plan, 'COUNTER', { startsAt: inHours(50) })).toEqual(first);
    expect(await answer(bola, plan, 'COUNTER', { startsAt: inHours(51) })).toMatchObject({ message: texts.changed });
  });

  it('is one of five a day, and what is refused spends none', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => person(app, 'Chidi')));
    const matches: string[] = [];
    for (const each of others) matches.push(await matched(app, ada, each));
    await open();
    for (let times = 0; times < 6; times += 1) expect(await propose(ada)).toMatchObject({ message: texts.isOpen });
    const answers = await Promise.all(matches.map((id) => propose(ada, { matchId: id })));
    const names = answers.map(({ __typename }) => __typename).toSorted();
    expect(names).toEqual([...Array(4).fill('ProposeDatePlanSuccess'), ...Array(2).fill('TooManyAttempts')]);
    expect(answers.find(({ code }) => code === 'TOO_MANY_ATTEMPTS')?.message).toBe(texts.tooMany);
  });
});

describe('fifty at once', () => {
  const fifty = (act: (number: number) => Promise<Data>) => Promise.all(Array.from({ length: 50 }, (_, at) => act(at)));

  it('propose one plan, from both sides', async () => {
    await app.db
      .insertInto('entitlements')
      .values(await gold(bola))
      .execute();
    const answers = await fifty((at) => propose(at % 2 ? ada : bola));
    expect(answers.filter(({ __typename }) => __typename === 'ProposeDatePlanSuccess')).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === 'DatePlanConflict')).toHaveLength(49);
  });

  it('accept and counter one version with one outcome', async () => {
    const plan = await open();
    const answers = await fifty((at) =>
      at % 2
        ? answer(bola, plan, 'ACCEPT')
        : answer(bola, plan, 'COUNTER', { placeName: `Place ${at}`, startsAt: inHours(50) }),
    );
    const told = new Set(
      answers.filter(({ datePlan }) => datePlan.version === 2).map(({ datePlan }) => datePlan.state),
    );
    expect(told.size).toBe(1);
    expect(await seen(ada)).toMatchObject({ version: 2, state: [...told][0] });
  });

  it('cancel once, and all are told that it is off', async () => {
    const plan = await open();
    const answers = await fifty((at) => cancel(at % 2 ? ada : bola, plan));
    for (const each of answers) expect(each).toMatchObject({ datePlan: { state: 'CANCELLED', version: 2 } });
  });
});

async function gold({ id: userId }: Person) {
  const at = app.clock.now();
  const times = { startsAt: new Date(at.getTime() - 1_000), endsAt: null, createdAt: at };
  return { id: crypto.randomUUID(), userId, plan: 'gold', source: 'admin', isTrial: false, ...times };
}

describe('a reminder', () => {
  const confirm = (...people: Person[]) =>
    app.db
      .updateTable('users')
      .set({ emailVerifiedAt: app.clock.now() })
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
  /** The letters of the reminders that are due, after so many hours. */
  const lettersAfter = async (hours: number) => {
    app.clock.advance(hours * HOUR);
    // The queue has the clock of the database.
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${app.clock.now()}::timestamptz`.execute(
      app.db,
    );
    await runJobs(app, ['remindOfDate']);
    return runJobs(app, ['sendDateLetter']);
  };
  const plannedAt = async () => app.db.selectFrom('datePlans').select('id').where('matchId', '=', matchId).execute();

  it('goes to both the day before, names nobody and no place, and once', async () => {
    await confirm(ada, bola);
    await answer(bola, await open(), 'ACCEPT');
    const letters = await lettersAfter(24);
    expect(letters.map(({ to }) => to).toSorted()).toEqual([ada.email, bola.email].toSorted());
    expect(letters[0]?.subject).toBe('Your date is on Thursday, 3 December at 10:00');
    for (const { text, html } of letters) expect(`${text}${html}`).not.toMatch(/Terra|Kulture/);
    const byName = letters.find(({ to }) => to === ada.email);
    expect(`${byName?.text}${byName?.html}`).not.toContain('Bola');
    expect(await lettersAfter(22)).toEqual([]);
    expect(await plannedAt()).toHaveLength(1);
  });

  it.each<[string, (plan: Data) => Promise<unknown>]>([
    ['was called off', (plan) => cancel(bola, plan)],
    ['was countered', (plan) => answer(ada, { ...plan, version: 2 }, 'COUNTER', { startsAt: inHours(50) })],
    ['ended with the match', () => run(UNMATCH, ada, { matchId })],
  ])('says nothing of a plan that %s', async (_what, change) => {
    await confirm(ada, bola);
    const plan = await open();
    await answer(bola, plan, 'ACCEPT');
    await change(plan);
    expect(await lettersAfter(24)).toEqual([]);
  });

  it('is no letter to who wants none, or has not confirmed the address', async () => {
    await confirm(ada);
    const update = 'mutation($input: UpdateNoticesInput!) { updateNotices(input: $input) { __typename } }';
    await run(update, ada, { letterKinds: ['MATCH'] });
    await answer(bola, await open(), 'ACCEPT');
    expect(await lettersAfter(24)).toEqual([]);
  });
});
