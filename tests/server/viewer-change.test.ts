/** A document may change who asks: nothing that was read for the one before reaches the next. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const MATCH = 'match(id: $id) { id messages(last: 5) { nodes { content } } }';
const SIGN_IN = `mutation ($typing: SetTypingInput!, $signIn: SignInInput!, $id: ID!) {
  setTyping(input: $typing) { __typename }
  signIn(input: $signIn) { __typename ... on SignInSuccess { viewer { id ${MATCH} } } } }`;
const SIGN_UP = `mutation ($typing: SetTypingInput!, $signUp: SignUpInput!, $id: ID!) {
  setTyping(input: $typing) { __typename }
  signUp(input: $signUp) { __typename ... on SignUpSuccess { viewer { id ${MATCH} } } } }`;

let app: TestApp;
let ada: Person;
let chidi: Person;
let matchId: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada', { plan: 'gold' });
  const bola = await person(app, 'Bola', { plan: 'gold' });
  chidi = await person(app, 'Chidi', { plan: 'gold' });
  matchId = await matched(app, ada, bola);
  const input = { matchId, clientId: crypto.randomUUID(), content: 'For Ada alone' };
  expect((await app.gql(SEND, { input }, bola.accessToken)).data.sendMessage.__typename).toBe('SendMessageSuccess');
});
afterAll(() => app.stop());

it('signing in as somebody else shows nothing of what was read for the first', async () => {
  const typing = { matchId, isTyping: true };
  const signIn = { email: chidi.email, password: chidi.password };
  const { data, body } = await app.gql(SIGN_IN, { typing, signIn, id: matchId }, ada.accessToken);
  expect(data.setTyping.__typename).toBe('SetTypingSuccess');
  expect(data.signIn.viewer).toEqual({ id: chidi.id, match: null });
  expect(body).not.toContain('For Ada alone');
});

it('nor does signing up', async () => {
  const typing = { matchId, isTyping: true };
  const accepts = { hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true };
  const signUp = { email: 'dayo@example.com', password: 'pineapple', fullName: 'Dayo Obi', ...accepts };
  const { data } = await app.gql(SIGN_UP, { typing, signUp, id: matchId }, ada.accessToken);
  expect(data.setTyping.__typename).toBe('SetTypingSuccess');
  expect(data.signUp).toMatchObject({ __typename: 'SignUpSuccess', viewer: { match: null } });
});
