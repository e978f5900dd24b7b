import type { Locator, Page } from '@playwright/test';
import { chatPath } from '#rules/paths.ts';
import { type Api, like, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { findInDeck, grantPremium, toasts } from './steps.ts';

type Couple = { ada: Person; bola: Person; matchId: string };

const couples: Couple[] = [];

/** Two people on a paid plan who matched, for one test alone. */
function couple(): Couple {
  const next = couples.pop();
  if (!next) throw new Error('Make more couples in beforeAll');
  return next;
}

test.beforeAll(async () => {
  const api = createApi(urls.empty);
  for (let made = 0; made < 5; made += 1) {
    const ada = await newcomer(api, 'Ada');
    const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' } });
    couples.push({ ada, bola, matchId: await matched(api, ada, bola) });
  }
  await grantPremium(
    api,
    couples.flatMap(({ ada, bola }) => [ada.email, bola.email]),
  );
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Block or report ${name} Test` });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function block(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await dialog(page, `Block or report ${name} Test`)
    .getByRole('button', { name: `Block ${name} Test` })
    .click();
  await dialog(page, `Block ${name} Test`).getByRole('button', { name: 'Block', exact: true }).click();
}

async function isMatched(api: Api, of: Person): Promise<boolean> {
  const { data } = await api.gql('{ viewer { matches(first: 5) { nodes { id } } } }', {}, of.accessToken);
  return data.viewer.matches.nodes.length > 0;
}

const BLOCK = `mutation Block($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }`;

for (const [size, options] of [
  ['a wide screen', {}],
  ['a phone', phone],
] as const)
  test(`a block in a chat ends it for both at once, on ${size}`, async ({ api, browserOf }) => {
    const { ada, bola, matchId } = couple();
    const hers = await browserOf({ ...options, signedInAs: ada });
    const his = await browserOf({ signedInAs: bola });
    await his.goto(chatPath(matchId));
    await expect(his.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
    await hers.goto(chatPath(matchId));
    await block(hers, 'Bola');

    await hers.waitForURL('**/matches');
    await expect(toasts(hers).getByText('Bola Test is blocked')).toBeVisible();
    await expect(hers.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await his.waitForURL('**/matches');
    await expect(his.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    expect(await isMatched(api, bola)).toBe(false);
    // Back leads nowhere that shows them.
    await hers.goto(chatPath(matchId));
    await hers.waitForURL('**/matches');
  });

test('who was blocked leaves the deck, stands in the settings, and can be unblocked there', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada', { profile: { showMe: 'OTHER' } });
  const ife = await newcomer(api, 'Ife', { profile: { gender: 'OTHER' } });
  const page = await browserOf({ signedInAs: ada });
  await page.goto('/browse');
  await findInDeck(page, 'Ife Test');
  await block(page, 'Ife');
  await expect(toasts(page).getByText('Ife Test is blocked')).toBeVisible();
  await expect(page.getByRole('article', { name: /Ife Test/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').or(page.getByText("That's everyone for now!")).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /Ife Test/ })).toHaveCount(0);

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Blocked people' });
  await expect(section.getByText('Ife Test')).toBeVisible();
  await section.getByRole('button', { name: 'Unblock Ife Test' }).click();
  await expect(toasts(page).getByText('Ife Test is no longer blocked')).toBeVisible();
  await expect(section.getByText('You have blocked nobody.')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Blocked people' })).toBeFocused();
  const { data } = await api.gql('query($id: ID!) { profile(id: $id) { id } }', { id: ife.id }, ada.accessToken);
  expect(data.profile.id).toBe(ife.id);
});

test('a report needs a reason, and may block in the same breath; reached by keyboard alone', async ({ browserOf }) => {
  const { ada, matchId } = couple();
  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto(chatPath(matchId));
  await menuOf(page, 'Bola').focus();
  await page.keyboard.press('Enter');
  const choice = dialog(page, 'Block or report Bola Test');
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: /^Report Bola Test/ }).focus();
  await page.keyboard.press('Enter');

  const report = dialog(page, 'Report Bola Test');
  await report.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Error')).toBeVisible();
  await expect(toasts(page).getByText('Please select a reason for reporting')).toBeVisible();
  await expect(report.getByRole('radiogroup', { name: 'What is wrong?' })).toHaveAttribute('aria-invalid', 'true');
  await expect(report.getByRole('radio', { name: 'Inappropriate content' })).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('radio', { name: 'Fake profile' })).toBeChecked();
  // The refusal goes with what it spoke of.
  await expect(toasts(page).getByText('Please select a reason for reporting')).toHaveCount(0);
  await report.getByLabel('Details (optional)').fill('The photos are those of a singer.');
  await expect(report.getByText('33/1000')).toBeVisible();
  await report.getByRole('checkbox', { name: 'Also block Bola Test' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await page.waitForURL('**/matches');
  await expect(toasts(page).getByText('Report sent, and Bola Test is blocked')).toBeVisible();
});

const sendReport = async (page: Page, name: string) => {
  await dialog(page, `Block or report ${name} Test`)
    .getByRole('button', { name: `Report ${name} Test` })
    .click();
  const report = dialog(page, `Report ${name} Test`);
  await report.getByText('Under 18').click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toasts(page).getByText('Report sent')).toBeVisible();
};

test('who was reported leaves the deck, and is met no more', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada', { profile: { showMe: 'OTHER' } });
  await newcomer(api, 'Kemi', { profile: { gender: 'OTHER' } });
  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto('/browse');
  await findInDeck(page, 'Kemi Test');
  await menuOf(page, 'Kemi').click();
  await sendReport(page, 'Kemi');
  await expect(page.getByRole('article', { name: /Kemi Test/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').or(page.getByText("That's everyone for now!")).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /Kemi Test/ })).toHaveCount(0);
});

test('who was reported leaves the likes, and a match stays until it is ended', async ({ api, browserOf }) => {
  const { ada, matchId } = couple();
  const fan = await newcomer(api, 'Kemi');
  await like(api, fan, ada);
  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto('/who-likes-you');
  await page.getByRole('button', { name: /^Kemi Test/ }).click();
  await menuOf(page, 'Kemi').click();
  await sendReport(page, 'Kemi');
  await expect(page.getByRole('button', { name: /^Kemi Test/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nobody waits for you yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kemi Test/ })).toHaveCount(0);

  await page.goto(chatPath(matchId));
  await menuOf(page, 'Bola').click();
  await sendReport(page, 'Bola');
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
});

test('who is limited by reports reads why there is no deck, and the way back, at 360 px', async ({
  api,
  browserOf,
}) => {
  const page = await browserOf({ ...phone, signedInAs: await newcomer(api, 'Ada') });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('BrowsePage')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    if (answer.data?.deck) Object.assign(answer.data.deck, { profiles: [], end: 'UNDER_REVIEW' });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: 'You meet nobody new for now' })).toBeVisible();
  await page.getByRole('link', { name: 'Send a selfie' }).click();
  await page.waitForURL('**/profile-edit?view=verify');
});

test('a failed block says so and takes nobody away', async ({ browserOf }) => {
  const { ada, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('BlockProfile') ? route.abort() : route.fallback(),
  );
  await page.goto(chatPath(matchId));
  await block(page, 'Bola');
  await expect(toasts(page).getByText('Error')).toBeVisible();
  await expect(page).toHaveURL(chatPath(matchId));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Block Bola Test' })).toBeHidden();
  await expect(menuOf(page, 'Bola')).toBeFocused();
});

test('the full card of a match opens from the list, and says when the person is gone', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE', heightCm: 181 } });
  await matched(api, ada, bola);
  const page = await browserOf({ ...phone, signedInAs: ada });
  // Without its socket, which would take the match away with the block.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.goto('/matches');
  const open = page.getByRole('button', { name: 'Bola Test', exact: true });
  await open.click();
  const card = page.getByRole('dialog', { name: 'Bola Test' });
  await expect(card.getByRole('article', { name: /Bola Test, \d+/ })).toContainText('181 cm');
  await expect(card.getByRole('heading', { name: 'Interests' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await api.gql(BLOCK, { input: { profileId: ada.id } }, bola.accessToken);
  await open.click();
  await expect(card.getByText('This person is no longer available.')).toBeVisible();
});

test('a pause hides from the deck and not from matches, and ends with one press', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ signedInAs: ada });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Take a break' });
  await section.getByRole('button', { name: 'Pause my profile' }).click();
  await expect(section.getByText('You are paused: only your matches see you.')).toBeVisible();
  const stranger = await newcomer(api, 'Chidi');
  const profile = () =>
    api
      .gql('query($id: ID!) { profile(id: $id) { id } }', { id: ada.id }, stranger.accessToken)
      .then(({ data }) => data.profile);
  expect(await profile()).toBeNull();
  await page.reload();
  await section.getByRole('button', { name: 'Show me again' }).click();
  await expect(section.getByText('People can find you.')).toBeVisible();
  expect(await profile()).not.toBeNull();
});

test('wishes about emails are kept', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ signedInAs: ada });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Emails' });
  await expect(section.getByRole('checkbox', { name: 'Tips and offers' })).toBeChecked();
  await section.getByRole('checkbox', { name: 'Tips and offers' }).click();
  await section.getByRole('checkbox', { name: 'Newsletter' }).click();
  await expect(toasts(page).getByText('Saved').first()).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await api.gql('{ viewer { notifications { hasOffers hasNewsletter } } }', {}, ada.accessToken);
      return data.viewer.notifications;
    })
    .toEqual({ hasOffers: false, hasNewsletter: true });
  await page.reload();
  await expect(section.getByRole('checkbox', { name: 'Tips and offers' })).not.toBeChecked();
  await expect(section.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
});

test('feedback of the beta: empty is refused, stars by keyboard, counters, thanks', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Beta Feedback' }).last().click();
  const form = dialog(page, 'Beta Feedback');
  await expect(form.getByText('Rate your experience (1-5 stars)')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(toasts(page).getByText('Empty feedback')).toBeVisible();
  await expect(toasts(page).getByText('Please provide at least one piece of feedback.')).toBeVisible();
  await expect(form.getByText('Please provide at least one piece of feedback.')).toBeVisible();
  // Not over the sentence in the form that says the same.
  const place = async (text: Locator) => (await text.boundingBox()) ?? { y: 0, height: 0 };
  const [told, said] = [
    await place(toasts(page).getByText('Empty feedback')),
    await place(form.getByText('Please provide at least one piece of feedback.')),
  ];
  expect(told.y + told.height <= said.y || said.y + said.height <= told.y).toBe(true);
  const cross = form.getByRole('button', { name: 'Close' });
  await cross.scrollIntoViewIfNeeded();
  await expect(cross).toBeInViewport({ ratio: 1 });

  await form.getByRole('radio', { name: '1 star', exact: true }).focus();
  for (const hint of ['Room for improvement', "It's okay", 'Pretty good!', 'Amazing!']) {
    await page.keyboard.press('ArrowRight');
    await expect(form.getByText(hint)).toBeVisible();
  }
  await expect(page.getByText('Please provide at least one piece of feedback.')).toHaveCount(0);
  await form.getByLabel('Feature request').fill('x'.repeat(1_200));
  await expect(form.getByText('1000/1000')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(toasts(page).getByText('Thank you! 🙏')).toBeVisible();
  await expect(toasts(page).getByText('Your feedback helps us build a better Zobo')).toBeVisible();
  await expect(form).toBeHidden();
});

test('reaching for a sixth like shows what a plan gives, and takes the focus back', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  for (let made = 0; made < 5; made += 1) {
    const whom = await newcomer(api, 'Musa', { profile: { gender: 'MALE' } });
    await like(api, ada, whom);
  }
  await newcomer(api, 'Musa', { profile: { gender: 'MALE' } });
  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto('/browse');
  const button = page.getByRole('button', { name: 'Like', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const upsell = dialog(page, 'Like without counting');
  await expect(upsell).toContainText('From ₦2,888 a month');
  await expect(upsell).toContainText('Confirm your email first for 30 days free.');
  await upsell.getByRole('button', { name: 'Not now' }).click();
  await expect(button).toBeFocused();
});
