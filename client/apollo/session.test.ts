import { describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { sessionKey, type Tokens } from './kept-session.ts';
import { createSessionStore, type RefreshAnswer } from './session-store.ts';
import type { SessionEvent } from './session-tab.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');

function tokens(name: string, at: number): Tokens {
  return {
    accessToken: `access-${name}`,
    refreshToken: `session.${name}`,
    accessExpiresAt: new Date(at + limits.session.accessMs).toISOString(),
  };
}

/** A fake of the browser's storage: its own enumerable properties are its keys. */
function memoryStorage() {
  const methods = {
    getItem: (key: string): string | null => entries[key] ?? null,
    setItem(key: string, value: string): void {
      entries[key] = value;
    },
    removeItem: (key: string) => void delete entries[key],
  };
  const entries: Record<string, string> = Object.create(methods);
  return entries as typeof entries & typeof methods;
}

/** One browser: its tabs share storage, lock, clock and server. */
function browser(answers: (given: string) => Promise<RefreshAnswer> | RefreshAnswer) {
  const storage = memoryStorage();
  const world = {
    now: start,
    asked: [] as string[],
    ended: [] as string[],
    timers: [] as { run: () => void; at: number }[],
  };
  let tail: Promise<unknown> = Promise.resolve();
  function tab() {
    const events: SessionEvent[] = [];
    const store = createSessionStore({
      storage,
      now: () => world.now,
      refresh: async (given) => {
        world.asked.push(given);
        return answers(given);
      },
      end: async (given) => {
        world.ended.push(given);
        throw new Error('401, 403, 404 or no network: all the same to a sign-out');
      },
      exclusively: (run) => {
        const turn = tail.then(run);
        tail = turn.catch(() => undefined);
        return turn;
      },
      later: (run, ms) => {
        const timer = { run, at: world.now + ms };
        world.timers.push(timer);
        return () => void world.timers.splice(world.timers.indexOf(timer), 1);
      },
    });
    store.subscribe((event) => events.push(event));
    return { store, events };
  }
  /** Advances the time and runs each timer that becomes due. */
  async function pass(ms: number): Promise<void> {
    const until = world.now + ms;
    for (;;) {
      const due = world.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      world.now = Math.max(world.now, due?.at ?? until);
      if (!due) return;
      world.timers.splice(world.timers.indexOf(due), 1);
      due.run();
      await flushed();
    }
  }
  return { storage, world, tab, pass };
}

const flushed = () => new Promise((resolve) => setTimeout(resolve));

const next = (given: string, at = start) => tokens(`${given}+`, at);

describe('a refresh', () => {
  it.each<[string, RefreshAnswer | Error, boolean]>([
    ['new tokens', next('a'), true],
    ['429, 5xx or an answer without sense', null, true],
    ['no network', new TypeError('Failed to fetch'), true],
    ['400 or 401', 'ended', false],
  ])('answered by %s', async (_, answer, staysSignedIn) => {
    const { tab, world } = browser(() => (answer instanceof Error ? Promise.reject(answer) : answer));
    const { store, events } = tab();
    store.signIn(tokens('a', start));
    await store.refresh();
    expect(store.isSignedIn()).toBe(staysSignedIn);
    if (!staysSignedIn) expect(events.at(-1)).toEqual({ type: 'signed_out', reason: 'refused' });
    expect(world.timers).toHaveLength(staysSignedIn ? 1 : 0);
  });

  it('is one for two requests that were refused at once', async () => {
    const { tab, world } = browser((given) => next(given));
    const { store } = tab();
    store.signIn(tokens('a', start));
    expect(await Promise.all([store.renew('access-a'), store.renew('access-a')])).toEqual([true, true]);
    expect(world.asked).toEqual(['session.a']);
    expect(await store.renew('access-a')).toBe(true);
    expect(world.asked).toHaveLength(1);
  });

  it('is one for two tabs', async () => {
    const { tab, world } = browser((given) => next(given));
    const first = tab();
    first.store.signIn(tokens('a', start));
    const second = tab();
    await Promise.all([first.store.refresh(), second.store.refresh()]);
    expect(world.asked).toEqual(['session.a']);
    expect(await second.store.accessToken()).toBe('access-session.a+');
  });

  it('comes by itself a minute before the end', async () => {
    const { tab, world } = browser(() => null);
    tab().store.signIn(tokens('a', start));
    expect(world.timers.map(({ at }) => at - start)).toEqual([limits.session.accessMs - 60_000]);
  });

  it('that answers after the sign-out brings nobody back', async () => {
    let answer = (_: RefreshAnswer) => {};
    const { tab, storage } = browser(() => new Promise((resolve) => (answer = resolve)));
    const { store } = tab();
    store.signIn(tokens('a', start));
    const running = store.refresh();
    await flushed();
    await store.signOut();
    answer(next('a'));
    expect(await running).toBe(false);
    expect(storage.getItem(sessionKey)).toBeNull();
  });
});

describe('while the server is away', () => {
  const tenMinutes = 600_000;
  /** The highest number of requests in any ten minutes. */
  const busiest = (times: readonly number[]) =>
    Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + tenMinutes).length));

  it('is asked at most ten times in ten minutes, by five tabs that all want something every second', async () => {
    const times: number[] = [];
    let isBack = false;
    const { tab, world, pass } = browser((given) => {
      times.push(world.now);
      return isBack ? next(given, world.now) : null;
    });
    const first = tab();
    first.store.signIn(tokens('a', start));
    const tabs = [first, tab(), tab(), tab(), tab()];
    world.now = start + limits.session.accessMs;
    for (let second = 0; second < 1_800; second += 1) {
      await pass(1_000);
      await Promise.all(tabs.map(({ store }) => (second % 2 ? store.accessToken() : store.renew('access-a'))));
    }
    expect(busiest(times)).toBeLessThanOrEqual(10);
    expect(times.length).toBeGreaterThan(20);
    expect(tabs.every(({ store }) => store.isSignedIn())).toBe(true);

    isBack = true;
    await pass(75_000);
    expect(await first.store.accessToken()).toMatch(/\+$/);
    expect(first.events.map(({ type }) => type)).toEqual(['initial_session', 'signed_in', 'token_refreshed']);
  });

  it('an access token that is still good is sent', async () => {
    const { tab, pass } = browser(() => null);
    const { store } = tab();
    store.signIn(tokens('a', start));
    await pass(limits.session.accessMs - 1_000);
    expect(await store.accessToken()).toBe('access-a');
  });

  it('the network that comes back cuts the wait short, and the wait outlives a reload', async () => {
    let isBack = false;
    const { tab, world, pass } = browser((given) => (isBack ? next(given, world.now) : null));
    const before = tab();
    before.store.signIn(tokens('a', start));
    await pass(limits.session.accessMs);
    const asked = world.asked.length;
    const { store } = tab();
    await store.refresh();
    expect(world.asked).toHaveLength(asked);
    isBack = true;
    store.retry();
    await pass(0);
    expect(await store.accessToken()).toMatch(/\+$/);
  });

  it('a clock that is put back by a day does not keep anybody waiting for one', async () => {
    const { tab, world, pass } = browser((given) => (world.now < start ? next(given, world.now) : null));
    const { store } = tab();
    store.signIn(tokens('a', start));
    await pass(limits.session.accessMs);
    world.now = start - 86_400_000;
    expect(await store.renew('access-a')).toBe(true);
  });
});

describe('a session', () => {
  it('is restored from storage, and a spoilt one is none', () => {
    const { tab, storage } = browser(() => null);
    tab().store.signIn(tokens('a', start));
    expect(tab().store.isSignedIn()).toBe(true);
    for (const spoilt of ['{', 'null', '{"accessToken":1}']) {
      storage.setItem(sessionKey, spoilt);
      expect(tab().store.isSignedIn()).toBe(false);
    }
  });

  it('refreshes a spent token before it is sent', async () => {
    const { tab, world } = browser((given) => next(given, world.now));
    const { store } = tab();
    store.signIn(tokens('a', start));
    world.now += limits.session.accessMs + 1;
    expect(await store.accessToken()).toBe('access-session.a+');
  });

  it('outlives a clock that is a day ahead', async () => {
    const { tab, world } = browser((given) => next(given));
    const { store } = tab();
    world.now = start + 86_400_000;
    store.signIn(tokens('a', start));
    expect(await store.accessToken()).toBe('access-a');
    expect(world.asked).toEqual([]);
  });

  it('ends here whatever the server answers, with everything the product kept', async () => {
    const { tab, storage, world } = browser(() => null);
    const { store, events } = tab();
    store.signIn(tokens('a', start));
    storage.setItem('zobo.draft.1', 'Bawo ni');
    storage.setItem('other', 'stays');
    await store.signOut();
    expect(world.ended).toEqual(['session.a']);
    expect(Object.entries(storage)).toEqual([['other', 'stays']]);
    expect(events.map(({ type }) => type)).toEqual(['initial_session', 'signed_in', 'signed_out']);
  });

  it('is followed by the other tabs, in and out', async () => {
    const { tab } = browser(() => null);
    const [first, second] = [tab(), tab()];
    first.store.signIn(tokens('a', start));
    second.store.follow();
    expect(second.store.isSignedIn()).toBe(true);
    await first.store.signOut();
    second.store.follow();
    expect(second.store.isSignedIn()).toBe(false);
    expect(second.events.at(-1)).toEqual({ type: 'signed_out', reason: 'elsewhere' });
  });

  it('of somebody else in another tab first ends this one', async () => {
    const { tab } = browser(() => null);
    const [first, second] = [tab(), tab()];
    first.store.signIn(tokens('a', start));
    second.store.follow();
    first.store.signIn({ ...tokens('b', start), refreshToken: 'other.b' });
    second.store.follow();
    expect(second.events.map(({ type }) => type).slice(-2)).toEqual(['signed_out', 'signed_in']);
  });

  it('of somebody else in another tab changes whose pages are shown, while one of this tab changes nothing', async () => {
    const { tab } = browser((given) => next(given));
    const [first, second] = [tab(), tab()];
    first.store.signIn(tokens('a', start));
    expect(first.store.person()).toBeNull();
    second.store.follow();
    expect(second.store.person()).toBe('session');
    await first.store.refresh();
    second.store.follow();
    expect(second.store.person()).toBe('session');
    await second.store.signOut();
    expect(second.store.person()).toBe('session');
    first.store.signIn({ ...tokens('b', start), refreshToken: 'other.b' });
    second.store.follow();
    expect(second.store.person()).toBe('other');
  });
});
