/**
 * The spec table's rows about pages: each is named by a sentence of the specification, word for word, and looks at the screen. The rows
 * about the API are in tests/server/spec-*.test.ts.
 */
import type { Page, Response } from '@playwright/test';
import { type Api, newcomer } from '#tests/factories/people.ts';
import { expect, SESSION_KEY } from './fixtures.ts';
import { breakOperation, pageOf, row, told } from './spec-rows.ts';
import { picture, setUpProfile, signIn, signUp, toasts } from './steps.ts';

/** Answers that there is nobody, and why. */
async function answerDeck(page: Page, end: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"BrowsePage"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.deck, { profiles: [], end });
    await route.fulfill({ response, json });
  });
}

const member = (api: Api, name = 'Ada') => newcomer(api, name);
const withoutProfile = (api: Api) => newcomer(api, 'Newcomer', { profile: false });

/** The early-access form of the landing page. */
const earlyAccess = (page: Page) => page.getByRole('region', { name: 'Be the first to know' });

const subscribe = async (page: Page, email: string, consent = true) => {
  const form = earlyAccess(page);
  await form.getByLabel('Email address').fill(email);
  if (consent) await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Join Early Access' }).click();
};

row("A failure shows a 'Validation error' toast with the first issue.", async (here) => {
  const page = await here.browserOf();
  await signUp(page, 'A', 'not an address');
  await told(page, 'Validation error', 'Name must be at least 2 characters');
});

row("The date input's latest selectable date is about 18 years before today.", async (here) => {
  const page = await pageOf(here, '/profile-setup', await withoutProfile(here.api));
  const max = await page.getByLabel('Date of birth').getAttribute('max');
  const years = (Date.now() - Date.parse(max ?? '')) / (365.25 * 86_400_000);
  expect(Math.abs(years - 18)).toBeLessThan(0.02);
});

row("consent required ('Consent Required: Please agree to receive emails to continue')", async (here) => {
  const page = await pageOf(here, '/');
  await subscribe(page, 'consent@example.com', false);
  await expect(page.getByText('Consent Required', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Please agree to receive emails to continue', { exact: true }).first()).toBeVisible();
});

row("after success a confirmation card titled 'You're On The List' replaces the form", async (here) => {
  const page = await pageOf(here, '/');
  await subscribe(page, `list.${Date.now()}@example.com`);
  await expect(page.getByRole('heading', { name: "You're On The List" })).toBeVisible();
  await expect(earlyAccess(page).getByRole('textbox')).toHaveCount(0);
});

row("'Already Subscribed: This email is already on our list!'", async (here) => {
  const page = await pageOf(here, '/');
  const email = `again.${Date.now()}@example.com`;
  await subscribe(page, email);
  await expect(page.getByRole('heading', { name: "You're On The List" })).toBeVisible();
  await page.reload();
  await subscribe(page, email);
  await expect(page.getByText('Already Subscribed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This email is already on our list!', { exact: true }).first()).toBeVisible();
});

row("'Error: Failed to subscribe. Please try again.'", async (here) => {
  const page = await pageOf(here, '/');
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await subscribe(page, 'down@example.com');
  await expect(page.getByText('Failed to subscribe. Please try again.', { exact: true }).first()).toBeVisible();
});

row(
  "'Login failed: Invalid email or password. Please try again.' Other errors show the server message.",
  async (here) => {
    const page = await pageOf(here, '/auth');
    await signIn(page, { email: 'nobody@example.com', password: 'something' });
    await told(page, 'Login failed', 'Invalid email or password. Please try again.');
  },
);

row("'Account exists: This email is already registered. Please log in instead.'", async (here) => {
  const ada = await withoutProfile(here.api);
  const page = await here.browserOf();
  await signUp(page, 'Ada Again', ada.email);
  await told(page, 'Account exists', 'This email is already registered. Please log in instead.');
});

row("'Failed to complete onboarding. Please try again.'", async (here) => {
  const page = await pageOf(here, '/beta-welcome', await withoutProfile(here.api));
  await breakOperation(page, 'CompleteBetaOnboarding');
  await page.getByRole('button', { name: 'Continue to your profile' }).click();
  await told(page, 'Failed to complete onboarding. Please try again.');
});

row("otherwise the server message or 'Failed to create profile'", async (here) => {
  const page = await pageOf(here, '/profile-setup', await withoutProfile(here.api));
  await breakOperation(page, 'CreateProfile');
  await setUpProfile(page, { bornOn: '1990-01-01', gender: 'Male', bio: 'Patient.' }, { ends: false });
  await told(page, 'Failed to create profile');
});

row("'Upload failed' with the error message", async (here) => {
  const page = await pageOf(here, '/profile-edit', await member(here.api));
  await page.route('**/uploads/**', (route) => route.abort());
  await addPhoto(page);
  await told(page, 'Upload failed');
});

row("'Delete failed'", async (here) => {
  const page = await pageOf(here, '/profile-edit', await member(here.api));
  await addPhoto(page);
  await breakOperation(page, 'DeletePhoto');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await told(page, 'Delete failed');
});

row("'Location error' (including 'Geolocation is not supported by your browser')", async (here) => {
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.goto('/profile-edit');
  await page.getByRole('button', { name: 'Update Location' }).click();
  await told(page, 'Location error', 'Geolocation is not supported by your browser');
});

row("'Premium Only: Boost is a premium feature'", async (here) => {
  const page = await pageOf(here, '/profile-edit', await member(here.api));
  await page.getByRole('button', { name: /Boost/ }).first().click();
  await told(page, 'Premium Only', 'Boost is a premium feature');
  await expect(page).toHaveURL('/pricing');
});

row('Save is disabled while gender is empty.', async (here) => {
  // A profile always has a gender, so the form is shown one without it.
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"gender":"FEMALE"', '"gender":""');
    await route.fulfill({ response, body });
  });
  await page.goto('/profile-edit');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText('Female', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

row("'Failed to load profiles'", async (here) => {
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  await breakOperation(page, 'BrowsePage');
  await page.goto('/browse');
  await expect(page.getByText('Failed to load profiles').first()).toBeVisible();
});

const isLike = (response: Response) =>
  response.ok() && /"operationName":"LikeProfile"/.test(response.request().postData() ?? '');

row("'Failed to like profile'", async (here) => {
  const chidi = await newcomer(here.demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await here.browserOf({ signedInAs: chidi, baseURL: here.demo.url });
  await page.goto('/browse');
  await breakOperation(page, 'LikeProfile');
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await told(page, 'Failed to like profile');
  // A broken server has said no word about the like: it waits, and goes by itself once the server is back.
  const [stored] = await Promise.all([page.waitForResponse(isLike), page.unrouteAll()]);
  expect((await stored.json()).data.likeProfile.match).toBeNull();
});

row("'Out of Super Likes': free users 'Upgrade to premium for more Super Likes'", async (here) => {
  const chidi = await newcomer(here.demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await here.browserOf({ signedInAs: chidi, baseURL: here.demo.url });
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Super like' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Super like' }).click();
  await told(page, 'Out of Super Likes', 'Upgrade to premium for more Super Likes');
});

row(
  'last-active badge, location and distance, bio, height (cm), education, religion, smoking, drinking, interests, and a compatibility level (high, medium, low) with reasons',
  async (here) => {
    const at = { latitude: 6.4625, longitude: 3.3875 };
    const profile = { location: 'Yaba', bio: 'Keeps quagmires and other rare words.', interests: 'Chess, Highlife' };
    const habits = { heightCm: 172, education: 'MASTERS', religion: 'MUSLIM', smoking: 'NEVER', drinking: 'SOCIALLY' };
    const zainab = await newcomer(here.api, 'Zainab', { position: at, profile });
    await here.api.gql(
      'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }',
      {
        input: { ...profile, ...habits, fullName: 'Zainab Test', dateOfBirth: '1996-05-17', gender: 'FEMALE' },
      },
      zainab.accessToken,
    );
    const ada = await newcomer(here.api, 'Ada', { position: at });
    const page = await here.browserOf({ signedInAs: ada });
    await page.goto('/browse?q=quagmires');
    const card = page.getByRole('article', { name: /^Zainab Test, \d\d$/ });
    for (const text of [
      'Active now',
      'Yaba · Less than 1 km away',
      profile.bio,
      '172 cm',
      'Muslim',
      'Never',
      'Socially',
    ])
      await expect(card.getByText(text).first()).toBeVisible();
    for (const text of [/master/i, /^chess$/i, /^highlife$/i, /high|medium|low/i, 'You are the same age'])
      await expect(card.getByText(text).filter({ visible: true }).first()).toBeVisible();
  },
);

row(
  "a 'likes left' badge and a 'views left/hr' badge for free users, and a 'profiles remaining' counter.",
  async (here) => {
    const chidi = await newcomer(here.demo.api, 'Chidi', { profile: { gender: 'MALE' } });
    const page = await here.browserOf({ signedInAs: chidi, baseURL: here.demo.url });
    await page.goto('/browse');
    await expect(page.getByText('5 likes left')).toBeVisible();
    await expect(page.getByText(/^(50|49) views left\/hr$/)).toBeVisible();
    await expect(page.getByText('20 profiles remaining')).toBeVisible();
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.getByText('4 likes left')).toBeVisible();
    await expect(page.getByText('19 profiles remaining')).toBeVisible();
  },
);

row(
  'undo (only when history exists), pass, super like (available to premium, or to free users while super likes remain), like (disabled for free users with no likes left), block/report, and an upgrade link to /pricing.',
  async (here) => {
    // Fits nobody of the demo, who would like him within seconds: a match would stand before the deck. The address says whom he sees.
    const chidi = await newcomer(here.demo.api, 'Chidi', { profile: { gender: 'MALE', showMe: 'OTHER' } });
    const page = await here.browserOf({ signedInAs: chidi, baseURL: here.demo.url });
    await page.goto('/browse?education=bachelors');
    const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(button('Super like')).toBeVisible();
    await expect(button(/report/i)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Upgrade/ })).toHaveAttribute('href', '/pricing');
    await expect(button('Undo the last pass')).toHaveCount(0);
    await button('Pass').click();
    await expect(button('Undo the last pass')).toBeVisible();
    for (let left = 4; left >= 0; left--) {
      await button('Like').click();
      await expect(page.getByText(new RegExp(`^${left} likes? left$`))).toBeVisible();
    }
    await expect(button('Like')).toBeDisabled();
  },
);

row("End state: 'That's everyone for now!' with links to /matches and /profile.", async (here) => {
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  await answerDeck(page, 'EVERYONE_SEEN');
  await page.goto('/browse');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: "That's everyone for now!" })).toBeVisible();
  for (const path of ['/matches', '/profile']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
});

row(
  "Screen 'Browse Limit Reached': 'You've viewed the maximum number of profiles this hour to protect against data scraping', with 'Resets in N minutes'",
  async (here) => {
    const chidi = await newcomer(here.demo.api, 'Chidi', { profile: { gender: 'MALE' } });
    const ask = (document: string) => here.demo.api.gql(document, {}, chidi.accessToken);
    // He looks at fifty people, as a script would.
    const seen = new Set<string>();
    while (seen.size < 50) {
      const { data } = await ask('{ deck(filter: {}) { profiles { id } } }');
      for (const { id } of data.deck.profiles) {
        await ask(`mutation { recordProfileView(input: { profileId: "${id}" }) { __typename }
          passProfile(input: { profileId: "${id}" }) { __typename } }`);
        seen.add(id);
      }
      if (data.deck.profiles.length === 0) throw new Error('The demo has too few people.');
    }
    const page = await here.browserOf({ signedInAs: chidi, baseURL: here.demo.url });
    await page.goto('/browse');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Browse Limit Reached' })).toBeVisible();
    const text = "You've viewed the maximum number of profiles this hour to protect against data scraping";
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByText(/^Resets in (60|59|58) minutes$/)).toBeVisible();
    await expect(main.locator('a[href="/matches"]').first()).toBeVisible();
  },
);

row('Browsing is permitted (fail open, remaining 50)', async (here) => {
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  // The quota is down, its counting too: a view that was counted would say what is left.
  await breakOperation(page, 'RecordProfileView');
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"BrowsePage"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    json.data.viewer.viewQuota = null;
    await route.fulfill({ response, json });
  });
  await page.goto('/browse');
  await expect(page.getByText('50 views left/hr')).toBeVisible();
});

row("'Error loading profile'", async (here) => {
  const page = await here.browserOf({ signedInAs: await member(here.api) });
  await breakOperation(page, 'ProfilePage');
  await page.goto('/profile');
  await expect(page.getByText('Error loading profile').first()).toBeVisible();
});

row(
  "a destructive toast 'Empty feedback' / 'Please provide at least one piece of feedback.' and nothing is sent",
  async (here) => {
    const page = await pageOf(here, '/', await member(here.api));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await openFeedback(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit/ })
      .click();
    await told(page, 'Empty feedback', 'Please provide at least one piece of feedback.');
    expect(sent.filter((body) => body.includes('sendBetaFeedback'))).toEqual([]);
  },
);

row("'Thank you! 🙏' / 'Your feedback helps us build a better' product", async (here) => {
  const page = await pageOf(here, '/', await member(here.api));
  const dialog = await openFeedback(page);
  for (const hint of ["We'll do better!", 'Room for improvement', "It's okay", 'Pretty good!', 'Amazing!']) {
    await dialog
      .getByRole('radio')
      .nth(["We'll do better!", 'Room for improvement', "It's okay", 'Pretty good!', 'Amazing!'].indexOf(hint))
      .check({ force: true });
    await expect(dialog.getByText(hint)).toBeVisible();
  }
  await dialog.getByRole('textbox').first().fill('The jollof game is missing.');
  await expect(dialog.getByText('27/1000')).toBeVisible();
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await told(page, 'Thank you! 🙏');
  await expect(toasts(page).getByText(/Your feedback helps us build a better/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

row("'Error' / 'Failed to submit feedback. Please try again.' (destructive)", async (here) => {
  const page = await pageOf(here, '/', await member(here.api));
  const dialog = await openFeedback(page);
  await dialog.getByRole('textbox').first().fill('It broke.');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await told(page, 'Error', 'Failed to submit feedback. Please try again.');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('It broke.');
});

row('sign-out ignores server answers 401, 403 and 404 and still clears local state.', async (here) => {
  for (const status of [401, 403, 404]) {
    // One after the other: each is a person and a browser of their own.
    const page = await pageOf(here, '/', await member(here.api));
    // To the sign-out alone: a refresh that is refused would end the session by itself.
    await page.route('**/graphql', (route) =>
      /mutation SignOut/.test(route.request().postData() ?? '')
        ? route.fulfill({ status, body: '{}' })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  }
});

row('Session token stored in local storage with persistence and auto refresh on', async (here) => {
  const ada = await member(here.api);
  const page = await pageOf(here, '/profile', ada);
  const kept = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SESSION_KEY);
  expect((await kept()).accessToken).toBe(ada.accessToken);
  // A token that has run out is exchanged by itself, and the next load starts from the new one.
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() - 1_000 }));
  }, SESSION_KEY);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Ada Test/ })).toBeVisible();
  expect((await kept()).accessToken).not.toBe(ada.accessToken);
});

row('Marketing numbers are fixed: 50K+, 10K+, 4.8; three sample profiles.', async (here) => {
  const page = await pageOf(here, '/');
  for (const figure of ['50K+', '10K+', '4.8'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /View Profile/ })).toHaveCount(3);
});

row('Trial promotion: 30 days, no credit card. Beta: first 100 people until February 14, 2026.', async (here) => {
  const page = await pageOf(here, '/');
  await expect(page.getByText('30-day free trial').first()).toBeVisible();
  await expect(page.getByText('No credit card').first()).toBeVisible();
  await expect(page.getByText(/first 100 people/i).first()).toBeVisible();
  await expect(page.getByText(/February 14, 2026/).first()).toBeVisible();
});

async function addPhoto(page: Page): Promise<void> {
  await page
    .getByLabel(/photo file/i)
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  const use = page.getByRole('dialog').getByRole('button', { name: 'Use whole photo' });
  await use.click();
}

async function openFeedback(page: Page) {
  await page.getByRole('button', { name: 'Beta Feedback' }).first().click();
  const dialog = page.getByRole('dialog', { name: /feedback/i });
  await expect(dialog).toBeVisible();
  return dialog;
}
