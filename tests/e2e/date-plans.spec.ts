/** Two people on phones plan a date by touch: one asks, the other one, without a plan, proposes a change; it is accepted, kept in a calendar, called off. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { openShared } from './api.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DAY = 86_400_000;
/** The day in Lagos after so many days, as a field has it. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY + 3_600_000).toISOString().slice(0, 10);

const sheet = (page: Page) => page.getByRole('dialog', { name: /^A date with/ });
const bar = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const act = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).tap();

async function couple(api: Parameters<typeof newcomer>[0]) {
  const [ada, bola] = await Promise.all([newcomer(api, 'Ada'), newcomer(api, 'Bola', { profile: { gender: 'MALE' } })]);
  const matchId = await matched(api, ada, bola);
  await grantPremium(api, [ada.email]);
  return { ada, bola, path: chatPath(matchId), matchId };
}

test('a date is proposed, changed by somebody without a plan, accepted, kept and called off', async ({
  api,
  browserOf,
}) => {
  const { ada, bola, path } = await couple(api);
  const [page, his] = [
    await browserOf({ ...phone, signedInAs: ada }),
    await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' }),
  ];
  await page.goto(path);
  await page.getByRole('link', { name: 'Plan a date', exact: true }).tap();
  await examine(page, 'the form of a date');
  const where = sheet(page).getByLabel('Where');
  await act(page, 'Ask them');
  await expect(where).toBeFocused();
  await where.fill('Eko Hotel, room 12');
  await expect(sheet(page).getByText('First meeting? Choose a public place.')).toBeVisible();
  await where.fill('Terra Kulture');
  await expect(sheet(page).getByText('First meeting? Choose a public place.')).toBeHidden();
  await sheet(page).getByLabel('Day').fill(dayIn(40));
  await act(page, 'Ask them');
  await expect(sheet(page).getByText('Please choose a time from one hour to 30 days ahead')).toBeVisible();
  await sheet(page).getByLabel('Day').fill(dayIn(3));
  const listening = his
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('EventsBegan')));
  await his.goto(paths.matches);
  await listening;
  await act(page, 'Ask them');
  await expect(sheet(page)).toBeHidden();
  await expect(bar(page, /^You asked Bola Test on a date/)).toBeVisible();
  await expect(page).toHaveURL(path);

  // He is on another page, and has no plan.
  await expect(toasts(his).getByText('Ada Test asks you on a date')).toBeVisible();
  await toasts(his).getByRole('button', { name: 'See it' }).tap();
  await expect(his.getByRole('heading', { name: 'Upgrade to Chat' })).toBeVisible();
  await bar(his, /^Ada Test asks you on a date/).tap();
  await examine(his, 'a date that somebody proposed');
  await act(his, 'Change it');
  await sheet(his).getByLabel('Time').fill('19:30');
  await act(his, 'Propose the change');
  await expect(bar(his, /^You proposed a change to Ada Test/)).toBeVisible();

  await bar(page, /^Bola Test proposes a change.*19:30/).tap();
  await act(page, 'Accept');
  await expect(toasts(page).getByText('It’s a date!')).toBeVisible();
  await bar(page, /^Your date with Bola Test/).tap();
  await examine(page, 'an accepted date');
  const downloading = page.waitForEvent('download');
  await act(page, 'Add to calendar');
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(`DTSTART:${dayIn(3).replaceAll('-', '')}T183000Z\r\nDTEND:`);
  expect(file).toContain('SEQUENCE:3\r\n');
  expect(file).not.toContain('Bola');

  await bar(his, /^Your date with Ada Test/).tap();
  await act(his, 'Call it off');
  const question = his.getByRole('dialog', { name: 'Call this date off?' });
  await examine(his, 'the question before a date is called off');
  await question.getByRole('button', { name: 'Call it off' }).tap();
  await expect(bar(his, /^This date is called off/)).toBeVisible();
  await expect(sheet(page).getByText('This date is called off')).toBeVisible();
});

test('a card in the chat leads to a date there; what the other one changed meanwhile is shown, not overwritten', async ({
  api,
  browserOf,
}) => {
  const { ada, bola, path, matchId } = await couple(api);
  const GUIDE = '{ dateIdeas(first: 1) { nodes { id name } } }';
  const SHARE = 'mutation ($input: ShareDateIdeaInput!) { shareDateIdea(input: $input) { __typename } }';
  const ANSWER = `mutation ($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename } }`;
  const SEEN = 'query ($id: ID!) { viewer { match(id: $id) { datePlan { id version } } } }';
  const [place] = (await api.gql(GUIDE, {}, ada.accessToken)).data.dateIdeas.nodes;
  const card = { dateIdeaId: place.id, matchId, clientId: crypto.randomUUID() };
  await api.gql(SHARE, { input: card }, ada.accessToken);

  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto(path);
  await page.getByRole('link', { name: 'Plan a date here' }).tap();
  await expect(sheet(page).getByText(place.name)).toBeVisible();
  await act(page, 'Ask them');
  await bar(page, /^You asked Bola Test on a date/).tap();
  await expect(sheet(page).getByText('In our guide')).toBeVisible();
  await act(page, 'Change it');

  const { datePlan } = (await api.gql(SEEN, { id: matchId }, bola.accessToken)).data.viewer.match;
  const accept = { planId: datePlan.id, version: datePlan.version, answer: 'ACCEPT' };
  const { data } = await api.gql(ANSWER, { input: accept }, bola.accessToken);
  expect(data.answerDatePlan.__typename).toBe('AnswerDatePlanSuccess');
  // Her form still has the plan as she saw it.
  await sheet(page).getByLabel('Time').fill('20:15');
  await act(page, 'Propose the change');
  await expect(toasts(page).getByText('The plan has changed', { exact: true })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(bar(page, /^Your date with Bola Test/)).toBeVisible();
});

test('on the day after a date each is asked how it was, and an unsafe one is with the team', async ({
  api,
  browserOf,
}) => {
  const { ada, bola, path, matchId } = await couple(api);
  const PROPOSE = `mutation ($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { ... on ProposeDatePlanSuccess { datePlan { id } } } }`;
  const ACCEPT = `mutation ($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename } }`;
  const startsAt = new Date(Date.now() + DAY).toISOString();
  const plan = { matchId, clientId: crypto.randomUUID(), placeName: 'Terra Kulture', startsAt };
  const { data } = await api.gql(PROPOSE, { input: plan }, ada.accessToken);
  const { id: planId } = data.proposeDatePlan.datePlan;
  await api.gql(ACCEPT, { input: { planId, version: 1, answer: 'ACCEPT' } }, bola.accessToken);
  // Two days go by.
  const db = await openShared();
  await sql`update date_plans set starts_at = now() - interval '1 day' where id = ${planId}::uuid`.execute(db);

  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto(path);
  await bar(page, /^How was your date with Bola Test/).tap();
  await examine(page, 'the question after a date');
  await act(page, 'Send');
  await expect(sheet(page).getByText('Please say whether you met')).toBeVisible();
  await sheet(page).getByRole('radiogroup', { name: 'Did you meet?' }).getByText('Yes', { exact: true }).tap();
  await sheet(page).getByRole('radiogroup', { name: 'Did you feel safe?' }).getByText('No', { exact: true }).tap();
  await sheet(page).getByLabel('What happened?').fill('He did not let me go home.');
  await examine(page, 'a date that did not feel safe');
  await act(page, 'Send');
  await expect(toasts(page).getByText('Thank you for telling us')).toBeVisible();
  await expect(sheet(page).getByText('This date is past')).toBeVisible();
  await act(page, 'Plan another date');
  await expect(sheet(page).getByLabel('Where')).toBeVisible();

  // He is asked too, and sees nothing of her answer.
  const his = await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' });
  await his.goto(path);
  await bar(his, /^How was your date with Ada Test/).tap();
  await sheet(his).getByRole('radiogroup', { name: 'Did you meet?' }).getByText('No', { exact: true }).tap();
  await act(his, 'Send');
  await expect(toasts(his).getByText('Thank you for telling us')).toBeVisible();

  const { rows } =
    await sql`select reason, description from reported_users where reported_id = ${bola.id}::uuid`.execute(db);
  expect(rows).toEqual([{ reason: 'unsafe_date', description: 'Terra Kulture\n\nHe did not let me go home.' }]);
  await db.destroy();
});
