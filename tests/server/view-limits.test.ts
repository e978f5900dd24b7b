/** The hour of a free person: exact under fifty requests at once, and of no use to a script that records nothing. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const HOUR = 3_600_000;
const TEXT = "You've viewed the maximum number of profiles this hour to protect against data scraping";
const DECK = `query($filter: DeckFilterInput, $search: String, $limit: Int) {
  deck(filter: $filter, search: $search, limit: $limit) { end viewQuota { remaining canViewMore resetsAt } profiles { id } } }`;
const PROFILE = 'query($id: ID!) { profile(id: $id) { id } }';
const RECORD = `mutation($id: ID!) { recordProfileView(input: { profileId: $id }) { __typename
  ... on UserError { code message } ... on LimitReached { resetsAt } } }`;
const PASS = 'mutation($id: ID!) { passProfile(input: { profileId: $id }) { __typename } }';
const UNDO = `mutation($id: ID!) { undoPass(input: { profileId: $id }) { __typename ... on UndoPassSuccess { profile { id } }
  ... on UserError { code message } ... on LimitReached { resetsAt } } }`;
const QUOTA = '{ viewer { viewQuota { limit remaining canViewMore resetsAt } } }';

let app: TestApp;
let ada: Person;
let everybody: string[];
let began: Date;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
/** Each test has a hundred and twenty strangers and an hour to itself. */
beforeEach(async () => {
  everybody = await crowd(app, 120, (index) => ({
    fullName: index % 2 === 0 ? 'Even Crowd' : 'Odd Crowd',
    gender: index % 3 === 0 ? 'female' : 'male',
    dateOfBirth: `${1970 + (index % 30)}-05-17`,
  }));
  ada = await person(app, 'Ada');
  await keepSignedIn(app);
  began = app.clock.now();
});
afterEach(async () => {
  app.clock.set(began);
  await app.db.deleteFrom('users').execute();
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const ask = async (document: string, variables: Record<string, unknown> = {}, by = ada): Promise<Data> =>
  (await app.gql(document, variables, by.accessToken)).data;
const deck = async (variables: Record<string, unknown> = {}) => (await ask(DECK, variables)).deck;
const idsOf = ({ profiles }: { profiles: { id: string }[] }) => profiles.map(({ id }) => id);
const quota = async () => (await ask(QUOTA)).viewer.viewQuota;
const counted = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]));

describe('fifty requests at once', () => {
  it('that look at different people end at fifty, whatever they are', async () => {
    const looks = await times(60, async (index) => {
      const id = everybody[index];
      if (index % 2 === 0) return (await ask(RECORD, { id })).recordProfileView.__typename;
      const { data, errors } = await app.gql(PROFILE, { id }, ada.accessToken);
      return data?.profile ? 'RecordProfileViewSuccess' : errors?.[0]?.extensions?.code;
    });
    const { RecordProfileViewSuccess: seen, ...refused } = counted(looks);
    expect(seen).toBe(50);
    expect(Object.values(refused).reduce((sum, each) => sum + each, 0)).toBe(10);
    expect(Object.keys(refused).filter((name) => !['LimitReached', 'RATE_LIMITED'].includes(name))).toEqual([]);
    expect(await quota()).toMatchObject({ limit: 50, remaining: 0, canViewMore: false });
  });

  it('that record views end exactly at fifty, and say when it goes on', async () => {
    const recorded = await times(50, async (index) => (await ask(RECORD, { id: everybody[index] })).recordProfileView);
    expect(counted(recorded.map(({ __typename }) => __typename))).toEqual({ RecordProfileViewSuccess: 50 });
    const more = await times(50, async (index) => (await ask(RECORD, { id: everybody[50 + index] })).recordProfileView);
    expect(counted(more.map(({ __typename }) => __typename))).toEqual({ LimitReached: 50 });
    const { resetsAt } = await quota();
    expect(more[0]).toEqual({ __typename: 'LimitReached', code: 'LIMIT_REACHED', message: TEXT, resetsAt });
    // Those who were looked at may be looked at again, at no cost.
    expect((await ask(RECORD, { id: everybody[3] })).recordProfileView.__typename).toBe('RecordProfileViewSuccess');
    expect(await ask(PROFILE, { id: everybody[3] })).toEqual({ profile: { id: everybody[3] } });
    expect(await deck()).toMatchObject({
      end: 'VIEW_LIMIT',
      profiles: [],
      viewQuota: { remaining: 0, canViewMore: false, resetsAt },
    });
  });

  it('count in the hour that one of them began, also those whose clock was earlier', async () => {
    await ask(RECORD, { id: everybody[0] });
    app.clock.advance(-50);
    await ask(RECORD, { id: everybody[1] });
    app.clock.advance(50);
    await times(48, (index) => ask(RECORD, { id: everybody[2 + index] }));
    expect((await quota()).remaining).toBe(0);
    expect((await ask(RECORD, { id: everybody[1] })).recordProfileView.__typename).toBe('RecordProfileViewSuccess');
  });

  it('for one person are one view', async () => {
    await times(50, () => ask(RECORD, { id: everybody[0] }));
    expect((await quota()).remaining).toBe(49);
  });

  it('of the deck hand out seventy different people and move no badge', async () => {
    const filters = [{}, { gender: 'MALE' }, { gender: 'FEMALE' }, { maxAge: 40 }, { minAge: 35, maxAge: 45 }];
    const handed = new Set<string>();
    for (let before = -1; handed.size > before; ) {
      before = handed.size;
      await openWindows(app);
      const pages = await times(50, (index) =>
        deck({ filter: filters[index % filters.length], search: index % 2 ? 'odd' : null }),
      );
      for (const id of pages.flatMap(idsOf)) handed.add(id);
      for (const id of [...handed].slice(before)) await ask(PASS, { id });
    }
    expect(handed.size).toBe(70);
    expect((await quota()).remaining).toBe(50);
  });
});

describe('a script that records no view', () => {
  /** Takes whatever it is given, by every way there is, until nothing new comes: everybody it ever saw. */
  async function scrape(rounds: number): Promise<Set<string>> {
    const handed = new Set<string>();
    const searches = [null, 'even', 'odd', 'crowd', 'mus'];
    const filters = [null, {}, { gender: 'FEMALE' }, { maxAge: 30 }, { minAge: 40 }];
    for (let round = 0; round < rounds; round++) {
      await openWindows(app);
      const pages = await times(searches.length, (index) =>
        deck({
          search: searches[index],
          filter: filters[(index + round) % filters.length],
          limit: 1 + ((round * 7 + index) % 20),
        }),
      );
      for (const id of pages.flatMap(idsOf)) handed.add(id);
      const fresh = everybody.slice(round * 10, round * 10 + 10);
      for (const id of fresh) {
        const { data } = await app.gql(PROFILE, { id }, ada.accessToken);
        if (data?.profile) handed.add(data.profile.id);
      }
      for (const id of [...fresh, ...pages.flatMap(idsOf)]) {
        await ask(PASS, { id });
        const undone = (await ask(UNDO, { id })).undoPass;
        if (undone.profile) handed.add(undone.profile.id);
        if ([...handed].indexOf(id) % 2 === 0) await ask(PASS, { id });
      }
    }
    return handed;
  }

  it('gets at most seventy different people in an hour over deck, search, profile and undo', async () => {
    const handed = await scrape(8);
    expect(handed.size).toBe(70);
    // And those only: what it was given before stays open to it, everybody else is closed.
    const stranger = everybody.find((id) => !handed.has(id)) ?? '';
    const refused = await app.gql(PROFILE, { id: stranger }, ada.accessToken);
    expect(refused.errors?.[0]).toMatchObject({ message: TEXT, extensions: { code: 'RATE_LIMITED' } });
  });

  it('that only asks the deck, page by page, gets seventy and is told why', async () => {
    const handed = new Set<string>();
    let end: string | null = null;
    while (end === null) {
      const page = await deck({ filter: {} });
      for (const id of idsOf(page)) handed.add(id);
      for (const id of idsOf(page)) await ask(PASS, { id });
      end = page.end;
    }
    expect([end, handed.size]).toEqual(['VIEW_LIMIT', 70]);
  });

  it('that undoes passes gets nobody new by it', async () => {
    const handed = new Set<string>();
    for (const id of everybody.slice(0, 100)) {
      await ask(PASS, { id });
      const { profile } = (await ask(UNDO, { id })).undoPass;
      if (profile) handed.add(profile.id);
    }
    expect(handed.size).toBe(70);
  });
});

describe('an undo', () => {
  const undo = async (id = '') => (await ask(UNDO, { id })).undoPass;
  /** Hands out seventy people, by undoing their passes: all that an hour admits. */
  async function useUp() {
    for (const id of everybody.slice(0, 70)) {
      await ask(PASS, { id });
      expect(await undo(id)).toEqual({ __typename: 'UndoPassSuccess', profile: { id } });
    }
  }

  it('of somebody whom the hour does not admit says so and leaves the pass, which can be undone in the next hour', async () => {
    await useUp();
    const [stranger = '', other = ''] = everybody.slice(70);
    await ask(PASS, { id: other });
    await ask(PASS, { id: stranger });
    const { resetsAt } = await quota();
    const refusal = { __typename: 'LimitReached', code: 'LIMIT_REACHED', message: TEXT, resetsAt };
    expect(await times(5, () => undo(stranger))).toEqual(Array(5).fill(refusal));
    // Only of the last pass: the others are nothing to undo, as ever.
    expect((await undo(other)).code).toBe('NOTHING_TO_UNDO');
    const passed = await app.db.selectFrom('passes').select('toUserId').where('fromUserId', '=', ada.id).execute();
    expect(passed.map(({ toUserId }) => toUserId).toSorted()).toEqual([stranger, other].toSorted());

    app.clock.set(new Date(resetsAt));
    expect(await undo(stranger)).toEqual({ __typename: 'UndoPassSuccess', profile: { id: stranger } });
    expect(await undo(other)).toEqual({ __typename: 'UndoPassSuccess', profile: { id: other } });
  });

  it('of somebody who was handed out, or who left, is not refused by an hour that is used up', async () => {
    await useUp();
    const [known = ''] = everybody;
    await ask(PASS, { id: known });
    expect(await undo(known)).toEqual({ __typename: 'UndoPassSuccess', profile: { id: known } });
    const gone = everybody[70] ?? '';
    await ask(PASS, { id: gone });
    await app.db.updateTable('profiles').set({ suspendedAt: began }).where('id', '=', gone).execute();
    expect(await undo(gone)).toEqual({ __typename: 'UndoPassSuccess', profile: null });
  });

  it('that finds nothing to undo spends nothing of the hour', async () => {
    const [passed = '', stranger = ''] = everybody;
    await ask(PASS, { id: passed });
    for (const id of [stranger, ada.id, 'no id']) expect((await undo(id)).code).toBe('NOTHING_TO_UNDO');
    expect(await app.db.selectFrom('profileViews').select('viewedId').execute()).toEqual([]);
  });
});

describe('the hour', () => {
  it('begins with the first person, not with an empty answer, and is over to the millisecond', async () => {
    expect(await quota()).toEqual({ limit: 50, remaining: 50, canViewMore: true, resetsAt: null });
    expect((await deck({ search: 'nobodyisnamedso' })).profiles).toEqual([]);
    app.clock.advance(30 * 60_000);
    const first = app.clock.now().getTime();
    await ask(RECORD, { id: everybody[0] });
    const resetsAt = Date.parse((await quota()).resetsAt);
    expect(resetsAt - first).toBeGreaterThanOrEqual(HOUR);
    expect(resetsAt - first).toBeLessThan(HOUR + 10_000);
    await times(50, (index) => ask(RECORD, { id: everybody[index] }));
    expect(await quota()).toMatchObject({ remaining: 0, resetsAt: new Date(resetsAt).toISOString() });

    app.clock.set(new Date(resetsAt - 5_000));
    expect((await ask(RECORD, { id: everybody[60] })).recordProfileView.__typename).toBe('LimitReached');
    app.clock.set(new Date(resetsAt));
    expect(await quota()).toEqual({ limit: 50, remaining: 50, canViewMore: true, resetsAt: null });
    const again = await times(
      60,
      async (index) => (await ask(RECORD, { id: everybody[index + 40] })).recordProfileView.__typename,
    );
    expect(counted(again)).toEqual({ RecordProfileViewSuccess: 50, LimitReached: 10 });
  });

  it('counts nobody twice, no match, not oneself, and nobody who cannot be seen', async () => {
    const [match = '', gone = ''] = everybody;
    const [user1Id, user2Id] = [ada.id, match].toSorted() as [string, string];
    await app.db
      .insertInto('matches')
      .values({ id: crypto.randomUUID(), user1Id, user2Id, createdAt: began })
      .execute();
    await app.db.updateTable('profiles').set({ suspendedAt: began }).where('id', '=', gone).execute();
    for (const id of [match, gone, ada.id, crypto.randomUUID(), 'no id']) {
      await times(3, () => ask(RECORD, { id }));
      await times(3, () => app.gql(PROFILE, { id }, ada.accessToken));
    }
    expect((await quota()).remaining).toBe(50);
  });

  it('is no hour for people on a plan, and runs on as it was when the plan ends', async () => {
    await times(10, (index) => ask(RECORD, { id: everybody[index] }));
    await grant(app, ada, 'gold');
    expect(await quota()).toBeNull();
    const looks = await times(
      80,
      async (index) => (await ask(RECORD, { id: everybody[20 + index] })).recordProfileView.__typename,
    );
    expect(counted(looks)).toEqual({ RecordProfileViewSuccess: 80 });
    await app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).execute();
    expect((await quota()).remaining).toBe(40);
  });
});
