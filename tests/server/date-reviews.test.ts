/** The question after a date: asked once, answered by each alone, and read by nobody but the team that looks after safety. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages as texts } from '#rules/date-reviews.ts';
import { matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const REVIEW = `mutation ($input: ReviewDateInput!) { reviewDate(input: $input) { __typename
  ... on ReviewDateSuccess { datePlan { id state isReviewWanted } } ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const SEEN = 'query ($id: ID!) { viewer { match(id: $id) { datePlan { id state isReviewWanted } } } }';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(Date.parse('2026-12-01T09:00:00Z')) });
  admin = await newAdmin(app, 'Chidi');
});
afterAll(() => app.stop());

let ada: Person;
let bola: Person;
let matchId: string;
let planId: string;
/** The two have an accepted date on the 3rd, at six in the evening in Lagos. */
beforeEach(async () => {
  await openWindows(app);
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola')];
  matchId = await matched(app, ada, bola);
  await keepSignedIn(app);
  const proposal = {
    clientId: crypto.randomUUID(),
    matchId,
    placeName: 'Terra Kulture',
    startsAt: '2026-12-03T17:00:00Z',
  };
  const PROPOSE =
    'mutation ($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { ... on ProposeDatePlanSuccess { datePlan { id } } } }';
  planId = (await run(PROPOSE, ada, proposal)).datePlan.id;
  const ACCEPT = 'mutation ($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename } }';
  await run(ACCEPT, bola, { planId, version: 1, answer: 'ACCEPT' });
});

async function run(document: string, by: Person, input: object): Promise<Data> {
  const { data, body } = await app.gql(document, { input }, by.accessToken);
  expect(data, body).toBeTruthy();
  return Object.values(data)[0];
}
const review = (by: Person, said: object) => run(REVIEW, by, { planId, ...said });
const seen = async (by: Person): Promise<Data> =>
  (await app.gql(SEEN, { id: matchId }, by.accessToken)).data.viewer.match?.datePlan ?? null;
async function at(instant: string): Promise<void> {
  app.clock.set(new Date(instant));
  await keepSignedIn(app);
}
const afterDate = () => at('2026-12-04T10:00:00Z');
const safe = { hasMet: true, feeling: 'SAFE' };
async function asTeam(selection: string): Promise<Data> {
  return (await app.gql(`{ admin { ${selection} } }`, {}, admin.accessToken)).data.admin;
}
const feltAbout = async (whom: Person): Promise<Data> =>
  (await asTeam(`user(account: { email: "${whom.email}" }) { openReports dateFeelings { safe unsure unsafe } }`)).user;

describe('how a date was', () => {
  it('is asked from its end for three days, until it is answered; each answers alone', async () => {
    expect(await seen(ada)).toMatchObject({ state: 'ACCEPTED', isReviewWanted: false });
    expect(await review(ada, safe)).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.closed });
    await at('2026-12-03T20:00:00Z');
    expect(await seen(ada)).toMatchObject({ state: 'OVER', isReviewWanted: true });
    await afterDate();
    expect((await review(ada, safe)).datePlan).toEqual({ id: planId, state: 'OVER', isReviewWanted: false });
    expect(await seen(bola)).toMatchObject({ isReviewWanted: true });
    // The latest answer counts.
    expect(await review(ada, { hasMet: false })).toMatchObject({ __typename: 'ReviewDateSuccess' });
    expect((await feltAbout(bola)).dateFeelings).toEqual({ safe: 0, unsure: 0, unsafe: 0 });
    await at('2026-12-06T19:59:59Z');
    expect(await seen(ada)).toBeNull();
    expect(await seen(bola)).toMatchObject({ isReviewWanted: true });
    await at('2026-12-06T20:00:00Z');
    expect(await seen(bola)).toBeNull();
    expect(await review(bola, safe)).toMatchObject({ message: texts.closed });
  });

  it.each([
    [{ hasMet: true }, 'feeling', texts.feeling],
    [{ hasMet: false, feeling: 'SAFE' }, 'feeling', texts.notMet],
    [{ ...safe, note: 'x'.repeat(1_001) }, 'note', texts.note],
  ])('%j is told what is wrong with it', async (said, path, message) => {
    await afterDate();
    expect(await review(ada, said)).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ path, message }] });
  });

  it('that felt unsafe is a report with the last messages, once, and the other one learns nothing', async () => {
    await afterDate();
    await run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', ada, {
      ...{ matchId, clientId: crypto.randomUUID(), content: 'Leave me alone' },
    });
    const before = await app.gql(SEEN, { id: matchId }, bola.accessToken);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => review(ada, { hasMet: true, feeling: 'UNSAFE', note: ' He followed me. ' })),
    );
    // A later answer without words takes none away.
    answers.push(await review(ada, { hasMet: true, feeling: 'UNSAFE' }));
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['ReviewDateSuccess']));
    expect(await app.gql(SEEN, { id: matchId }, bola.accessToken)).toEqual(before);
    expect(await feltAbout(bola)).toEqual({ openReports: 1, dateFeelings: { safe: 0, unsure: 0, unsafe: 1 } });
    const { reports } = await asTeam(
      'reports { nodes { reason priority description evidence { content } reported { email } } }',
    );
    expect(reports.nodes).toEqual([
      {
        ...{ reason: 'UNSAFE_DATE', priority: 'HIGH', description: 'Terra Kulture\n\nHe followed me.' },
        ...{ evidence: [{ content: 'Leave me alone' }], reported: { email: bola.email } },
      },
    ]);
  });

  it('is for the two alone, and not after a block', async () => {
    await afterDate();
    const cara = await person(app, 'Cara');
    expect(await review(cara, safe)).toMatchObject({ code: 'NOT_AVAILABLE' });
    await run('mutation ($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }', ada, {
      profileId: bola.id,
    });
    expect(await review(bola, safe)).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('is still asked when another date is planned already', async () => {
    await afterDate();
    const again = { clientId: crypto.randomUUID(), matchId, placeName: 'Bogobiri', startsAt: '2026-12-08T17:00:00Z' };
    const PROPOSE = 'mutation ($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { __typename } }';
    await run(PROPOSE, ada, again);
    const LAST =
      'query ($id: ID!) { viewer { match(id: $id) { datePlan { placeName } dateToReview { id placeName } } } }';
    const asked = async () => (await app.gql(LAST, { id: matchId }, bola.accessToken)).data.viewer.match;
    expect(await asked()).toEqual({
      datePlan: { placeName: 'Bogobiri' },
      dateToReview: { id: planId, placeName: 'Terra Kulture' },
    });
    await review(bola, safe);
    expect(await asked()).toEqual({ datePlan: { placeName: 'Bogobiri' }, dateToReview: null });
  });

  it('of a date that was called off is not asked', async () => {
    await run('mutation ($input: CancelDatePlanInput!) { cancelDatePlan(input: $input) { __typename } }', ada, {
      planId,
    });
    await afterDate();
    expect(await review(bola, safe)).toMatchObject({ code: 'NOT_AVAILABLE' });
  });
});

it('is asked by a job in the next morning', async () => {
  const { rows } = await sql<{ runAt: Date }>`
    select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'askAboutDate' and j.payload->>'planId' = ${planId}`.execute(app.db);
  expect(rows).toEqual([{ runAt: new Date('2026-12-04T10:00:00Z') }]);
});
