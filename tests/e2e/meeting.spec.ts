import { newcomer } from '#tests/factories/people.ts';
import { registerShared, socketOf } from './api.ts';
import { expect, SESSION_KEY, test, urls } from './fixtures.ts';
import { bubble, findInDeck, grantPremium, join } from './steps.ts';

const SET_TYPING = `mutation Typing($input: SetTypingInput!) { setTyping(input: $input) { __typename } }`;
const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
const READ = `query Read($id: ID!) { viewer { match(id: $id) { id messages(last: 20) { nodes { content } } } } }`;
const LISTEN = `subscription Listen($id: ID!) { chatEvents(matchId: $id) { __typename } }`;

test('two people sign up, find each other, match and chat live; a third one hears nothing', async ({
  api,
  browserOf,
}) => {
  const suffix = Date.now().toString(36).slice(-4);
  const [adaName, bolaName] = [`Ada Nwosu ${suffix}`, `Bola Adeyemi ${suffix}`];
  const [ada, bola] = await Promise.all([browserOf(), browserOf()]);
  const [adaEmail, bolaEmail] = await Promise.all([
    join(ada, adaName, { bornOn: '1996-05-17', gender: 'Female', bio: 'I run a small bakery.' }),
    join(bola, bolaName, { bornOn: '1994-02-03', gender: 'Male', bio: 'Radio producer.' }),
  ]);
  await expect(ada.getByText(adaName).first()).toBeVisible();

  // Other journeys make more people than anybody would pass.
  await bola.goto(`/browse?q=${suffix}`);
  await findInDeck(bola, adaName);
  await bola.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(bola.getByText('4 likes left')).toBeVisible();

  await ada.goto(`/browse?q=${suffix}`);
  await findInDeck(ada, bolaName);
  await ada.getByRole('button', { name: 'Like', exact: true }).click();
  await Promise.all(
    [ada, bola].map((page) => expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible()),
  );
  await bola.keyboard.press('Escape');
  await expect(bola.getByRole('dialog')).toBeHidden();

  // On the free plan there is no way to write.
  await ada.getByRole('link', { name: 'See your matches' }).click();
  await ada.getByRole('button', { name: `Upgrade to Message ${bolaName}` }).click();
  await expect(ada.getByRole('dialog', { name: 'Upgrade to Message' })).toBeVisible();
  await ada.keyboard.press('Escape');

  // Granted while the page is open, it shows without a reload.
  const chidi = await newcomer(api, 'Chidi', { profile: { gender: 'MALE' } });
  await grantPremium(api, [adaEmail, bolaEmail, chidi.email]);
  await ada.getByRole('link', { name: `Send Message to ${bolaName}` }).click();
  await ada.waitForURL('**/chat/*');
  const path = new URL(ada.url()).pathname;
  const matchId = path.split('/').at(-1) ?? '';
  await bola.goto(path);

  // A third person, on a paid plan and in the know of the ids, listens before anything is said.
  const heard: unknown[] = [];
  await registerShared(LISTEN);
  const socket = socketOf(urls.empty, chidi.accessToken);
  socket.subscribe(
    { query: LISTEN, variables: { id: matchId } },
    { next: (event) => heard.push(event), error: (error) => heard.push(error), complete: () => undefined },
  );
  const third = await browserOf({ signedInAs: chidi });
  await third.goto(path);
  await third.waitForURL('**/matches');

  const toBola = ada.getByLabel(`Message to ${bolaName}`);
  await toBola.pressSequentially('Good ev', { delay: 40 });
  await expect(bola.getByText('typing…')).toBeVisible();
  await expect(bola.getByText('typing…')).toBeHidden({ timeout: 3_500 });

  await toBola.fill('Good evening, Bola');
  await toBola.press('Enter');
  await expect(bubble(ada, 'Good evening, Bola')).toBeVisible();
  await expect(bubble(bola, 'Good evening, Bola')).toBeVisible();
  await expect(ada.getByRole('img', { name: 'Read' })).toHaveCount(1);

  const toAda = bola.getByLabel(`Message to ${adaName}`);
  await toAda.fill('Good evening, Ada');
  await toAda.press('Enter');
  await expect(bubble(ada, 'Good evening, Ada')).toBeVisible();
  await expect(bola.getByRole('img', { name: 'Read' })).toHaveCount(1);

  // Somebody who types and is cut off: the sign vanishes three seconds later by itself.
  const kept = await ada.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { accessToken } = JSON.parse(kept ?? '{}') as { accessToken: string };
  await api.gql(SET_TYPING, { input: { matchId, isTyping: true } }, accessToken);
  await expect(bola.getByText('typing…')).toBeVisible();
  const since = Date.now();
  await expect(bola.getByText('typing…')).toBeHidden({ timeout: 5_000 });
  expect(Date.now() - since).toBeGreaterThan(2_000);
  expect(Date.now() - since).toBeLessThan(4_000);

  const read = await api.gql(READ, { id: matchId }, chidi.accessToken);
  expect(read.data.viewer.match).toBeNull();
  expect(read.body).not.toContain('Good evening');
  const input = { matchId, clientId: crypto.randomUUID(), content: 'Hello?' };
  const sent = await api.gql(SEND, { input }, chidi.accessToken);
  expect(sent.data.sendMessage.__typename).toBe('NotAvailable');
  expect(heard).toEqual([{ errors: [expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })] }]);
  await socket.dispose();
  await expect(third.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
});
