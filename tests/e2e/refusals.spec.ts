import { lagosDay, latestBirthDate } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';
import { next, setUpProfile, signIn, signUp, toasts } from './steps.ts';

test('a wrong password and an address that has an account are told in the product’s words', async ({
  browserOf,
  api,
}) => {
  const ada = await newcomer(api, 'Ada', { profile: false });
  const page = await browserOf();
  await page.goto(paths.auth);
  await signIn(page, { email: ada.email, password: 'something else' });
  await expect(toasts(page).getByText('Login failed')).toBeVisible();
  await expect(toasts(page).getByText('Invalid email or password. Please try again.')).toBeVisible();

  await signUp(page, 'Ada Again', ada.email);
  await expect(toasts(page).getByText('Account exists')).toBeVisible();
  await expect(toasts(page).getByText('This email is already registered. Please log in instead.')).toBeVisible();

  await signUp(page, 'A', 'not an address');
  await expect(toasts(page).getByText('Validation error')).toBeVisible();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('nobody under 18 gets a profile, and a file that is no picture is none', async ({ browserOf, api }) => {
  const bola = await newcomer(api, 'Bola', { profile: false });
  const page = await browserOf({ signedInAs: bola });
  await page.goto(paths.profileSetup);
  const seventeen = latestBirthDate(limits.age.adult - 1, lagosDay(new Date()));
  await page.getByLabel('Date of birth').fill(seventeen);
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText('Male', { exact: true }).click();
  await next(page);
  await expect(page.getByText('You must be 18 or older').first()).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  const asked = await api.gql('{ viewer { profile { id } } }', {}, bola.accessToken);
  expect(asked.data.viewer.profile).toBeNull();

  await page.getByLabel('Date of birth').fill('1990-01-01');
  await next(page);
  await next(page);
  await next(page);
  const fake = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)">'.repeat(50)) };
  await page.getByLabel('Photo file').setInputFiles(fake);
  await expect(page.getByText('Invalid file').first()).toBeVisible();
  const large = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(limits.avatarBytes) };
  await page.getByLabel('Photo file').setInputFiles(large);
  await expect(page.getByText('Please select an image under 5MB').first()).toBeVisible();

  // What was refused stands in nobody's way, and what was filled in is still there.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Photo and place' })).toBeVisible();
  for (let step = 3; step > 0; step -= 1) await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-01-01');
  await setUpProfile(page, { bornOn: '1990-01-01', gender: 'Male', bio: 'Patient.' });
});

const DECK = `{ deck { profiles { id } } }`;
const VIEW = `mutation View($input: RecordProfileViewInput!) { recordProfileView(input: $input) { __typename } }`;
const LIKE = `mutation Like($input: LikeProfileInput!) { likeProfile(input: $input) { __typename } }`;
const PASS = `mutation Pass($input: PassProfileInput!) { passProfile(input: $input) { __typename } }`;

/** Looks at people until the hour's allowance is used up. */
async function useUpViews(api: Api, { accessToken }: Person): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { data } = await api.gql(DECK, {}, accessToken);
    const ids: string[] = data.deck.profiles.map(({ id }: { id: string }) => id);
    for (const profileId of ids) {
      const viewed = await api.gql(VIEW, { input: { profileId } }, accessToken);
      if (viewed.data.recordProfileView.__typename === 'LimitReached') return;
      await api.gql(PASS, { input: { profileId } }, accessToken);
    }
    if (ids.length === 0) return;
  }
}

test('the end of the deck, the day’s likes and the hour’s views each have their own screen', async ({
  browserOf,
  demo,
}) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await browserOf({ signedInAs: chidi, baseURL: demo.url });
  await page.goto(`${paths.browse}?minAge=79&maxAge=79&maxDistance=1`);
  await expect(page.getByText("That's everyone for now!")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your matches' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();

  const { data } = await demo.api.gql(DECK, {}, chidi.accessToken);
  for (const { id } of data.deck.profiles.slice(0, limits.likesPerDay.free)) {
    await demo.api.gql(LIKE, { input: { profileId: id } }, chidi.accessToken);
  }
  await page.goto(paths.browse);
  await expect(page.getByText('0 likes left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeDisabled();

  await useUpViews(demo.api, chidi);
  await page.goto(paths.browse);
  await expect(page.getByRole('heading', { name: 'Browse Limit Reached' })).toBeVisible();
  await expect(page.getByText("You've viewed the maximum number of profiles this hour")).toBeVisible();
  await expect(page.getByText(/Resets in \d+ minutes?/)).toBeVisible();
});
