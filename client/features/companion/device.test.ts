import { beforeEach, describe, expect, it } from 'vitest';
import { sessionKey } from '#client/apollo/kept-session.ts';
import { createSessionStore } from '#client/apollo/session-store.ts';
import { createDrafts, readCoachMode, readScenario, writeCoachMode, writeScenario } from './device.ts';

const someone = { isSignedIn: () => true, person: () => 'p1' };

beforeEach(() => localStorage.clear());

it('keeps a draft for each scenario, over a reload', () => {
  createDrafts(localStorage, someone).write('first-message', 'Hello');
  const drafts = createDrafts(localStorage, someone);
  expect(drafts.read('first-message')).toBe('Hello');
  expect(drafts.read('planning-a-date')).toBe('');
  drafts.write('first-message', '');
  expect(createDrafts(localStorage, someone).read('first-message')).toBe('');
});

it('puts what was not sent in front of what was typed since', () => {
  const drafts = createDrafts(localStorage, someone);
  drafts.putBack('first-message', 'Hello');
  drafts.write('first-message', 'Hello, and');
  drafts.putBack('first-message', 'Hi');
  expect(drafts.read('first-message')).toBe('Hi\nHello, and');
});

it('has coach mode on and the first scenario until something else is chosen', () => {
  expect([readCoachMode(localStorage), readScenario(localStorage)]).toEqual([true, 'first-message']);
  writeCoachMode(localStorage, false);
  writeScenario(localStorage, 'repair-a-dry-chat');
  expect([readCoachMode(localStorage), readScenario(localStorage)]).toEqual([false, 'repair-a-dry-chat']);
  writeScenario(localStorage, 'no-such-scenario');
  expect(readScenario(localStorage)).toBe('first-message');
});

it('works where nothing may be stored', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const drafts = createDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse }, someone);
  drafts.write('first-message', 'Hello');
  expect(drafts.read('first-message')).toBe('Hello');
});

describe('after a sign-out', () => {
  const tokens = (id: string) => ({
    accessToken: id,
    accessExpiresAt: '2026-03-12T11:00:00.000Z',
    refreshToken: `${id}.secret`,
  });
  function signedIn() {
    const session = createSessionStore({
      storage: localStorage,
      refresh: async () => null,
      end: async () => undefined,
      exclusively: (run) => run(),
      now: () => Date.parse('2026-03-12T10:00:00.000Z'),
      later: () => () => {},
    });
    session.signIn(tokens('p1'));
    return session;
  }

  it('keeps nothing that is given back late', async () => {
    const session = signedIn();
    const drafts = createDrafts(localStorage, session);
    await session.signOut();
    drafts.putBack('first-message', 'Hello');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('leaves nothing to somebody else who signed in in another tab', () => {
    const session = signedIn();
    const drafts = createDrafts(localStorage, session);
    localStorage.setItem(
      sessionKey,
      JSON.stringify({ ...tokens('p2'), expiresAt: Date.parse('2026-03-12T11:00:00Z') }),
    );
    session.follow();
    drafts.putBack('first-message', 'Hello');
    expect(Object.keys(localStorage)).toEqual([sessionKey]);
  });
});
