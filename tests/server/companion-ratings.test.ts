/** Whether replies helped: said by their reader, counted for the console. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lagosMidnight } from '#rules/age.ts';
import { messages as texts } from '#rules/companion.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { exchangeRows } from '#tests/setup/companion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const gold = (name: string): Promise<Person> => person(app, name, { plan: 'gold' });

const RATE = `mutation ($input: RateReplyInput!) { rateReply(input: $input) { __typename
  ... on RateReplySuccess { reply { id role rating } } ... on UserError { code message } } }`;

async function rate(by: Person, exchangeId: string | undefined, rating: string | null): Promise<Data> {
  const { data, body } = await app.gql(RATE, { input: { exchangeId, rating } }, by.accessToken);
  expect(data?.rateReply, body).toBeTruthy();
  return data.rateReply;
}

const SHOWN = `query { viewer { companion { conversation(scenarioId: "first-message") { messages { role rating } } } } }`;

async function shown(by: Person): Promise<Data> {
  const { data } = await app.gql(SHOWN, {}, by.accessToken);
  return data.viewer.companion.conversation?.messages;
}

test('the last word counts, and is shown until it is taken back', async () => {
  const ada = await gold('Ada');
  const [id] = await exchangeRows(app, ada, [{ at: app.clock.now() }]);
  for (const rating of ['HELPFUL', 'NOT_HELPFUL', 'NOT_HELPFUL', null]) {
    const reply = { id: `${id}.reply`, role: 'ASSISTANT', rating };
    expect(await rate(ada, id, rating)).toEqual({ __typename: 'RateReplySuccess', reply });
    expect(await shown(ada)).toEqual([
      { role: 'USER', rating: null },
      { role: 'ASSISTANT', rating },
    ]);
  }
});

test('only a reply of their own, on a plan', async () => {
  const [ada, bola, free] = [await gold('Ada'), await gold('Bola'), await person(app, 'Chidi')];
  const [done, waiting] = await exchangeRows(app, ada, [
    { at: app.clock.now() },
    { at: app.clock.now(), state: 'waiting' },
  ]);
  const none = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: texts.noReply };
  expect(await rate(bola, done, 'HELPFUL')).toEqual(none);
  expect(await rate(ada, waiting, 'HELPFUL')).toEqual(none);
  for (const id of [crypto.randomUUID(), 'one', '']) expect(await rate(ada, id, 'HELPFUL')).toEqual(none);
  expect(await rate(free, done, 'HELPFUL')).toMatchObject({ __typename: 'PremiumRequired' });
  const { body } = await app.gql(RATE, { input: { exchangeId: done, rating: 'LOVELY' } }, ada.accessToken);
  expect(body).toContain('BAD_USER_INPUT');
  expect((await shown(ada)).map(({ rating }: Data) => rating)).toEqual([null, null, null]);
});

const COUNTS = `query ($days: Int!) { admin { replyRatings(days: $days) { scenario { id } helpful notHelpful } } }`;

test('the console counts them by scenario and day, without the deleted', async () => {
  const staff = await newAdmin(app, 'Kemi');
  const counts = async (days: number): Promise<Data> => {
    const { data } = await app.gql(COUNTS, { days }, staff.accessToken);
    return Object.fromEntries(
      data.admin.replyRatings.map(({ scenario, helpful, notHelpful }: Data) => [scenario.id, [helpful, notHelpful]]),
    );
  };
  const ada = await gold('Ada');
  const [today, yesterday] = [
    lagosMidnight(app.clock.now(), 0),
    new Date(lagosMidnight(app.clock.now(), 0).getTime() - 1),
  ];
  const before = { one: await counts(1), two: await counts(2) };
  const rated = await exchangeRows(app, ada, [
    { at: today, scenario: 'planning-a-date' },
    { at: today, scenario: 'planning-a-date' },
    { at: today, scenario: 'planning-a-date' },
    { at: today, scenario: 'repair-a-dry-chat' },
    { at: today, scenario: 'repair-a-dry-chat' },
  ]);
  for (const [at, rating] of ['HELPFUL', 'NOT_HELPFUL', 'HELPFUL', 'HELPFUL'].entries())
    await rate(ada, rated[at], rating);
  const third = rated[2] ?? '';
  await app.db.updateTable('companionRatings').set({ ratedAt: yesterday }).where('exchangeId', '=', third).execute();
  expect(await counts(1)).toEqual({ ...before.one, 'planning-a-date': [1, 1], 'repair-a-dry-chat': [1, 0] });
  expect(await counts(2)).toEqual({ ...before.two, 'planning-a-date': [2, 1], 'repair-a-dry-chat': [1, 0] });

  await app.db.deleteFrom('companionTranscripts').where('userId', '=', ada.id).execute();
  expect(await counts(2)).toEqual(before.two);
  for (const days of [0, 91])
    expect((await app.gql(COUNTS, { days }, staff.accessToken)).body).toContain('BAD_USER_INPUT');
});
