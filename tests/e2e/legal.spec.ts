import { newcomer } from '#tests/factories/people.ts';
import { axeFindings } from './axe.ts';
import { expect, test, urls } from './fixtures.ts';
import { letterTo, linkIn } from './letters.ts';
import { newEmail } from './steps.ts';

const policy = [
  'Information we collect',
  'How we use it',
  'Legal basis',
  'Your rights',
  'Who else sees it',
  'How long we keep it',
  'Security',
  'International transfers',
  'Children',
  'Changes to this policy',
  'Contact',
];
const terms = [
  'Who may join',
  'Your account',
  'What is not allowed',
  'Content and intellectual property',
  'Premium subscriptions',
  'Safety',
  'Ending the agreement',
  'Disclaimers',
  'Dispute resolution',
  'Changes to these terms',
  'Contact',
];
const texts = [
  { path: '/privacy-policy', title: 'Privacy Policy', sections: policy },
  { path: '/terms-of-service', title: 'Terms of Service', sections: terms },
] as const;

/** Today in Lagos, written out. */
const today = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date());

for (const { path, title, sections } of texts) {
  for (const javaScriptEnabled of [true, false])
    test(`${path} has its version, its day and eleven sections in order, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browserOf,
    }) => {
      const page = await browserOf({ javaScriptEnabled });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText(`Version 1.0 · Last updated: ${today()}`)).toBeVisible();
      const headings = main.locator('section > h2');
      await expect(headings).toHaveText(sections.map((section, index) => `${index + 1}. ${section}`));
      await expect(main.getByRole('link', { name: 'privacy@zobo.example' }).first()).toHaveAttribute(
        'href',
        'mailto:privacy@zobo.example',
      );
      await expect(main.getByRole('link', { name: 'data rights page' }).first()).toHaveAttribute(
        'href',
        '/profile/data-privacy',
      );
      await main.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: sections[6] }).click();
      await expect(headings.nth(6)).toBeInViewport();
      await expect(page).toHaveURL(/#/);
    });

  test(`${path} prints as text alone, fits 320 px, and has no fault that axe knows`, async ({ browserOf }) => {
    const page = await browserOf({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    await expect(contents.getByRole('link')).toHaveCount(sections.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axeFindings(page)).toEqual([]);
    // Each by itself: what is out of sight is not drawn, and keeps the colours that it had.
    for (const colorScheme of ['light', 'dark'] as const) {
      const wide = await browserOf({ colorScheme, viewport: { width: 1280, height: 800 } });
      await wide.goto(path);
      expect(await axeFindings(wide), `wide and ${colorScheme}`).toEqual([]);
    }

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(contents).toBeHidden();
    await expect(page.getByRole('heading', { name: `11. ${sections[10]}` })).toBeVisible();
  });
}

test('by the keyboard alone, the question before an account is deleted is asked, accessible, and answered by Escape', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ signedInAs: ada, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await page.goto('/profile/data-privacy');
  const opener = page.getByRole('button', { name: 'Delete My Account' });
  await opener.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a link of a letter that does not work says so, and its secret is out of the bar', async ({ browserOf }) => {
  const page = await browserOf();
  await page.goto('/unsubscribe#nonsense');
  await expect(page.getByRole('heading', { name: 'Leave the newsletter?' })).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe$/);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support@zobo.example' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open the link in your email' })).toBeVisible();
});

const SUBSCRIBE = `mutation Subscribe($input: SubscribeToNewsletterInput!) {
  subscribeToNewsletter(input: $input) { __typename } }`;

test('one press leaves the newsletter by the link of its letter, and a second says that it is done', async ({
  demo,
  browserOf,
}) => {
  const email = newEmail('Ngozi');
  const { data } = await demo.api.gql(SUBSCRIBE, { input: { email, hasConsented: true } });
  expect(data.subscribeToNewsletter.__typename).toBe('SubscribeToNewsletterSuccess');
  const letter = await letterTo(urls.demo, email, "You're on the Zobo list");
  const { pathname, hash } = new URL(linkIn(letter, '/unsubscribe'));

  const page = await browserOf({ baseURL: urls.demo, viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(pathname + hash);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are off the list', exact: true })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.goto('/');
  await page.goto(pathname + hash);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are off the list already' })).toBeVisible();
});
