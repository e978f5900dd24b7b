/** /admin: an administrator's day. */
import { adminPath, articlePath, paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { uploaded } from '#tests/factories/uploads.ts';
import { card, gone, modal, panel, part, sendByPanel, test, title, unique } from './admin-console.ts';
import { expect, type Fixtures } from './fixtures.ts';
import { letterTo } from './letters.ts';
import { demoSession, newEmail, picture, toasts } from './steps.ts';

/** Says something to the API as somebody, and wants it to be taken. */
async function say(api: Api, field: string, input: object, token?: string): Promise<void> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const document = `mutation($input: ${type}) { ${field}(input: $input) { __typename ... on UserError { message } } }`;
  const { data, body } = await api.gql(document, { input }, token);
  expect(data?.[field]?.__typename ?? body).toMatch(/Success$/);
}

async function handInSelfie({ api, url }: Fixtures['demo'], who: Person): Promise<void> {
  const photoId = await uploaded({ gql: api.gql, url }, who, await picture(), 'SELFIE');
  await say(api, 'submitVerification', { photoId }, who.accessToken);
}

test('an administrator reviews a selfie, decides a report, sends a newsletter and reads the figures', async ({
  adminConsole,
  demo,
}) => {
  const [ada, bola] = [await newcomer(demo.api, 'Ada'), await newcomer(demo.api, 'Bola')];
  await handInSelfie(demo, ada);
  const description = `Threats, three times: ${unique()}`;
  const report = { profileId: bola.id, reason: 'HARASSMENT', description };
  await say(demo.api, 'reportProfile', report, ada.accessToken);
  const reader = newEmail('Reader');
  await say(demo.api, 'subscribeToNewsletter', { email: reader, source: 'LANDING_PAGE', hasConsented: true });

  await adminConsole.goto(paths.settings);
  await adminConsole.getByRole('link', { name: 'To the admin desk' }).click();
  await expect(title(adminConsole, 'Overview')).toBeVisible();
  await adminConsole.getByRole('link', { name: /Selfies to review$/ }).click();

  await expect(title(adminConsole, 'Verifications')).toBeFocused();
  // Others may wait longer.
  const hers = card(adminConsole, ada.email);
  await expect(async () => {
    if (!(await hers.isVisible()))
      await adminConsole.getByRole('button', { name: 'Next one' }).click({ timeout: 1_000 });
    await expect(hers).toBeVisible({ timeout: 500 });
  }).toPass();
  const selfie = hers.getByRole('img', { name: 'Selfie of Ada Test' });
  await expect.poll(() => selfie.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await hers.getByRole('button', { name: 'Reject Ada Test' }).click();
  const dialog = modal(adminConsole);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason, for the person')).toHaveAccessibleDescription('Please give a reason');
  await adminConsole.keyboard.press('Escape');
  await hers.getByRole('button', { name: 'Approve Ada Test' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(toasts(adminConsole).getByText('Ada Test has the tick')).toBeVisible();
  await gone(adminConsole, hers);
  const { data } = await demo.api.gql('{ viewer { verification { status } } }', {}, ada.accessToken);
  expect(data.viewer.verification.status).toBe('APPROVED');

  await part(adminConsole, 'Reports').click();
  const threat = card(adminConsole, description);
  await expect(threat.getByRole('heading', { name: 'Reported for: Harassment' })).toBeVisible();
  await threat.getByRole('button', { name: 'Suspend Bola Test' }).click();
  await dialog.getByLabel('Reason, for the person').fill('She showed me the letters.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toasts(adminConsole).getByText('Bola Test is suspended')).toBeVisible();
  await gone(adminConsole, threat);
  await adminConsole.getByRole('link', { name: 'Acted on', exact: true }).click();
  await expect(threat).toContainText('She showed me the letters.');
  const refused = await demo.api.gql('{ viewer { id } }', {}, bola.accessToken);
  expect(refused.data?.viewer ?? null).toBeNull();

  await part(adminConsole, 'Newsletter').click();
  // Another journey sends on Thursdays.
  const subject = await sendByPanel(adminConsole, 'Send Monday Motivation');
  await letterTo(demo.url, reader, subject);
  await expect(panel(adminConsole).getByRole('listitem').filter({ hasText: subject }).first()).toContainText('Sent', {
    timeout: 15_000,
  });

  await part(adminConsole, 'Overview').click();
  await expect(adminConsole.getByRole('img', { name: /^Sign-ups in the last 14 days: [1-9]/ })).toBeVisible();
  await adminConsole.getByText('The same as a table').click();
  const today = adminConsole.getByRole('row').last().getByRole('cell');
  await expect(today.last()).toHaveText(/^[1-9]/);

  await part(adminConsole, 'Audit').click();
  for (const done of ['Send weekly newsletter', 'Resolve report', 'Review verification'])
    await expect(adminConsole.getByRole('heading', { name: done }).first()).toBeVisible();
});

test('people, feedback and requests for help', async ({ adminConsole, demo, browserOf }) => {
  const chidi = await newcomer(demo.api, 'Chidi');
  const subject = `My card ${unique()}`;
  const content = 'It says that my bank refuses the payment.';
  await say(demo.api, 'createSupportTicket', { subject, content }, chidi.accessToken);
  const generalFeedback = `Quick on my old phone, ${unique()}`;
  await say(demo.api, 'sendBetaFeedback', { featureRating: 4, generalFeedback }, chidi.accessToken);

  await adminConsole.goto(adminPath('feedback'));
  const said = card(adminConsole, generalFeedback);
  await expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();

  await part(adminConsole, 'Support').click();
  const request = card(adminConsole, subject);
  const dialog = modal(adminConsole);
  await request.getByRole('button', { name: 'Send' }).click();
  await expect(request.getByLabel('Answer Chidi Test')).toHaveAccessibleDescription(
    'Please write 1 to 2,000 characters',
  );
  await request.getByLabel('Answer Chidi Test').fill('Your bank must allow payments abroad.');
  await request.getByRole('button', { name: 'Send' }).click();
  await gone(adminConsole, request);
  await adminConsole.getByRole('link', { name: 'Answered', exact: true }).click();
  await expect(request).toContainText('Your bank must allow payments abroad.');
  await request.getByRole('button', { name: 'Close request' }).click();
  await dialog.getByRole('button', { name: 'Close request' }).click();
  await expect(toasts(adminConsole).getByText('The request is closed')).toBeVisible();
  await gone(adminConsole, request);

  // By the keyboard alone: found, granted a plan, suspended.
  await part(adminConsole, 'People').press('Enter');
  await expect(title(adminConsole, 'People')).toBeFocused();
  await adminConsole.getByRole('searchbox').fill(chidi.email);
  await adminConsole.keyboard.press('Enter');
  await expect(adminConsole.getByRole('article')).toHaveCount(1);
  const his = card(adminConsole, chidi.email);
  await his.getByRole('button', { name: 'Grant a plan' }).press('Enter');
  await dialog.getByLabel('Plan').selectOption('Soul');
  await dialog.getByLabel('For how many days').fill('1.5');
  await adminConsole.keyboard.press('Enter');
  const days = dialog.getByLabel('For how many days');
  await expect(days).toHaveAccessibleDescription('Days must be a whole number from 1 to 366');
  await expect(days).toBeFocused();
  await days.fill('7');
  await adminConsole.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(his).toContainText('Soul, until');
  await expect(his.getByRole('button', { name: 'Grant a plan' })).toBeFocused();

  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi });
  await page.goto(paths.dateIdeas);
  await expect(page.getByRole('article').first()).toBeVisible();

  await his.getByRole('button', { name: 'Suspend Chidi Test' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Asked for money');
  await dialog.getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(his.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.goto(paths.matches);
  await page.waitForURL((url) => url.pathname === paths.auth);
});

test('a place is changed and found at /things-to-do; an article is written, read, and taken out', async ({
  adminConsole,
  demo,
  browserOf,
}) => {
  await adminConsole.goto(adminPath('date-ideas'));
  await adminConsole.getByRole('searchbox').fill('Agodi Gardens');
  await adminConsole.getByRole('button', { name: 'Search' }).click();
  await expect(adminConsole.getByRole('article')).toHaveCount(1);
  const edit = adminConsole.getByRole('button', { name: 'Edit Agodi Gardens' });
  await edit.click();
  await expect(adminConsole.getByRole('heading', { name: 'Edit Agodi Gardens' })).toBeFocused();
  await adminConsole.goBack();
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  const text = adminConsole.getByLabel('What it is, and why it is good for a date');
  await text.fill('Too short');
  for (const leave of [() => part(adminConsole, 'Newsletter').click(), () => adminConsole.goBack()]) {
    await leave();
    await modal(adminConsole).getByRole('button', { name: 'Keep editing' }).click();
    await expect(modal(adminConsole)).toHaveCount(0);
    await expect(text).toHaveValue('Too short');
  }
  await adminConsole.getByRole('button', { name: 'Save' }).click();
  await expect(text).toHaveAccessibleDescription('Description must be 20 to 500 characters');
  await expect(text).toBeFocused();
  const description = `Old trees, a lake and shade, good for a slow walk: ${unique()}.`;
  await text.fill(description);
  await adminConsole.getByRole('button', { name: 'Save' }).click();
  await expect(card(adminConsole, description)).toBeVisible();
  await expect(edit).toBeFocused();
  const ada = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'ada') });
  await ada.goto(`${paths.dateIdeas}?city=ibadan`);
  await expect(ada.getByRole('article').filter({ hasText: description })).toBeVisible();

  await part(adminConsole, 'Newsletter').click();
  await adminConsole.getByRole('button', { name: 'Write an article' }).click();
  const name = `Small joys ${unique()}`;
  await adminConsole.getByLabel('Day', { exact: true }).selectOption('Thursday Thoughts');
  await adminConsole.getByLabel('Title').fill(name);
  await adminConsole.getByLabel('Subject of the letter').fill(name);
  await adminConsole.getByLabel('Text, in Markdown').fill('## Begin\n\nToo **short**');
  await adminConsole.getByRole('button', { name: 'Preview' }).click();
  await expect(adminConsole.getByLabel('About')).toHaveAccessibleDescription('Please choose one');
  await adminConsole.getByLabel('About').selectOption('Happiness');
  await expect(adminConsole.getByLabel('Text, in Markdown')).toHaveAccessibleDescription(
    'Text must be 100 to 20,000 characters',
  );
  const hostile = '<script>document.title="no"</script><img src=x onerror=alert(1)>';
  const words =
    'A walk at six, suya at seven, and somebody to tell about it: that is a **good** day, and it costs little.';
  await adminConsole.getByLabel('Text, in Markdown').fill(`## Begin\n\n${words}\n\n- One\n- Two\n\n${hostile}`);
  await adminConsole.getByRole('button', { name: 'Preview' }).click();
  const preview = adminConsole.getByRole('region', { name: 'As readers see it' });
  await expect(preview.getByRole('heading', { name: 'Begin' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(preview.locator('img, script')).toHaveCount(0);
  await adminConsole.getByRole('button', { name: 'Save' }).click();
  await expect(adminConsole.getByRole('button', { name: 'Write an article' })).toBeFocused();
  const address = await adminConsole.getByRole('link', { name: `Read ${name}` }).getAttribute('href');
  expect(address).toContain(articlePath('small-joys'));
  await ada.goto(address ?? '');
  await expect(ada.getByRole('heading', { name })).toBeVisible();
  await expect(ada.getByText('A walk at six')).toBeVisible();
  await adminConsole.getByRole('button', { name: `Remove ${name}` }).click();
  await modal(adminConsole).getByRole('button', { name: 'Remove' }).click();
  await expect(adminConsole.getByRole('link', { name: `Read ${name}` })).toBeHidden();
});
