import { beforeEach, expect, it, vi } from 'vitest';

const tokens = { accessToken: 'a', refreshToken: 's.a', accessExpiresAt: new Date(Date.now() + 600_000).toISOString() };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** A fresh page of a person whose onboarding is complete. Each request reads the next of the given roles. */
async function pageOf(...roles: string[][]) {
  const { session } = await import('#client/apollo/session.ts');
  session.signIn(tokens);
  const ask = vi.fn(async () => {
    const viewer = {
      id: 'v',
      isBetaOnboarded: true,
      beta: { placesLeft: 3 },
      unreadCount: 0,
      roles: roles.shift(),
      profile: { id: 'p' },
    };
    return Response.json({ data: { viewer } });
  });
  vi.stubGlobal('fetch', ask);
  const { adminGuard, profileGuard } = await import('./route-guards.ts');
  const { readOnboarding } = await import('./onboarding.ts');
  const given = { request: new Request('https://zobo.test/admin') } as Parameters<typeof adminGuard>[0];
  return { ask, readOnboarding, adminConsole: () => adminGuard(given), page: () => profileGuard(given) };
}

it('the admin console is theirs only who are administrators by now', async () => {
  const { adminConsole, ask } = await pageOf(['ADMIN'], [], ['ADMIN']);
  expect([await adminConsole(), await adminConsole(), await adminConsole()]).toEqual([true, false, true]);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('whoever is no longer an administrator is none elsewhere either', async () => {
  const { readOnboarding } = await pageOf(['ADMIN'], []);
  expect((await readOnboarding())?.isAdmin).toBe(true);
  expect((await readOnboarding())?.isAdmin).toBe(false);
});

it('of everybody else a finished way is asked for once', async () => {
  const { page, ask } = await pageOf([]);
  expect([await page(), await page()]).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(1);
});

/** The page of the same device after a reload. Its requests are answered by `answer`. */
async function nextPage(answer: () => Promise<Response>) {
  vi.resetModules();
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  const { profileGuard } = await import('./route-guards.ts');
  const given = { request: new Request('https://zobo.test/browse') } as Parameters<typeof profileGuard>[0];
  return { ask, page: () => profileGuard(given) };
}
const never = () => new Promise<Response>(() => undefined);
const outcome = (page: Promise<unknown>) =>
  Promise.race([page, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))]);

it('a finished way is remembered on the device: the next page asks and does not wait for the answer', async () => {
  const { page } = await pageOf([]);
  await page();
  const next = await nextPage(never);
  expect(await next.page()).toBeNull();
  expect(next.ask).toHaveBeenCalledTimes(1);
});

it('what the next page is told counts, and an unfinished way is no longer remembered', async () => {
  const { page } = await pageOf([]);
  await page();
  const viewer = { id: 'v', isBetaOnboarded: true, beta: { placesLeft: 0 }, unreadCount: 2, roles: [], profile: null };
  const next = await nextPage(async () => Response.json({ data: { viewer } }));
  expect(await next.page()).toBeNull();
  await vi.waitFor(async () => expect((await next.page())?.headers.get('location')).toBe('/profile-setup'));
  expect(await outcome((await nextPage(never)).page())).toBe('waits');
});

it('after the beta a way is finished without it; the page of the beta asks afresh', async () => {
  const viewer = { id: 'v', isBetaOnboarded: false, beta: { placesLeft: 0 }, unreadCount: 0, roles: [], profile: {} };
  const { session } = await import('#client/apollo/session.ts');
  session.signIn(tokens);
  expect(await (await nextPage(async () => Response.json({ data: { viewer } }))).page()).toBeNull();
  expect(await (await nextPage(never)).page()).toBeNull();
  const { betaWelcomeGuard } = await import('./route-guards.ts');
  const given = { request: new Request('https://zobo.test/beta-welcome') } as Parameters<typeof betaWelcomeGuard>[0];
  expect(await outcome(betaWelcomeGuard(given))).toBe('waits');
});

it('it is remembered of one session, and never of an administrator', async () => {
  const { page } = await pageOf([]);
  await page();
  const { session } = await import('#client/apollo/session.ts');
  await session.signOut();
  expect(Object.keys(localStorage)).toEqual([]);
  const admin = await pageOf(['ADMIN']);
  await admin.page();
  expect(localStorage.getItem('zobo.onboarded')).toBeNull();
  localStorage.setItem('zobo.onboarded', 'another session');
  expect(await outcome((await nextPage(never)).page())).toBe('waits');
});

it('is asked for once by all who want to know it at the same time, and anew after a step of the way in', async () => {
  const { readOnboarding, ask } = await pageOf([], [], [], []);
  const { session } = await import('#client/apollo/session.ts');
  const three = [readOnboarding(), readOnboarding(), readOnboarding()];
  session.userUpdated();
  expect(await Promise.all([...three, readOnboarding()])).toHaveLength(4);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('whoever left the welcome to the beta while places are open meets it again before setup', async () => {
  const { session } = await import('#client/apollo/session.ts');
  session.signIn(tokens);
  const viewer = { id: 'v', isBetaOnboarded: false, unreadCount: 0, roles: [], profile: null };
  const places = [2, 0];
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { ...viewer, beta: { placesLeft: places.shift() } } } }),
  );
  const { profileSetupGuard } = await import('./route-guards.ts');
  const given = { request: new Request('https://zobo.test/profile-setup') } as Parameters<typeof profileSetupGuard>[0];
  expect((await profileSetupGuard(given))?.headers.get('location')).toBe('/beta-welcome');
  expect(await profileSetupGuard(given)).toBeNull();
});

it('administrators without a profile are sent to the admin console, which the header knows of, and not to setup', async () => {
  const { session } = await import('#client/apollo/session.ts');
  session.signIn(tokens);
  const viewer = { id: 'v', isBetaOnboarded: true, beta: { placesLeft: 3 }, unreadCount: 0, profile: null };
  const roles = [['ADMIN'], ['ADMIN'], []];
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer: { ...viewer, roles: roles.shift() } } }));
  const { betaWelcomeGuard, profileGuard } = await import('./route-guards.ts');
  const { onOnboarding, wasAdmin } = await import('./onboarding.ts');
  const { navigationLinks } = await import('./navigation.ts');
  const heard: boolean[] = [];
  onOnboarding(() => heard.push(wasAdmin()));
  const given = { request: new Request('https://zobo.test/browse') } as Parameters<typeof profileGuard>[0];
  expect((await profileGuard(given))?.headers.get('location')).toBe('/admin');
  expect((await betaWelcomeGuard(given))?.headers.get('location')).toBe('/admin');
  expect(navigationLinks(true, wasAdmin())).toContainEqual({ to: '/admin', label: 'Admin' });
  // The role was revoked.
  expect((await profileGuard(given))?.headers.get('location')).toBe('/profile-setup');
  expect(navigationLinks(true, wasAdmin())).not.toContainEqual({ to: '/admin', label: 'Admin' });
  await session.signOut();
  expect(heard).toEqual([true, true, false, false]);
});
