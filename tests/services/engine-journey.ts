/** From sign-up to a conversation, the same in each engine. */
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { paths } from '#rules/paths.ts';
import { PASSWORD, picture } from '#tests/e2e/steps.ts';
import type { Api, Person } from '#tests/factories/people.ts';
import { like, newcomer } from '#tests/factories/people.ts';
import { type Engine, type Hands, handsOn } from './engine.ts';

type World = { url: string; api: Api; grant(someone: Person): Promise<void> };

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
const READ = `query Read($id: ID!) { viewer { match(id: $id) { id messages(last: 20) { nodes { content } } } } }`;
const ME = '{ viewer { id } }';

async function signUp({ press, write, tickAll, on, open }: Hands, url: string, email: string): Promise<void> {
  await open(`${url}${paths.auth}`);
  await press('button', 'Create an account');
  await write('Full name', 'Kemi Adewale');
  await write('Email', email);
  await write('Password', PASSWORD);
  await tickAll();
  await press('button', 'Sign Up');
  await on(paths.betaWelcome);
  await press('button', 'Continue to your profile');
  await on(paths.profileSetup);
}

async function setUp({ press, write, choose, pick, tickAll, see, on }: Hands): Promise<void> {
  await see('field', 'Date of birth');
  await choose('Date of birth', '1996-05-17');
  await press('text', 'Female');
  await press('button', 'Continue');
  await write('Bio', 'Here for good conversation and better jollof.');
  await write('Location', 'Yaba, Lagos');
  await write('Interests', 'Highlife, Chess');
  await press('button', 'Continue');
  await see('field', 'Education');
  await press('button', 'Continue');
  await pick('Photo file', await picture());
  await press('button', 'Use this photo');
  await see('text', '1 of 10');
  await tickAll();
  await press('button', 'Create profile');
  await on(paths.profile);
}

/** The person who signed up, as the API knows her. */
async function herself(engine: Engine, api: Api, email: string): Promise<Person> {
  const kept = await engine.value<string>(`localStorage.getItem('zobo.session')`);
  const { accessToken, refreshToken } = JSON.parse(kept) as Person;
  const { data } = await api.gql(ME, {}, accessToken);
  return { id: data.viewer.id, name: 'Kemi', email, password: PASSWORD, accessToken, refreshToken };
}

/** Throws a sentence with what the page says at the first step that fails. */
export async function signUpToChat(engine: Engine, { url, api, grant }: World): Promise<void> {
  const hands = handsOn(engine);
  const { press, write, see, on, open, faults } = hands;
  const mark = randomBytes(3).toString('hex');
  const email = `kemi.${mark}@example.com`;
  await signUp(hands, url, email);
  await setUp(hands);

  const kemi = await herself(engine, api, email);
  const bola = await newcomer(api, `Bola ${mark}`, { profile: { gender: 'MALE' } });
  for (const someone of [kemi, bola]) await grant(someone);
  await like(api, bola, kemi);

  await open(`${url}${paths.browse}?q=${encodeURIComponent(`Bola ${mark}`)}`);
  await press('button', 'Like');
  await see('heading', "It's a match!");
  expect(await faults()).toEqual([]);
  await open(`${url}${paths.matches}`);
  await press('link', `Send Message to Bola ${mark} Test`);
  await on('/chat/');
  const id = (await engine.value<string>('location.pathname')).split('/').at(-1) ?? '';
  await write(`Message to Bola ${mark} Test`, 'Good evening, Bola');
  await press('button', 'Send message');
  await see('text', 'Good evening, Bola');
  await expect
    .poll(async () => (await api.gql(READ, { id }, bola.accessToken)).body, { timeout: 15_000 })
    .toContain('Good evening, Bola');

  // What he answers comes over the socket.
  const input = { matchId: id, clientId: crypto.randomUUID(), content: 'Good evening, Kemi' };
  expect((await api.gql(SEND, { input }, bola.accessToken)).data.sendMessage.__typename).toBe('SendMessageSuccess');
  await see('text', 'Good evening, Kemi');
  expect(await faults()).toEqual([]);

  // What an engine lacks is said there, not thrown.
  await open(`${url}${paths.settings}`);
  await see('heading', 'Mobile data');
  expect(await faults()).toEqual([]);
}
