/** What is kept with a report, and that nobody reads what two people wrote before one of them reported the other. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';

let on: Moderation;
let ada: Person;
let bola: Person;
let chidi: Person;
let matchId: string;
beforeAll(async () => {
  on = await startModeration();
  ada = await person(on.app, 'Ada', { plan: 'gold' });
  bola = await person(on.app, 'Bola', { plan: 'gold' });
  chidi = await person(on.app, 'Chidi', { plan: 'gold' });
  matchId = await matched(on.app, ada, bola);
  for (const [by, words] of [
    [ada, 'Hello Bola'],
    [bola, 'Send me a gift card'],
  ] as const) {
    await on.say(by, matchId, words);
  }
  await on.say(chidi, await matched(on.app, chidi, bola), 'What others write is theirs');
});
afterAll(() => on.app.stop());

const found = async (id: string): Promise<Data> => (await on.queue()).find((report) => report.id === id);
const wordsOf = async (id: string): Promise<string[]> => (await found(id)).evidence.map(({ content }: Data) => content);

it('no messages are with an administrator before a report, nor those of a third', async () => {
  const asked = await on.app.gql(
    `{ messages(matchId: "${matchId}", last: 20) { nodes { content } } }`,
    {},
    on.admin.accessToken,
  );
  expect(asked.body).not.toContain('gift card');
  expect(await on.app.db.selectFrom('reportEvidence').selectAll().execute()).toEqual([]);
});

it('the last messages and the profile of that moment are kept, whatever becomes of them', async () => {
  const id = await on.report(ada, bola, 'HARASSMENT');
  const before = await found(id);
  expect(before.evidence).toMatchObject([
    { isByReported: false, content: 'Hello Bola' },
    { isByReported: true, content: 'Send me a gift card' },
  ]);
  expect(before.shown).toMatchObject({
    fullName: 'Bola Test',
    location: 'Lagos',
    bio: expect.stringContaining('jollof'),
  });
  const edited = { fullName: 'Saint', bio: 'I am a saint.', location: 'Abuja' };
  await on.app.db.updateTable('profiles').set(edited).where('id', '=', bola.id).execute();
  await on.app.gql(`mutation { unmatch(input: { matchId: "${matchId}" }) { __typename } }`, {}, bola.accessToken);
  await on.app.db.deleteFrom('messages').where('matchId', '=', matchId).execute();
  expect(await found(id)).toEqual(before);
  // A repeated one takes away nothing.
  expect(await on.report(ada, bola, 'HARASSMENT')).toBe(id);
  expect(await found(id)).toEqual(before);
});

it('a repeated report takes the newer messages in, fifty of each time and two hundred of all', async () => {
  const dayo = await person(on.app, 'Dayo', { plan: 'gold' });
  const match = await matched(on.app, ada, dayo);
  const [{ id: senderId }, start] = [dayo, on.app.clock.now().getTime()];
  const write = async (from: number, many: number) => {
    const rows = Array.from({ length: many }, (_, at) => ({
      ...{ id: crypto.randomUUID(), matchId: match, senderId, clientId: crypto.randomUUID(), seq: from + at },
      ...{ content: `Words ${from + at}`, createdAt: new Date(start + from + at) },
    }));
    await on.app.db.insertInto('messages').values(rows).execute();
  };
  await write(1, 60);
  const id = await on.report(ada, dayo, 'OTHER');
  const { evidence } = limits.moderation;
  expect(await wordsOf(id)).toEqual(Array.from({ length: evidence }, (_, at) => `Words ${at + 11}`));
  await write(61, 20);
  await on.app.db.deleteFrom('messages').where('matchId', '=', match).where('seq', '<=', 60).execute();
  await on.report(ada, dayo, 'OTHER');
  expect(await wordsOf(id)).toEqual(Array.from({ length: evidence + 20 }, (_, at) => `Words ${at + 11}`));
});

it('neither the reporter nor the reported reads it, nor a script that may only decide', async () => {
  const [{ id }] = await on.queue();
  for (const someone of [ada, bola]) await expect(on.queue(someone)).rejects.toThrow('FORBIDDEN');
  const create = `mutation { createAccessToken(input: { name: "a test", scopes: [REPORTS_WRITE] }) { ... on CreateAccessTokenSuccess { token } } }`;
  const { token } = (await on.app.gql(create, {}, on.admin.accessToken)).data.createAccessToken;
  const dry = `mutation { resolveReport(input: { reportId: "${id}", decision: DISMISS, isDryRun: true }) { ... on ResolveReportSuccess { report { @@ } } } }`;
  for (const field of [
    'evidence { content }',
    'shown { bio }',
    'priority',
    'reason',
    'description',
    'reporter { id }',
  ]) {
    const { errors } = await on.app.gql(dry.replace('@@', field), {}, token);
    expect(errors?.[0]?.extensions?.code, field).toBe('FORBIDDEN');
  }
  expect((await on.app.gql(dry.replace('@@', 'state'), {}, token)).data.resolveReport.report.state).toBe('DISMISSED');
});
