/** A safe way home on phones, by touch: a friend says yes, a date is looked after, a PIN ends it, and the friend's page opens with a code. */
import type { Page } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test, urls } from './fixtures.ts';
import { letterTo, linkIn } from './letters.ts';
import { grantDemo, toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const [FIRST, SECOND] = ['4821', '7093'];
const HOUR = 3_600_000;

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const letter = (email: string, subject: string) => letterTo(urls.demo, email, subject);

const PROPOSE = `mutation ($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) {
  ... on ProposeDatePlanSuccess { datePlan { id version } } } }`;
const ANSWER = 'mutation ($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename } }';

async function agreed(api: Parameters<typeof newcomer>[0]) {
  const [ada, bola] = await Promise.all([newcomer(api, 'Ada'), newcomer(api, 'Bola', { profile: { gender: 'MALE' } })]);
  const matchId = await matched(api, ada, bola);
  await grantDemo(api, [ada.email], 'GOLD');
  const startsAt = new Date(Date.now() + 3 * HOUR).toISOString();
  const input = { clientId: crypto.randomUUID(), matchId, placeName: 'Terra Kulture', startsAt };
  const { datePlan } = (await api.gql(PROPOSE, { input }, ada.accessToken)).data.proposeDatePlan;
  const answer = { planId: datePlan.id, version: datePlan.version, answer: 'ACCEPT' };
  await api.gql(ANSWER, { input: answer }, bola.accessToken);
  return { ada, bola, path: chatPath(matchId) };
}

/** The friend opens the page of a letter's link with the code that comes. */
async function openPlan(page: Page, email: string, address: string): Promise<void> {
  await page.goto(address);
  await tap(page, 'Send me the code');
  const code = /\b\d{6}\b/.exec(await letter(email, 'Your code for Ada’s date'))?.[0] ?? '';
  await page.getByLabel('The code from the email').fill(code);
  await tap(page, 'Open');
}

test('a friend says yes, looks after a date, and hears that all is well', async ({ demo, browserOf }) => {
  const { api, url: baseURL } = demo;
  const { ada, path } = await agreed(api);
  const email = `kemi.${crypto.randomUUID()}@example.com`;
  const [page, hers] = [
    await browserOf({ ...phone, baseURL, signedInAs: ada }),
    await browserOf({ ...phone, baseURL, colorScheme: 'dark' }),
  ];
  await page.goto(path);
  await page.getByRole('link', { name: /^Your date with Bola Test/ }).tap();
  await page.getByRole('link', { name: 'Set up a check-in.' }).tap();
  await expect(page.getByRole('heading', { name: 'A safe way home' })).toBeVisible();
  await expect(page.getByText('First ask a friend, and wait until they said yes.')).toBeVisible();
  await page.getByLabel('A friend’s email').fill(email);
  await tap(page, 'Ask this friend');
  await expect(page.getByText('Has not answered yet')).toBeVisible();

  // The friend has no account.
  const invitation = await letter(email, 'Ada asks you to be a trusted friend');
  await hers.goto(linkIn(invitation, paths.trustedFriend));
  await expect(hers.getByRole('heading', { name: 'Look after Ada?' })).toBeVisible();
  await examine(hers, 'an invitation');
  await tap(hers, 'Yes, I will');
  await expect(hers.getByRole('heading', { name: 'You look after Ada' })).toBeVisible();

  await tap(page, 'Choose it');
  await page.getByLabel('First PIN: I am safe').fill(FIRST);
  await page.getByLabel('Second PIN: help me').fill(FIRST);
  await page.getByLabel('Your password').fill(ada.password);
  await tap(page, 'Save both');
  await expect(page.getByText('The two PINs must differ').first()).toBeVisible();
  await page.getByLabel('Second PIN: help me').fill(SECOND);
  await examine(page, 'the form of the PINs');
  await tap(page, 'Save both');
  await expect(page.getByText('It is chosen.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Looks after you')).toBeVisible();
  await tap(page, 'Start the check-in');
  await expect(page.getByRole('heading', { name: 'Your check-in runs' })).toBeVisible();
  await examine(page, 'a check-in that runs');

  const started = await letter(email, 'Ada has a date, and trusts you');
  const address = linkIn(started, paths.sharedPlan);
  await openPlan(hers, email, address);
  await expect(hers.getByText('Terra Kulture')).toBeVisible();
  await expect(hers.getByText('Bola')).toBeHidden();
  await examine(hers, 'a friend’s date');

  // A wrong PIN, more time, and home.
  const pin = page.getByLabel('Your PIN', { exact: true });
  await pin.fill('0000');
  await tap(page, 'I am safe');
  await expect(page.getByText('This PIN is wrong. 2 tries left, then we tell your friends.').first()).toBeVisible();
  await expect(pin).toBeFocused();
  await tap(page, 'I need more time');
  await page.getByLabel('How much longer').selectOption('30 minutes');
  await pin.fill(FIRST);
  await tap(page, 'Move the time');
  await expect(toasts(page).getByText('The time is moved')).toBeVisible();
  await pin.fill(FIRST);
  await tap(page, 'I am safe');
  await expect(page.getByRole('heading', { name: 'You are safe' })).toBeVisible();
  await letter(email, 'Ada is safe');

  // She may stop at any time.
  await hers.goto(linkIn(started, paths.trustedFriend));
  await tap(hers, 'Stop, and erase my address');
  await expect(hers.getByRole('heading', { name: 'Your address is erased' })).toBeVisible();
});

test('the second PIN looks like the first, and shows the friend who the other person is', async ({
  demo,
  browserOf,
}) => {
  const { api, url: baseURL } = demo;
  const { ada, path } = await agreed(api);
  const email = `kemi.${crypto.randomUUID()}@example.com`;
  const gql = (field: string, type: string, input: object, token: string | undefined = ada.accessToken) =>
    api.gql(`mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`, { input }, token);
  await gql('inviteFriend', 'InviteFriendInput', { email });
  const invitation = await letter(email, 'Ada asks you to be a trusted friend');
  const token = linkIn(invitation, paths.trustedFriend).split('#')[1];
  await api.gql(
    'mutation ($input: AnswerFriendInvitationInput!) { answerFriendInvitation(input: $input) { __typename } }',
    { input: { token, answer: 'ACCEPT' } },
  );
  await gql('setCheckInPins', 'SetCheckInPinsInput', { firstPin: FIRST, secondPin: SECOND, password: ada.password });
  const page = await browserOf({ ...phone, baseURL, signedInAs: ada });
  await page.goto(`${paths.safeWay}?match=${path.split('/').at(-1)}`);
  await tap(page, 'Start the check-in');
  await page.getByLabel('Your PIN', { exact: true }).fill(SECOND);
  await tap(page, 'I am safe');
  await expect(page.getByRole('heading', { name: 'You are safe' })).toBeVisible();
  await expect(page.getByText('told')).toBeHidden();
  const alarm = await letter(email, 'Ada asks for help');
  const hers = await browserOf({ ...phone, baseURL });
  await openPlan(hers, email, linkIn(alarm, paths.sharedPlan));
  await expect(hers.getByText('Bola Test')).toBeVisible();
  await examine(hers, 'an alarm');
});
