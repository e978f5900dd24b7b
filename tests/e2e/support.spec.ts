import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, long, test } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';
import { sharedTeam } from './team.ts';

const ASK = `mutation Ask($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { __typename
  ... on CreateSupportTicketSuccess { ticket { id } } ... on UserError { message } } }`;
const ANSWER = `mutation Answer($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { __typename
  ... on AnswerSupportTicketSuccess { ticket { state } } ... on UserError { message } } }`;
const QUEUE = '{ admin { supportTickets(first: 20) { nodes { id isPriority user { id } } } } }';

async function answer(api: Api, ticketId: string, what: { content?: string; isClosed?: boolean }): Promise<void> {
  const { data, body } = await api.gql(ANSWER, { input: { ticketId, ...what } }, sharedTeam());
  expect(data?.answerSupportTicket?.__typename, body).toBe('AnswerSupportTicketSuccess');
}

async function ask(api: Api, who: Person, subject: string): Promise<string> {
  const input = { subject, content: 'It says that my bank refuses the payment.' };
  const { data, body } = await api.gql(ASK, { input }, who.accessToken);
  expect(data?.createSupportTicket?.__typename, body).toBe('CreateSupportTicketSuccess');
  return data.createSupportTicket.ticket.id;
}

const waiting = async (api: Api, { id }: Person) =>
  (await api.gql(QUEUE, {}, sharedTeam())).data.admin.supportTickets.nodes.filter(
    ({ user }: { user: Person }) => user.id === id,
  );
const thread = (page: Page) => page.getByRole('log', { name: 'What was written' });
const badge = (page: Page, text: string) => page.locator('main').getByText(text, { exact: true });

test('somebody asks, the answer comes to the open page, and more is written', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada', { profile: false });
  await grantPremium(api, [ada.email]);
  const page = await browserOf({ signedInAs: ada });
  await page.goto(paths.support);
  await expect(page.getByText('You have not asked us for anything yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Send to the team' }).click();
  const subject = page.getByRole('textbox', { name: 'What is it about?' });
  const content = page.getByRole('textbox', { name: 'What happened?' });
  await expect(subject).toHaveAccessibleDescription('Subject must be 3 to 120 characters');
  await expect(content).toHaveAccessibleDescription('Please describe it in 10 to 2,000 characters');
  await expect(subject).toBeFocused();
  await subject.fill('My card fails');
  await content.fill('It says that my bank refuses the payment.');
  // What was typed outlives the page.
  await page.reload();
  await expect(subject).toHaveValue('My card fails');
  await expect(content).toHaveValue('It says that my bank refuses the payment.');
  await page.getByRole('button', { name: 'Send to the team' }).click();

  await expect(toasts(page).getByText('The team has your request')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My card fails' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(badge(page, 'Waiting for the team')).toBeVisible();
  await expect(badge(page, 'Priority')).toBeVisible();
  const [ticket] = await waiting(api, ada);
  expect(ticket).toMatchObject({ isPriority: true });

  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await answer(api, ticket.id, { content: 'We told your bank <b>off</b>.\nTry it again.' });
  await expect(thread(page).getByText('We told your bank <b>off</b>.')).toBeVisible();
  await expect(badge(page, 'Answered')).toBeVisible();
  await page.getByRole('textbox', { name: 'Write more' }).fill('It works, thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread(page).getByRole('listitem')).toHaveCount(3);
  await expect(badge(page, 'Waiting for the team')).toBeVisible();
  expect(await waiting(api, ada)).toHaveLength(1);

  await answer(api, ticket.id, { isClosed: true });
  await expect(badge(page, 'Closed')).toBeVisible();
  await page.getByRole('link', { name: 'All your requests' }).click();
  const card = page.getByRole('link', { name: /My card fails/ });
  await expect(card).toContainText('Closed');
  await page.goBack();
  await expect(thread(page).getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('somebody else sees nothing of it, and a visitor is asked to sign in', async ({ api, browserOf }) => {
  const [ada, bola] = [await newcomer(api, 'Ada', { profile: false }), await newcomer(api, 'Bola', { profile: false })];
  const id = await ask(api, ada, 'A secret of Ada');
  const page = await browserOf({ signedInAs: bola });
  await page.goto(`${paths.support}?request=${id}`);
  await expect(page.getByRole('heading', { name: 'This request is not here' })).toBeVisible();
  await expect(page.getByText('A secret of Ada')).toHaveCount(0);
  const visitor = await browserOf();
  await visitor.goto(paths.support);
  await visitor.waitForURL(`**${paths.auth}**`);
});

test('common questions are answered with a way to each page', async ({ api, browserOf }) => {
  const page = await browserOf({ signedInAs: await newcomer(api, 'Chidi') });
  for (const [question, link, path] of [
    ['How do I cancel my plan?', 'Go to the plans', paths.pricing],
    ['How do I change my email address?', 'Go to your settings', paths.settings],
    ['How do I delete my account?', 'See your data rights', paths.dataPrivacy],
  ] as const) {
    await page.goto(paths.support);
    await page.getByText(question, { exact: true }).click();
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`**${path}`);
  }
});

test('the page is accessible and fits', long, async ({ api, browserOf }) => {
  const dayo = await newcomer(api, 'Dayo', { profile: false });
  await grantPremium(api, [dayo.email]);
  const page = await browserOf({ signedInAs: dayo });
  await page.goto(paths.support);
  await expect(page.getByText('You have not asked us for anything yet.')).toBeVisible();
  await examine(page, 'nothing yet');
  await page.getByRole('button', { name: 'Send to the team' }).click();
  for (const question of await page.locator('summary').all()) await question.click();
  await examine(page, 'what is wrong');

  const [closed, answered] = [await ask(api, dayo, 'Closed already'), await ask(api, dayo, `${'W'.repeat(119)}!`)];
  await ask(api, dayo, 'Waits');
  await answer(api, closed, { isClosed: true });
  await answer(api, answered, { content: `https://example.com/${'long'.repeat(60)}` });
  await page.goto(paths.support);
  await expect(badge(page, 'Closed')).toBeVisible();
  await examine(page, 'the list');
  await page.getByRole('link', { name: /^W+!/ }).click();
  await expect(thread(page)).toContainText('longlong');
  await examine(page, 'a request');
});
