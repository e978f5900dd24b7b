/** The ways into an account and out of it: recovery, the second factor, a confirmed address, sessions elsewhere. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { authenticator } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { letterTo, linkIn } from './letters.ts';
import { newEmail, PASSWORD, signIn, toasts } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const looks: readonly [string, BrowserContextOptions][] = [
  ['on a desk', {}],
  ['on a phone', phone],
];

const RESET = 'Your Zobo password';
const CONFIRM = 'Confirm your email address';

async function signOut(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (!(await logout.first().isVisible())) await menu.click();
  await logout.filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Join Early Access' }).first()).toBeVisible();
}

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('zobo.session') !== null);

/** From the sign-in to the letter. */
async function forget(page: Page, email: string): Promise<void> {
  await page.goto(paths.auth);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('If the address has an account, an email is on its way.')).toBeVisible();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function turnTwoFactorOn(page: Page, password: string) {
  await page.goto(paths.settings);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const app = authenticator(await page.locator('code').innerText());
  await page.getByLabel('Then enter the code that the app shows').fill(await app.next());
  await page.getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  // They are not shown again: whoever goes elsewhere is asked.
  const away = page.getByRole('link', { name: /^(Zobo, home|Back to You)$/ }).filter({ visible: true });
  await away.first().click();
  const leaving = page.getByRole('dialog', { name: 'Have you saved your codes?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return { app, codes };
}

for (const [where, look] of looks) {
  test(`a forgotten password is replaced by the mailed link, in the browser that asked and once, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const ada = await newcomer(demo.api, 'Ada', { profile: false });
    const elsewhere = await browserOf({ ...look, baseURL: demo.url, signedInAs: ada });
    await elsewhere.goto(paths.settings);
    await expect(elsewhere.getByText(ada.email).first()).toBeVisible();

    const page = await browserOf({ ...look, baseURL: demo.url });
    await forget(page, ada.email);
    const link = linkIn(await letterTo(demo.url, ada.email, RESET), paths.authReset);

    const stranger = await browserOf({ ...look, baseURL: demo.url });
    await stranger.goto(link);
    await expect(stranger.getByText('this link works only in the browser in which you asked for it')).toBeVisible();
    await expect(stranger).not.toHaveURL(/#/);

    const tab = await page.context().newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(tab).not.toHaveURL(/#/);
    await tab.getByLabel('New password', { exact: true }).fill('short');
    await tab.getByRole('button', { name: 'Change password' }).click();
    await expect(toasts(tab).getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(tab.getByLabel('New password', { exact: true })).toBeFocused();
    await choosePassword(tab);
    await tab.waitForURL((url) => url.pathname === paths.home);
    await expect(toasts(tab).getByText('Password changed')).toBeVisible();
    await elsewhere.waitForURL((url) => url.pathname === paths.auth, { timeout: 5_000 });

    await tab.goto(link);
    await expect(tab.getByText('this link works only in the browser in which you asked for it')).toBeVisible();
    await signOut(tab);
    await tab.goto(paths.auth);
    await signIn(tab, ada);
    await expect(toasts(tab).getByText('Invalid email or password. Please try again.')).toBeVisible();
    await signIn(tab, { email: ada.email, password: PASSWORD });
    await tab.waitForURL((url) => url.pathname === paths.home);
  });

  test(`a forgotten password is replaced by the code of the letter, ${where}`, async ({ browserOf, demo }) => {
    const bola = await newcomer(demo.api, 'Bola', { profile: false });
    const page = await browserOf({ ...look, baseURL: demo.url });
    await forget(page, bola.email);
    const letter = await letterTo(demo.url, bola.email, RESET);
    const code = /^\s*(\d{3}\s?\d{3})\s*$/m.exec(letter)?.[1]?.replaceAll(/\s/g, '') ?? '';
    expect(code, letter).toMatch(/^\d{6}$/);

    await page.reload();
    await page.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111');
    await choosePassword(page);
    await expect(toasts(page).getByText('Password not changed')).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await expect(page.getByText('4 of 5 tries left')).toBeVisible();

    await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL((url) => url.pathname === paths.home);
    await expect(toasts(page).getByText('Password changed')).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('zobo.reset'))).toBeNull();
  });

  test(`a second factor is asked for at each sign-in, and a recovery code stands in for it, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const chidi = await newcomer(demo.api, 'Chidi', { profile: false });
    const page = await browserOf({ ...look, baseURL: demo.url, signedInAs: chidi });
    const { app, codes } = await turnTwoFactorOn(page, chidi.password);
    await signOut(page);

    await page.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`);
    await signIn(page, chidi);
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Two-factor sign-in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
    expect(await isSignedIn(page)).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please enter the code').first()).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(toasts(page).getByText('Login failed')).toBeVisible();
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(chidi.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Code from your authenticator app').fill(await app.next());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === paths.settings);
    await signOut(page);

    await page.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`);
    await signIn(page, chidi);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === paths.settings);
    await expect(page.getByText('9 recovery codes left')).toBeVisible();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(chidi.password);
    await page.getByLabel('Code from your authenticator app').fill(await app.next());
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(toasts(page).getByText('Two-factor sign-in is off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeFocused();
  });

  test(`a recovery asks for the second factor too, and a wrong code spoils nothing, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const dayo = await newcomer(demo.api, 'Dayo', { profile: false });
    const page = await browserOf({ ...look, baseURL: demo.url, signedInAs: dayo });
    const { app } = await turnTwoFactorOn(page, dayo.password);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL((url) => url.pathname === paths.authReset);
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(dayo.email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.goto(linkIn(await letterTo(demo.url, dayo.email, RESET), paths.authReset));
    await choosePassword(page);
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toasts(page).getByText('Password not changed')).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill(await app.next());
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toasts(page).getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
    expect(await isSignedIn(page)).toBe(true);
  });

  test(`an address is confirmed by its letter, and changed only by that of the new one, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const ezinne = await newcomer(demo.api, 'Ezinne', { profile: false });
    const page = await browserOf({ ...look, baseURL: demo.url, signedInAs: ezinne });
    await page.goto(paths.settings);
    await expect(page.getByText('Confirm your email', { exact: true })).toBeVisible();

    const link = linkIn(await letterTo(demo.url, ezinne.email, CONFIRM), paths.authVerify);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await page.goto(paths.home);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();

    const next = newEmail('Ezinne');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByRole('button', { name: 'Send the confirmation' }).click();
    await expect(toasts(page).getByText('Please enter your password')).toBeVisible();
    await page.getByLabel('Your password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Send the confirmation' }).click();
    await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
    await page.getByLabel('Your password', { exact: true }).fill(ezinne.password);
    await page.getByRole('button', { name: 'Send the confirmation' }).click();
    await expect(page.getByText(`We wrote to ${next}.`)).toBeVisible();
    await expect(page.getByText(ezinne.email, { exact: true })).toBeVisible();

    const stranger = await browserOf({ ...look, baseURL: demo.url });
    await stranger.goto(linkIn(await letterTo(demo.url, next, CONFIRM), paths.authVerify));
    await expect(stranger.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  test(`recovery leads back to the sign-in, and an invitation to join is followed there, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const page = await browserOf({ ...look, baseURL: demo.url });
    await page.goto(`${paths.authReset}?next=${encodeURIComponent(paths.settings)}`);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`);
    // The address changes a moment before the page does, and both have this field.
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    const join = page.getByRole('link', { name: 'Get Started' }).filter({ visible: true });
    if ((await join.count()) === 0) await page.getByRole('button', { name: 'Open menu' }).click();
    await join.first().click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
  });

  test(`a session elsewhere is seen and ended, by itself and with all others, ${where}`, async ({
    browserOf,
    demo,
  }) => {
    const fola = await newcomer(demo.api, 'Fola', { profile: false });
    const other = await browserOf({ ...look, baseURL: demo.url });
    await other.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`);
    await signIn(other, fola);
    const page = await browserOf({ ...look, baseURL: demo.url, signedInAs: fola });
    await page.goto(paths.settings);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Sign out Chrome on/ }).click();
    await other.waitForURL((url) => url.pathname === paths.auth, { timeout: 5_000 });
    expect(await isSignedIn(other)).toBe(false);
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);

    await signIn(other, fola);
    await other.waitForURL((url) => url.pathname === paths.settings);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(toasts(page).getByText('1 other device was signed out')).toBeVisible();
    await other.waitForURL((url) => url.pathname === paths.auth, { timeout: 5_000 });

    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(fola.password);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toasts(page).getByText('Password changed')).toBeVisible();
    await signIn(other, { email: fola.email, password: PASSWORD });
    await other.waitForURL((url) => url.pathname === paths.settings);
  });
}

test('whoever signs in on an address that leads elsewhere is taken home', async ({ browserOf, demo }) => {
  const musa = await newcomer(demo.api, 'Musa');
  for (const next of ['/%09/x', '%0a//example.com', '/%5Cexample.com', '/..//example.com']) {
    const page = await browserOf({ baseURL: demo.url });
    await page.goto(`${paths.auth}?next=${next}`);
    await signIn(page, musa);
    await expect.poll(() => page.url(), next).toBe(`${demo.url}${paths.home}`);
    expect(await isSignedIn(page)).toBe(true);
    // The guard takes who is signed in already the same way.
    await page.goto(`${paths.auth}?next=${next}`);
    await expect.poll(() => page.url(), next).toBe(`${demo.url}${paths.home}`);
    await page.context().close();
  }
});

test('whom strangers shut out by wrong passwords, a mailed code lets in', async ({ browserOf, demo }) => {
  const kemi = await newcomer(demo.api, 'Kemi', { profile: false });
  const page = await browserOf({ ...phone, viewport: { width: 360, height: 740 }, baseURL: demo.url });
  await page.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`);
  const guess = { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }' };
  for (let at = 0; at < 10; at += 1) {
    const variables = { input: { email: kemi.email, password: `wrong-guess-${at}` } };
    await page.request.post('/graphql', { data: { ...guess, variables } });
  }
  await signIn(page, kemi);
  await expect(toasts(page).getByText('Too many attempts')).toBeVisible();
  await page.getByRole('link', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(kemi.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const letter = await letterTo(demo.url, kemi.email, 'Your Zobo sign-in code');
  const code = /^\s*(\d{3}\s?\d{3})\s*$/m.exec(letter)?.[1]?.replaceAll(/\s/g, '') ?? '';
  await page.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('4 of 5 tries left')).toBeVisible();
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === paths.settings);
  expect(await isSignedIn(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('zobo.sign-in-code'))).toBeNull();
});

test('the link of a sign-in letter signs in where it was asked for, and nowhere else', async ({ browserOf, demo }) => {
  const lola = await newcomer(demo.api, 'Lola', { profile: false });
  const page = await browserOf({ baseURL: demo.url });
  await page.goto(paths.authCode);
  await page.getByLabel('Email', { exact: true }).fill(lola.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const link = linkIn(await letterTo(demo.url, lola.email, 'Your Zobo sign-in code'), paths.authCode);
  const stranger = await browserOf({ baseURL: demo.url });
  await stranger.goto(link);
  await expect(stranger.getByText('this link works only in the browser in which you asked for it')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab).not.toHaveURL(/#/);
  await tab.getByRole('button', { name: 'Sign In' }).click();
  await tab.waitForURL((url) => url.pathname === paths.home);
  await signOut(tab);
  await tab.goto(paths.auth);
  await signIn(tab, lola);
  await tab.waitForURL((url) => url.pathname === paths.home);
});
