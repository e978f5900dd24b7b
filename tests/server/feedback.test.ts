import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada', { profile: false });
});
afterAll(() => app.stop());

const SEND = `mutation Send($input: SendBetaFeedbackInput!) { sendBetaFeedback(input: $input) { __typename
  ... on SendBetaFeedbackSuccess { feedbackId } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path } } ... on TooManyAttempts { retryAfterSeconds } } }`;

async function send(input: object, by: Person = ada) {
  const answer = await app.gql(SEND, { input }, by.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return answer.data.sendBetaFeedback;
}
const rowsOf = ({ id }: Person) => app.db.selectFrom('betaFeedback').selectAll().where('userId', '=', id).execute();

describe('beta feedback', () => {
  it('is kept trimmed, with nothing for what was left empty', async () => {
    const { feedbackId } = await send({ featureRating: 4, bugReport: '  The deck stutters.\n', featureRequest: '   ' });
    expect(await rowsOf(ada)).toEqual([
      expect.objectContaining({
        id: feedbackId,
        featureRating: 4,
        bugReport: 'The deck stutters.',
        featureRequest: null,
        generalFeedback: null,
      }),
    ]);
  });

  it.each([{}, { bugReport: ' \n\t' }, { featureRating: null, generalFeedback: '' }])(
    'needs something: %j',
    async (input) => {
      const before = await rowsOf(ada);
      expect(await send(input)).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'Please provide at least one piece of feedback.',
      });
      expect(await rowsOf(ada)).toEqual(before);
    },
  );

  it.each([0, 6, -1])('has no rating of %i', async (featureRating) => {
    expect((await send({ featureRating })).fieldErrors).toEqual([{ path: 'featureRating' }]);
  });

  it('takes what the database takes, which counts an emoji as one character', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    expect((await send({ bugReport: '😀'.repeat(1_000) }, bola)).__typename).toBe('SendBetaFeedbackSuccess');
    expect((await send({ bugReport: '😀'.repeat(1_001) }, bola)).fieldErrors).toEqual([{ path: 'bugReport' }]);
    expect((await send({ bugReport: 'a\u0000b\ud800' }, bola)).__typename).toBe('SendBetaFeedbackSuccess');
  });

  it('is ten an hour, however many come at once; what is refused for its words costs nothing', async () => {
    const chidi = await person(app, 'Chidi', { profile: false });
    for (let n = 0; n < 15; n++) await send({}, chidi);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ featureRating: 5 }, chidi)));
    expect(answers.filter((answer) => answer.__typename === 'SendBetaFeedbackSuccess')).toHaveLength(10);
    const refused = answers.filter((answer) => answer.__typename === 'TooManyAttempts');
    expect(refused).toHaveLength(40);
    expect(refused[0].retryAfterSeconds).toBeGreaterThan(3_000);
    expect(await rowsOf(chidi)).toHaveLength(10);
  });
});
