/** What people do, in the words of the screen. */
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '#server/dev/demo/accounts.ts';
import { type Api, like, newcomer, type Person } from '#tests/factories/people.ts';
import { SESSION_KEY } from './fixtures.ts';
import { sharedTeam, tokenOf } from './team.ts';

export const PASSWORD = 'correct horse';

export function newEmail(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]/g, '')}.${randomBytes(5).toString('hex')}@example.com`;
}

/** Signs in as people do. Ends where the address asked for leads. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Fills in the sign-up form and sends it. */
export async function signUp(page: Page, fullName: string, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** A picture of one colour, as a phone's camera would send it. */
export function picture(): Promise<Buffer> {
  const background = { r: 180, g: 40, b: 90 };
  return sharp({ create: { width: 640, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Waits for a photo. A server that is busy with other photos refuses one in time, and people send it again. */
async function photoSaved(page: Page): Promise<void> {
  const saved = page.getByText('Photo saved');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(saved).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** The four steps of the profile, with a photo. Starts on /profile-setup and ends on /profile, unless it is to be refused. */
export async function setUpProfile(
  page: Page,
  given: { bornOn: string; gender: string; bio: string },
  { ends = true } = {},
): Promise<void> {
  await page.getByLabel('Date of birth').fill(given.bornOn);
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText(given.gender, { exact: true }).click();
  await next(page);
  await page.getByLabel('Bio').fill(given.bio);
  await page.getByLabel('Location').fill('Yaba, Lagos');
  await page.getByLabel('Interests').fill('Highlife, Jollof, Chess');
  await next(page);
  await page.getByLabel('Education').selectOption({ index: 2 });
  await next(page);
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await page.getByLabel('Photo file').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await photoSaved(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create profile' }).click();
  if (ends) await page.waitForURL('**/profile');
}

/** From nothing to a finished profile. */
export async function join(page: Page, fullName: string, profile: Parameters<typeof setUpProfile>[1]): Promise<string> {
  const email = newEmail(fullName);
  await signUp(page, fullName, email);
  await page.waitForURL('**/beta-welcome');
  await page.getByRole('button', { name: 'Continue to your profile' }).click();
  await page.waitForURL('**/profile-setup');
  await setUpProfile(page, profile);
  return email;
}

/** Passes people until somebody is on the card. */
export async function findInDeck(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('article', { name });
  for (let seen = 0; seen < 40; seen += 1) {
    const card = page.getByRole('article').first();
    await card.waitFor();
    if (await wanted.isVisible()) return;
    // Not by the next name: other journeys make people of the same name and age.
    const passed = page.waitForResponse((one) => one.request().postData()?.includes('"PassProfile"') === true);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await passed;
  }
  throw new Error(`${name} is not in the deck`);
}

/** Opens every closed card of /profile-edit, which below 64rem are rows. */
export async function openCards(page: Page): Promise<void> {
  const rows = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(page.getByRole('heading', { name: 'Travel mode' })).toBeVisible();
  for (let left = await rows.count(); left > 0; left -= 1) await rows.first().click();
  await expect(rows).toHaveCount(0);
}

/** One finger down, moved in steps and lifted, as the screen reports it. */
export async function finger(page: Page, from: { x: number; y: number }, across: number, down: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1)
    await send('touchMove', [{ x: from.x + (across * step) / 8, y: from.y + (down * step) / 8 }]);
  await send('touchEnd', []);
  await screen.detach();
}

/** A message in the open conversation. */
export function bubble(page: Page, text: string) {
  return page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem').filter({ hasText: text });
}

/** What passes by at the top. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } } ... on UserError { message } } }`;

/** The session of one of the demo people, by the first name. */
export async function demoSession(
  api: Api,
  name: 'ada' | 'bola' | 'chidi' | 'admin',
): Promise<Pick<Person, 'accessToken' | 'refreshToken'>> {
  const input = { email: `${name}@demo.zobo.test`, password: demoPassword };
  const { data, body } = await api.gql(SIGN_IN, { input });
  expect(data?.signIn?.__typename, body).toBe('SignInSuccess');
  return data.signIn.session;
}

/** The first match of somebody. */
export async function firstMatch(api: Api, accessToken: string): Promise<string> {
  const { data } = await api.gql('{ viewer { matches(first: 1) { nodes { id } } } }', {}, accessToken);
  return data.viewer.matches.nodes[0].id;
}

const GRANT = `mutation Grant($input: GrantEntitlementInput!) { grantEntitlement(input: $input) { __typename
  ... on GrantEntitlementSuccess { user { plan { name } } } ... on UserError { message } } }`;

type GrantedPlan = 'GOLD' | 'DIAMOND' | 'SOUL';

/** Grants plans as an administrator's script does, one mutation each. On the product in production mode unless another token is given. */
export async function grantPremium(
  api: Api,
  emails: readonly string[],
  plan: GrantedPlan = 'GOLD',
  team = sharedTeam(),
): Promise<void> {
  for (const email of emails) {
    const { data, body } = await api.gql(GRANT, { input: { account: { email }, plan } }, team);
    expect(data?.grantEntitlement?.user?.plan?.name, body).toBe(plan);
  }
}

/** On the product with the demo people, by their administrator. */
export async function grantDemo(api: Api, emails: readonly string[], plan: GrantedPlan): Promise<void> {
  await grantPremium(api, emails, plan, await tokenOf(api, (await demoSession(api, 'admin')).accessToken));
}

/**
 * Somebody who likes whoever is signed in on the page, who gets a plan that lets them write. Resolves to the name, which the deck finds.
 */
export async function likedByFan(api: Api, page: Page, email: string): Promise<string> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { accessToken } = JSON.parse(kept ?? '{}') as { accessToken: string };
  const { data } = await api.gql('{ viewer { id } }', {}, accessToken);
  const fan = await newcomer(api, `Zainab ${randomBytes(3).toString('hex')}`);
  await like(api, fan, data.viewer);
  await grantPremium(api, [email]);
  return `${fan.name} Test`;
}
