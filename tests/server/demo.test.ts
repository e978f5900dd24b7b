/** The demo people: who they are, that adding them can be broken off and repeated, and that whoever is new is liked. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageAt, lagosDay, lagosDayNumber } from '#rules/age.ts';
import { compatibility } from '#rules/compatibility.ts';
import { snapToCell } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { demoPassword } from '#server/dev/demo/accounts.ts';
import { crowdIds, crowdOn, crowdSize } from '#server/dev/demo/cast.ts';
import { draw, type Hash, hashOf, withPortraits } from '#server/dev/demo/pictures.ts';
import { seedDemo } from '#server/dev/demo/seed.ts';
import { startWelcoming, welcomeNewcomers } from '#server/dev/demo/welcome.ts';
import { grant, like, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const NAMED = 3;
const hashNothing: Hash = async () => null;
const quiet = (): void => undefined;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const count = async (table: 'users' | 'profiles' | 'profilePhotos' | 'likes' | 'messages' | 'entitlements') =>
  Number(
    (
      await app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const counts = async () =>
  Promise.all((['users', 'profiles', 'profilePhotos', 'likes', 'messages', 'entitlements'] as const).map(count));
const signIn = async (email: string): Promise<string> => {
  const { data, body } = await app.gql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }',
    { input: { email, password: demoPassword } },
  );
  expect(data?.signIn.session?.accessToken, body).toBeTruthy();
  return data.signIn.session.accessToken;
};

describe('the cast', () => {
  const people = crowdOn('2026-11-20');
  const share = (holds: (one: (typeof people)[number]) => boolean): number =>
    people.filter(holds).length / people.length;

  test('is the same on every machine', () => {
    expect(crowdOn('2026-11-20')).toEqual(people);
    expect(people.map(({ id }) => id)).toEqual(crowdIds());
    expect(new Set(people.flatMap(({ id, photoIds }) => [id, ...photoIds])).size).toBe(
      people.length + people.flatMap(({ photoIds }) => photoIds).length,
    );
    for (const key of ['email', 'fullName'] as const)
      expect(new Set(people.map((one) => one[key])).size).toBe(crowdSize);
  });

  test('lives where Nigeria lives', () => {
    for (const [town, wanted] of [
      ['Lagos', 0.35],
      ['Abuja', 0.15],
      ['Port Harcourt', 0.08],
      ['Ibadan', 0.08],
      ['Kano', 0.06],
    ] as const) {
      expect(
        share(({ location }) => location.endsWith(town)),
        town,
      ).toBeCloseTo(wanted, 2);
    }
    expect(share(({ position }) => position === null)).toBeCloseTo(0.08, 1);
    for (const { position } of people) if (position) expect(position).toEqual(snapToCell(position));
  });

  test('is of age, mostly young, and says what fits its limits', () => {
    for (const one of people) {
      expect(one.age).toBeGreaterThanOrEqual(limits.age.adult);
      expect(one.age).toBeLessThanOrEqual(60);
      expect(ageAt(one.dateOfBirth, new Date('2026-11-20T12:00:00Z'))).toBe(one.age);
      expect(one.bio.length).toBeGreaterThan(40);
      expect(one.bio.length).toBeLessThanOrEqual(limits.text.bio);
      expect(one.heightCm).toBeGreaterThanOrEqual(limits.heightCm.min);
      expect(one.heightCm).toBeLessThanOrEqual(limits.heightCm.max);
    }
    expect(share(({ age }) => age < 30)).toBeGreaterThan(0.6);
    expect(share(({ gender }) => gender === 'female')).toBeCloseTo(
      share(({ gender }) => gender === 'male'),
      1,
    );
    expect(new Set(people.map(({ bio }) => bio)).size).toBeGreaterThan(300);
  });

  test('has little in common with most and much with some', () => {
    const side = (one: (typeof people)[number]) => one;
    const levels = people.slice(1).map((one) => compatibility(side(people[0]!), side(one)).level);
    expect(new Set(levels).size).toBe(3);
  });
});

describe('adding them', () => {
  test('can be broken off half-way and goes on, and once they are there changes nothing', async () => {
    let hashed = 0;
    const killed: Hash = async () => {
      hashed += 1;
      if (hashed > 100) throw new Error('killed');
      return null;
    };
    await expect(seedDemo(app.deps, quiet, killed)).rejects.toThrow('killed');
    const half = await count('profiles');
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(crowdSize);

    const lines: string[] = [];
    const accounts = await seedDemo(app.deps, (line) => lines.push(line), hashNothing);
    expect(await count('profiles')).toBe(crowdSize + NAMED);
    expect(lines.at(-1)).toBe(`Demo people: ${crowdSize + NAMED} of ${crowdSize + NAMED}`);
    expect(accounts.people).toBe(crowdSize + NAMED);

    const before = await counts();
    expect(
      await seedDemo(
        app.deps,
        (line) => lines.push(line),
        () => Promise.reject(new Error('hashed again')),
      ),
    ).toEqual(accounts);
    expect(await counts()).toEqual(before);
  });

  test('keeps what the people themselves changed, and makes them look active anew', async () => {
    const [first] = crowdOn(lagosDay(app.clock.now()));
    await app.db.updateTable('profiles').set({ bio: 'I changed this.' }).where('id', '=', first!.id).execute();
    app.clock.advance(3 * 86_400_000);
    try {
      await seedDemo(app.deps, quiet, hashNothing);
      const rows = await app.db.selectFrom('profiles').selectAll().where('id', 'in', crowdIds()).execute();
      const now = app.clock.now();
      const activeNow = rows.filter(({ lastActiveAt }) => now.getTime() - lastActiveAt.getTime() < 5 * 60_000);
      expect(activeNow.length / rows.length).toBeGreaterThan(0.08);
      for (const { lastActiveAt, activeDay } of rows) expect(activeDay).toBe(lagosDayNumber(lastActiveAt));
      expect(
        rows.filter(({ boostExpiresAt }) => boostExpiresAt !== null && boostExpiresAt > now).length,
      ).toBeGreaterThan(4);
      expect(rows.find(({ id }) => id === first!.id)?.bio).toBe('I changed this.');
    } finally {
      app.clock.advance(-3 * 86_400_000);
    }
  });

  test('is refused in production, and so is welcoming', async () => {
    const deps = { ...app.deps, config: { ...app.deps.config, mode: 'production' as const } };
    await expect(seedDemo(deps, quiet, hashNothing)).rejects.toThrow('production');
    await expect(welcomeNewcomers(deps)).rejects.toThrow('production');
    expect(() => startWelcoming(deps)).toThrow('production');
  });

  test('draws a rendition of a picture when it is first asked for', async () => {
    const someone = crowdOn('2026-11-20')[0]!;
    expect((await hashOf(someone, 0))?.length).toBeGreaterThan(10);
    const { storage } = app.deps.ports;
    let drawn = 0;
    const portraits = withPortraits(storage, [someone], (...asked) => {
      drawn += 1;
      return draw(...asked);
    });
    for (const size of Object.values(limits.photoSizes)) {
      for (const format of ['webp', 'jpeg'] as const) {
        const key = `photos/${someone.photoIds[0]}/${size}.${format}`;
        expect(await storage.read(key)).toBeNull();
        const bytes = await portraits.read(key);
        const facts = await sharp(bytes!).metadata();
        expect(facts.format).toBe(format);
        expect(Math.max(facts.width, facts.height)).toBe(Math.min(size, 900));
        if (format === 'webp') expect(bytes!.length).toBeLessThan(60 * 1024);
        expect(await storage.read(key)).toEqual(bytes);
        const file = await portraits.open(key);
        file?.stream.destroy();
        expect(file?.length).toBe(bytes!.length);
      }
    }
    expect(drawn).toBe(2 * Object.keys(limits.photoSizes).length);
    for (const key of [`photos/${someone.photoIds[0]}/480.avif`, `photos/${someone.id}/480.webp`])
      expect(await portraits.open(key)).toBeNull();
  });
});

describe('the printed accounts', () => {
  test('sign in, and are what they say', async () => {
    const { accounts, password } = await seedDemo(app.deps, quiet, hashNothing);
    expect(password).toBe(demoPassword);
    const viewers: Data[] = [];
    for (const { email } of accounts) {
      const { data } = await app.gql(
        `{ viewer { email plan { name } roles profile { fullName } matches { nodes { profile { fullName } lastMessage { seq isMine } unreadCount } } } }`,
        {},
        await signIn(email),
      );
      viewers.push(data.viewer);
    }
    const [ada, bola, chidi, admin] = viewers;
    expect(ada).toMatchObject({
      plan: { name: 'GOLD' },
      roles: [],
      matches: { nodes: [{ profile: { fullName: 'Bola Adeyemi' }, lastMessage: { seq: 6, isMine: true } }] },
    });
    expect(bola).toMatchObject({
      plan: { name: 'DIAMOND' },
      matches: { nodes: [{ profile: { fullName: 'Ada Okafor' }, unreadCount: 1 }] },
    });
    expect(chidi).toMatchObject({ plan: { name: null }, profile: { fullName: 'Chidi Eze' }, matches: { nodes: [] } });
    expect(admin).toMatchObject({ roles: ['ADMIN'], profile: null });
  });
});

describe('whoever is new', () => {
  const admirersOf = (someone: Person) =>
    app.db
      .selectFrom('likes')
      .innerJoin('profiles', 'profiles.id', 'likes.fromUserId')
      .select(['profiles.id', 'profiles.gender', 'profiles.showMe'])
      .where('likes.toUserId', '=', someone.id)
      .execute();

  test('is liked by people they asked to see, once, and so are the printed accounts', async () => {
    const newcomers = [
      await person(app, 'Efe', { profile: { gender: 'FEMALE', showMe: 'MALE' } }),
      await person(app, 'Femi', { profile: { gender: 'MALE', showMe: 'FEMALE' } }),
      await person(app, 'Gbenga', { profile: { gender: 'MALE', showMe: 'MALE' } }),
      await person(app, 'Hauwa', { profile: { gender: 'OTHER' } }),
    ];
    const unfinished = await person(app, 'Ife', { profile: false });
    expect(await welcomeNewcomers(app.deps)).toBe(newcomers.length + NAMED);
    const wanted = ['male', 'female', 'male', null];
    for (const [index, someone] of newcomers.entries()) {
      const admirers = await admirersOf(someone);
      expect(admirers.length, someone.name).toBeGreaterThan(0);
      for (const { gender } of admirers) expect(wanted[index] ?? gender).toBe(gender);
    }
    expect((await admirersOf(newcomers[0]!)).length).toBeGreaterThan(40);
    expect(await admirersOf(unfinished)).toEqual([]);
    const before = await count('likes');
    expect(await welcomeNewcomers(app.deps)).toBe(0);
    expect(await count('likes')).toBe(before);
  });

  test('reaches a match alone, also when they liked first', async () => {
    const early = await person(app, 'Jumoke', { plan: 'gold', profile: { gender: 'FEMALE', showMe: 'MALE' } });
    const men = crowdOn(lagosDay(app.clock.now())).filter(
      ({ gender, showMe }) => gender === 'male' && showMe === 'female',
    );
    for (const { id } of men.slice(0, 20)) await like(app, early, { id } as Person);
    expect(
      await app.db
        .selectFrom('matches')
        .select('id')
        .where((eb) => eb.or([eb('user1Id', '=', early.id), eb('user2Id', '=', early.id)]))
        .execute(),
    ).toEqual([]);
    await welcomeNewcomers(app.deps);
    const { data } = await app.gql('{ viewer { matches { nodes { id } } } }', {}, early.accessToken);
    expect(data.viewer.matches.nodes.length).toBeGreaterThan(3);

    const late = await person(app, 'Kemi', {
      profile: { gender: 'FEMALE', showMe: 'MALE', dateOfBirth: '1999-05-17' },
    });
    await welcomeNewcomers(app.deps);
    await grant(app, late, 'gold');
    const deck = await app.gql('{ deck { profiles { id } } }', {}, late.accessToken);
    let matches = 0;
    for (const { id } of deck.data.deck.profiles) {
      if (await like(app, late, { id } as Person)) matches += 1;
    }
    // Two of three: five likes, as free people have, miss once in 243 times.
    expect(matches).toBeGreaterThan(2);
  });

  test('does not wait for those whom nobody fits', async () => {
    const crowd = app.db.updateTable('profiles').where('id', 'in', crowdIds()).where('gender', '=', 'non_binary');
    const alone = Array.from({ length: 21 }, (_, index) => `Nneka ${index}`);
    await crowd.set({ pausedAt: app.clock.now() }).execute();
    try {
      for (const name of alone) await person(app, name, { profile: { gender: 'MALE', showMe: 'NON_BINARY' } });
      const someone = await person(app, 'Obi', { profile: { gender: 'MALE', showMe: 'FEMALE' } });
      expect(await welcomeNewcomers(app.deps)).toBe(1);
      expect((await admirersOf(someone)).length).toBeGreaterThan(0);
    } finally {
      await crowd.set({ pausedAt: null }).execute();
    }
  });

  test('is found while the server runs', async () => {
    const welcoming = startWelcoming(app.deps);
    const someone = await person(app, 'Lola', { profile: { gender: 'FEMALE' } });
    await expect.poll(async () => (await admirersOf(someone)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    await welcoming.stop();
  });
});
