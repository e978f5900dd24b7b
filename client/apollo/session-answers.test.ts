/** The effect of each server answer to a refresh or a sign-out on the browser's session, status by status. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionEvent } from './session-tab.ts';

type Answer = number | 'offline' | 'timeout';

const tokens = { accessToken: 'a', refreshToken: 's.a', accessExpiresAt: new Date(Date.now() + 600_000).toISOString() };

function answer(given: Answer): Promise<Response> {
  if (given === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  if (given === 'timeout') return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
  return Promise.resolve(new Response('{"errors":[{"message":"No."}]}', { status: given }));
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** A fresh signed-in page whose requests all get this answer. */
async function signedIn(given: Answer) {
  const { session } = await import('./session.ts');
  session.signIn(tokens);
  vi.stubGlobal('fetch', () => answer(given));
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return { session, events };
}

const lasting: Answer[] = [
  200, 403, 404, 408, 429, 500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530,
];

it.each<Answer>(['offline', 'timeout', ...lasting])(
  'a refresh that is answered by %s keeps the session',
  async (given) => {
    const { session, events } = await signedIn(given);
    expect(await session.refresh()).toBe(false);
    expect(session.isSignedIn()).toBe(true);
    expect(await session.accessToken()).toBe('a');
    expect(events.map(({ type }) => type)).toEqual(['initial_session']);
  },
);

it.each<Answer>([400, 401])('a refresh that is answered by %s ends the session, said once', async (given) => {
  const { session, events } = await signedIn(given);
  await Promise.all([session.refresh(), session.refresh(), session.renew('a')]);
  await session.refresh();
  expect(session.isSignedIn()).toBe(false);
  expect(events.slice(1)).toEqual([{ type: 'signed_out', reason: 'refused' }]);
  expect(localStorage.length).toBe(0);
});

it('a server that no longer knows the document of a refresh ends nothing, and the page says that it is outdated', async () => {
  const { session, events } = await signedIn(400);
  const body = JSON.stringify({ errors: [{ message: 'No.', extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 400 })));
  const tell = vi.fn();
  document.addEventListener('outdated', tell, { once: true });
  expect(await session.refresh()).toBe(false);
  expect(session.isSignedIn()).toBe(true);
  expect(await session.accessToken()).toBe('a');
  expect(events.map(({ type }) => type)).toEqual(['initial_session']);
  expect(tell).toHaveBeenCalledOnce();
});

it.each<Answer>([200, 401, 403, 404, 500, 'offline'])(
  'a sign-out that is answered by %s is one here',
  async (given) => {
    const { session, events } = await signedIn(given);
    localStorage.setItem('zobo.draft.1', 'Bawo ni');
    await session.signOut();
    expect(session.isSignedIn()).toBe(false);
    expect(localStorage.length).toBe(0);
    expect(events.slice(1)).toEqual([{ type: 'signed_out', reason: 'asked' }]);
  },
);
