import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { noisy } from '#tests/factories/pictures.ts';
import { expect, SESSION_KEY, test } from './fixtures.ts';
import { bubble, grantPremium, likedByFan, newEmail, next, openCards, PASSWORD, signUp, toasts } from './steps.ts';
import { sharedTeam } from './team.ts';

/** Pictures of different colours, as a phone's camera would send them: upright, and telling where they were taken. */
async function pictures(count: number, size = { width: 1200, height: 1600 }) {
  const colours = ['#b80f45', '#1c6b42', '#7b5103', '#6a2c7c', '#0b5c8a', '#9f2d0c'];
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { ...size, channels: 3, background: colours[index % colours.length] ?? '#000' } })
        .withExif({ IFD3: { GPSLatitude: '6/1 30/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** Picks photos and takes each as it stands in the frame. */
async function addPhotos(page: Page, count: number): Promise<void> {
  await page.getByLabel('Photo file').waitFor({ state: 'attached' });
  const before = await page.locator('[data-photo]').count();
  await page.getByLabel('Photo file').setInputFiles(await pictures(count));
  for (let place = 1; place <= count; place += 1) {
    if (count > 1) await expect(page.getByRole('dialog', { name: `Crop photo ${place} of ${count}` })).toBeVisible();
    await page.getByRole('button', { name: 'Use this photo' }).click();
  }
  // By its name: a toast that leaves is a dialog too.
  await expect(page.getByRole('dialog', { name: /^Crop/ })).toBeHidden();
  await expect(page.locator('[data-photo]')).toHaveCount(before + count, { timeout: 30_000 });
}

const shown = (page: Page) =>
  page.locator('[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')));

async function photosOf(api: Api, accessToken: string): Promise<string[]> {
  const { data } = await api.gql('{ viewer { photos { id } } }', {}, accessToken);
  return data.viewer.photos.map(({ id }: { id: string }) => id);
}

/** What the page shows is what the server has. */
async function expectOrder(page: Page, api: Api, accessToken: string, order: (string | null)[]): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(order);
  await expect.poll(() => photosOf(api, accessToken)).toEqual(order);
}

async function tokenOf(page: Page): Promise<string> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return (JSON.parse(kept ?? '{}') as { accessToken: string }).accessToken;
}

const WAITING = `query Waiting { admin { verifications { nodes { id user { email } selfieUrl } } } }`;
const REVIEW = `mutation Review($input: ReviewVerificationInput!) { reviewVerification(input: $input) { __typename
  ... on UserError { message } } }`;

/** Decides on the selfie of somebody, as a reviewer does. */
async function review(api: Api, email: string, decision: 'APPROVE' | 'REJECT', reason: string | null = null) {
  const { data, body } = await api.gql(WAITING, {}, sharedTeam());
  type Waiting = { id: string; user: { email: string } };
  const found = data?.admin?.verifications?.nodes?.find(({ user }: Waiting) => user.email === email);
  expect(found, body).toBeDefined();
  const answer = await api.gql(REVIEW, { input: { verificationId: found.id, decision, reason } }, sharedTeam());
  expect(answer.data?.reviewVerification?.__typename, answer.body).toBe('ReviewVerificationSuccess');
}

async function handInSelfie(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Get Verified|Try again/ }).click();
  await expect(page.getByRole('heading', { name: 'Get verified', level: 1 })).toBeFocused();
  const [selfie] = await pictures(1);
  await page.getByLabel('Selfie file').setInputFiles(selfie ?? []);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('The review takes 24-48 hours.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile-edit$/, { timeout: limits.selfie.returnMs + 3_000 });
  await expect(page.getByText('Your selfie is being looked at.')).toBeVisible();
}

test('from nothing to a verified profile with five photos, cropped, put in order by buttons and by drag', async ({
  api,
  browserOf,
}) => {
  const page = await browserOf();
  const email = newEmail('Amara');
  await signUp(page, 'Amara Eze', email);
  await page.waitForURL('**/beta-welcome');
  await page.getByRole('button', { name: 'Continue to your profile' }).click();
  await page.getByLabel('Date of birth').fill('1997-03-08');
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText('Female', { exact: true }).click();
  await next(page);

  // A town without GPS, by the keyboard alone.
  await page.getByLabel('Bio').fill('Architect, hiker, aunt of five.');
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.pressSequentially('ibad', { delay: 30 });
  const first = page.getByRole('option').first();
  await expect(first).toHaveText('Ibadan, Oyo');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(location).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('Ibadan, Oyo');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByLabel('Interests').fill('Highlife, Hiking');
  await next(page);

  // What was filled in survives a reload, step and all.
  await page.reload();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await next(page);

  // Three at once; the first one moved and magnified without a mouse.
  await page.getByLabel('Photo file').setInputFiles(await pictures(3));
  await expect(page.getByRole('dialog', { name: 'Crop photo 1 of 3' })).toBeVisible();
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  const frame = page.getByRole('application');
  const place = () => page.getByRole('dialog').locator('img').getAttribute('style');
  const before = await place();
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await place()).not.toBe(before);
  // Each photo begins at its button, where Enter takes it; never at the cross, where it would throw away all that are left.
  await page.getByRole('button', { name: 'Use this photo' }).click();
  for (let photo = 2; photo <= 3; photo += 1) {
    await expect(page.getByRole('dialog', { name: `Crop photo ${photo} of 3` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('3 of 10', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.waitForURL('**/profile');
  const token = await tokenOf(page);
  const made = await api.gql('{ viewer { profile { town { label } photos { aspectRatio } } } }', {}, token);
  expect(made.data.viewer.profile.town.label).toBe('Ibadan, Oyo');
  for (const { aspectRatio } of made.data.viewer.profile.photos) expect(aspectRatio).toBeCloseTo(4 / 5, 2);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeVisible();
  await addPhotos(page, 2);
  const [a = '', b = '', c = '', d = '', e = ''] = await photosOf(api, token);
  expect(await shown(page)).toEqual([a, b, c, d, e]);

  // Buttons: the focus stays with the photo, and each move is said.
  await page.getByRole('button', { name: 'Move photo 2 right' }).click();
  await expectOrder(page, api, token, [a, c, b, d, e]);
  await expect(page.getByText('Photo moved to place 3 of 5.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photo 3 right' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(page, api, token, [a, c, d, b, e]);
  await page.getByRole('button', { name: 'Make photo 5 the main photo' }).click();
  await expectOrder(page, api, token, [e, a, c, d, b]);

  // By drag.
  await page.locator(`[data-photo="${d}"]`).dragTo(page.locator(`[data-photo="${e}"]`));
  await expectOrder(page, api, token, [d, e, a, c, b]);

  // Five moves in a row are five orders, one after another.
  for (let move = 1; move <= 4; move += 1) await page.getByRole('button', { name: `Move photo ${move} right` }).click();
  await expectOrder(page, api, token, [e, a, c, b, d]);

  await page.getByRole('button', { name: 'Delete photo 2' }).click();
  await page.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }).click();
  await expectOrder(page, api, token, [e, c, b, d]);
  await expect(page.getByRole('heading', { name: 'Your photos' })).toBeFocused();
  await addPhotos(page, 1);

  // Rejected with a reason, then approved: both are told as they happen.
  await handInSelfie(page);
  await review(api, email, 'REJECT', 'Your face is in the shade.');
  await expect(toasts(page).getByText('Your selfie was not accepted')).toBeVisible();
  await expect(page.getByText('Your last selfie was not accepted.')).toBeVisible();
  await handInSelfie(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByText('In review')).toBeVisible();
  await review(api, email, 'APPROVE');
  await expect(toasts(page).getByText('You are verified')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Verified$/ })).toBeVisible();

  // A photo that the reviewer saw becomes the main one without a question; the tick ends with another, which is asked about.
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const [main = '', beside = '', ...others] = await photosOf(api, token);
  await page.getByRole('button', { name: 'Make photo 2 the main photo' }).click();
  await expectOrder(page, api, token, [beside, main, ...others]);
  await addPhotos(page, 1);
  const order = await photosOf(api, token);
  const latest = order.at(-1) ?? '';
  await page.getByRole('button', { name: `Make photo ${order.length} the main photo` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your main photo?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectOrder(page, api, token, order);
  await page.getByRole('button', { name: `Make photo ${order.length} the main photo` }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expectOrder(page, api, token, [latest, ...order.slice(0, -1)]);
  await expect(page.getByLabel('Date of birth')).not.toBeEditable();
});

test('on a small phone nothing that has the focus stands under the save bar, and a page opened by its address begins at its top', async ({
  api,
  browserOf,
}) => {
  const person = await newcomer(api, 'Ify');
  await grantPremium(api, [person.email]);
  const page = await browserOf({ signedInAs: person, viewport: { width: 360, height: 740 } });
  await page.goto(paths.profileEdit);
  await openCards(page);
  const where = page.getByRole('combobox', { name: 'Where to?' });
  await expect(where).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  const bar = await page.getByRole('button', { name: 'Save Changes' }).locator('..').elementHandle();
  const covered: string[] = [];
  await page.getByRole('button', { name: 'Log out' }).focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((over) => {
      const active = document.activeElement as HTMLInputElement;
      if (over === null || over.contains(active)) return 'end';
      const drawn = (active.type === 'radio' && active.closest('label')) || active;
      const isUnder = drawn.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
      return isUnder ? (active.labels?.[0]?.textContent ?? active.textContent) : null;
    }, bar);
    if (found === 'end') break;
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);

  await where.pressSequentially('kan', { delay: 30 });
  const towns = page.getByRole('listbox').getByRole('option');
  await expect(towns.first()).toBeVisible();
  await expect(where).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });

  await page.goto(paths.profile);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Somebody on /profile-edit. */
async function editing(
  api: Api,
  open: (options: { signedInAs: Person }) => Promise<Page>,
  name: string,
): Promise<{ page: Page; person: Person }> {
  const person = await newcomer(api, name);
  const page = await open({ signedInAs: person });
  await page.goto(paths.profileEdit);
  await expect(page.getByRole('heading', { name: 'Your photos' })).toBeVisible();
  return { page, person };
}

test('a photo that fails stays in sight and arrives at the second try; what is no photo, too large or too many is told', async ({
  api,
  browserOf,
}) => {
  const { page, person } = await editing(api, browserOf, 'Bola');
  await page.route('**/uploads/**', (route) => route.abort());
  await page.getByLabel('Photo file').setInputFiles(await pictures(1));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(toasts(page).getByText('Upload failed')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('The photo did not arrive.').first()).toBeVisible();
  expect(await photosOf(api, person.accessToken)).toEqual([]);
  await page.unroute('**/uploads/**');
  await again.click();
  await expect(page.locator('[data-photo]')).toHaveCount(1);
  expect(await photosOf(api, person.accessToken)).toHaveLength(1);

  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await page.getByLabel('Photo file').setInputFiles(text);
  await expect(toasts(page).getByText('Please upload an image file')).toBeVisible();
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(limits.avatarBytes) };
  await page.getByLabel('Photo file').setInputFiles(large);
  await expect(toasts(page).getByText('Please select an image under 5MB')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect(remove.first()).toHaveAccessibleDescription('notes.jpg');
  await expect(remove.nth(1)).toHaveAccessibleDescription('large.png');
  await remove.first().click();
  await remove.click();
  await expect(remove).toBeHidden();

  await page.getByLabel('Photo file').setInputFiles(await pictures(2));
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByText('2 photos were not added')).toBeVisible();

  await page.getByLabel('Photo file').setInputFiles(await pictures(10, { width: 80, height: 100 }));
  await expect(toasts(page).getByText('You can upload maximum 9 photos')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Crop photo 1 of 9' })).toBeVisible();
  for (let place = 1; place <= 9; place += 1) {
    await expect(page.getByRole('dialog', { name: `Crop photo ${place} of 9` })).toBeVisible();
    await page.getByRole('button', { name: 'Use this photo' }).click();
  }
  await expect(page.getByText('10 of 10', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeHidden();
  expect(await photosOf(api, person.accessToken)).toHaveLength(10);
});

test('a camera photo of more than 5 MB is used whole and small, and the one beside it is left out', async ({
  api,
  browserOf,
}) => {
  const person = await newcomer(api, 'Bisi');
  const page = await browserOf({ signedInAs: person, viewport: { width: 360, height: 740 } });
  await page.goto(paths.profileEdit);
  const buffer = await noisy(3_600, 2_400);
  expect(buffer.length).toBeGreaterThan(limits.avatarBytes);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/uploads/'));
  const camera = { name: 'camera.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Photo file').setInputFiles([camera, ...(await pictures(1))]);
  await expect(page.getByRole('dialog', { name: 'Crop photo 1 of 2' })).toBeVisible();
  const whole = page.getByRole('button', { name: 'Use whole photo' });
  const out = page.getByRole('button', { name: 'Leave it out' });
  await expect(whole).toBeEnabled();
  // At 360 px the two stand in one line, and so do the words of each.
  const [left, right] = [await out.boundingBox(), await whole.boundingBox()];
  expect([left?.height, right?.height, left?.y]).toEqual([44, 44, right?.y]);
  await whole.click();
  await expect(page.getByRole('dialog', { name: 'Crop photo 2 of 2' })).toBeVisible();
  await out.click();
  // By its name: a toast that leaves is a dialog too.
  await expect(page.getByRole('dialog', { name: /^Crop/ })).toBeHidden();
  await expect(page.locator('[data-photo]')).toHaveCount(1, { timeout: 30_000 });
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(limits.avatarBytes);
  const { data } = await api.gql('{ viewer { photos { aspectRatio } } }', {}, person.accessToken);
  expect(data.viewer.photos).toEqual([{ aspectRatio: 1.5 }]);
});

test('a cancelled photo leaves nothing behind', async ({ api, browserOf }) => {
  const { page, person } = await editing(api, browserOf, 'Chidi');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/uploads/**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Photo file').setInputFiles(await pictures(1));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText(/Uploading: \d+ %/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  letGo();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(await photosOf(api, person.accessToken)).toEqual([]);
});

test('an order that the server refuses is taken back', async ({ api, browserOf }) => {
  const { page, person } = await editing(api, browserOf, 'Dami');
  await addPhotos(page, 2);
  const order = await shown(page);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ReorderPhotos') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Move photo 1 right' }).click();
  await expect(toasts(page).getByText('Order not saved')).toBeVisible();
  await expectOrder(page, api, person.accessToken, order);
});

test('what is not saved is not lost by leaving; what breaks a rule is told beside its field', async ({
  api,
  browserOf,
}) => {
  const { page, person } = await editing(api, browserOf, 'Efe');
  await page.getByLabel('Bio').fill('Short');
  await page.getByLabel('Height in cm').fill('90');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('Validation error')).toBeVisible();
  await expect(toasts(page).getByText('Bio must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Bio')).toBeFocused();
  await expect(page.getByText('Height must be 120 to 230 cm')).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bio')).toHaveValue('Short');
  // The selfie's view stands on the same page: what was typed is behind it.
  await page.getByRole('link', { name: 'Get Verified' }).click();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Short');

  await page.getByLabel('Bio').fill('Drummer, and proud of my jollof.');
  await page.getByLabel('Height in cm').fill('181');
  await page.getByLabel('Religion').selectOption('christian');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('Profile updated')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const { data } = await api.gql('{ viewer { profile { bio heightCm religion } } }', {}, person.accessToken);
  expect(data.viewer.profile).toEqual({
    bio: 'Drummer, and proud of my jollof.',
    heightCm: 181,
    religion: 'CHRISTIAN',
  });

  await page.goto(paths.profileEdit);
  await page.getByLabel('Interests').fill('Something else entirely');
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a position is asked for, kept when granted, and missed with words when denied', async ({ api, browserOf }) => {
  const person = await newcomer(api, 'Femi');
  const denied = await browserOf({ signedInAs: person });
  await denied.goto(paths.profileEdit);
  await denied.getByRole('button', { name: 'Update Location' }).click();
  await expect(toasts(denied).getByText('Location error')).toBeVisible();
  await expect(toasts(denied).getByText('Please allow the use of your location')).toBeVisible();
  await expect(denied.getByRole('alert').filter({ hasText: 'Your town is enough' })).toBeVisible();

  const granted = await browserOf({
    signedInAs: person,
    geolocation: { latitude: 7.3775, longitude: 3.947 },
    permissions: ['geolocation'],
  });
  await granted.goto(paths.profileEdit);
  await expect(granted.getByText('Only an area of about 2.7 km is kept')).toBeVisible();
  await granted.getByRole('button', { name: 'Update Location' }).click();
  await expect(toasts(granted).getByText('Location updated')).toBeVisible();
  await expect(granted.getByText('Your area is known. Distances go by it, not by your town.')).toBeVisible();
  const { data } = await api.gql('{ viewer { profile { hasPosition } } }', {}, person.accessToken);
  expect(data.viewer.profile.hasPosition).toBe(true);
});

test('boost and travel belong to a plan, and work with one', async ({ api, browserOf }) => {
  const { page, person } = await editing(api, browserOf, 'Gozie');
  await page.getByRole('button', { name: 'Boost Profile' }).click();
  await expect(toasts(page).getByText('Premium Only')).toBeVisible();
  await expect(toasts(page).getByText('Boost is a premium feature')).toBeVisible();
  await expect(page).toHaveURL(paths.pricing);
  await page.goBack();

  // Granted while the page is open.
  await grantPremium(api, [person.email]);
  const where = page.getByRole('combobox', { name: 'Where to?' });
  await where.pressSequentially('kano', { delay: 30 });
  await page.getByRole('option', { name: 'Kano, Kano', exact: true }).click();
  await page.getByRole('button', { name: 'Travel there' }).click();
  await expect(page.getByText('Visiting Kano')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Travel mode' })).toBeFocused();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(where).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Travel mode' })).toBeFocused();

  await page.getByRole('button', { name: 'Boost Profile' }).click();
  await expect(page.getByText(/You are shown first: (60:00|59:\d\d) left/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Boost', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/You are shown first: 59:\d\d left/)).toBeVisible();
});

/** Taps the field, and writes what a keyboard on the screen would. */
async function touchIn(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

test('a plan that began outlives an answer from before it', async ({ api, browserOf }) => {
  const { page, person } = await editing(api, browserOf, 'Gbenga');
  await page.getByRole('button', { name: 'Boost Profile' }).click();
  await expect(page).toHaveURL(paths.pricing);
  let give = () => {};
  const told = new Promise<void>((resolve) => {
    give = resolve;
  });
  let isAnswered = false;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"ProfileEditPage"')) return route.continue();
    const response = await route.fetch();
    isAnswered = true;
    await told;
    await route.fulfill({ response });
  });
  await page.goBack();
  await expect.poll(() => isAnswered).toBe(true);
  await grantPremium(api, [person.email]);
  const where = page.getByRole('combobox', { name: 'Where to?' });
  await expect(where).toBeVisible();
  give();
  await expect(where).toHaveCount(0);
  await expect(where).toBeVisible();
});

test('on a phone, with thumbs alone, from the landing page to a first message', async ({ api, browserOf }) => {
  const email = newEmail('Halima');
  const page = await browserOf({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Join Early Access' }).first().tap();
  await touchIn(page, page.getByLabel('Full name'), 'Halima Test');
  await touchIn(page, page.getByRole('textbox', { name: 'Email', exact: true }), email);
  await touchIn(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.tap();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).tap();
  await page.getByRole('button', { name: 'Continue to your profile' }).tap();

  // The phone's own wheels.
  await page.getByLabel('Date of birth').fill('1992-11-30');
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText('Female', { exact: true }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  const town = page.getByRole('combobox', { name: 'Location' });
  await touchIn(page, town, 'Enug');
  await page.getByRole('option', { name: 'Enugu, Enugu', exact: true }).tap();
  await expect(town).toHaveValue('Enugu, Enugu');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).tap();
  await (await chooser).setFiles(await pictures(2));
  for (const place of [1, 2])
    await page
      .getByRole('dialog', { name: `Crop photo ${place} of 2` })
      .getByRole('button', { name: 'Use this photo' })
      .tap();
  await expect(page.locator('[data-photo]')).toHaveCount(2, { timeout: 30_000 });
  const accessToken = await tokenOf(page);
  const [a, b] = await photosOf(api, accessToken);
  await page.getByRole('button', { name: 'Make photo 2 the main photo' }).tap();
  await expectOrder(page, api, accessToken, [b ?? '', a ?? '']);
  await page.getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'Create profile' }).tap();
  await page.waitForURL('**/profile');
  await expect(page.getByRole('heading', { name: /Halima/ })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).tap();
  await page.getByRole('button', { name: 'Delete photo 1' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expectOrder(page, api, accessToken, [a ?? '']);

  const fan = await likedByFan(api, page, email);
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Browse' }).tap();
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await touchIn(page, page.getByRole('searchbox', { name: 'Search people' }), fan);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: fan })).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).tap();
  await page.getByRole('dialog', { name: "It's a match!" }).getByRole('link', { name: 'Say hello' }).tap();
  await touchIn(page, page.getByRole('textbox', { name: `Message to ${fan}` }), 'Good evening');
  await page.getByRole('button', { name: 'Send message', exact: true }).tap();
  await expect(bubble(page, 'Good evening').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
});
