/** Addresses of photos end, and what they lead to is gone everywhere once a photo may not be seen any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { anonymiseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { consolePhotoQuery, endOf, photoQuery } from '#server/features/photos/lib/addresses.ts';
import { createS3Storage } from '#server/ports/storage-s3.ts';
import { newAdmin, newcomer, type Person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, photoPath, uploaded } from '#tests/factories/uploads.ts';
import { leave } from '#tests/setup/account-deletion.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { databaseAt } from '#tests/setup/database.ts';
import { type OtherProcess, startOtherProcess } from '#tests/setup/other-process.ts';
import { type S3Double, startS3Double } from '#tests/setup/s3-double.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const DELETE = 'mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename } }';
const SUSPEND = 'mutation($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename } }';
const RESTORE = 'mutation($input: RestoreAccountInput!) { restoreAccount(input: $input) { __typename } }';

const SIGN_IN =
  'mutation($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }';
const BLOCK = 'mutation($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }';
const PHOTOS = 'query($id: ID!) { profile(id: $id) { photos { url(size: THUMB) } } }';

const clock = createStillClock(Math.floor(Date.now() / 1000) * 1000);
let s3: S3Double;
/**
 * Two servers on one database and one folder, and two more on one store: nothing but Postgres connects them. Beside each two, a process of
 * its own that hears of nothing, because it listens at another database.
 */
let worlds: { name: string; apps: [TestApp, TestApp]; deaf: OtherProcess }[];
let one: TestApp;

beforeAll(async () => {
  s3 = await startS3Double();
  const settings = {
    endpoint: s3.url,
    region: 'eu-west-1',
    bucket: 'zobo-photos',
    privateBucket: 'zobo-private',
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    forcePathStyle: true,
    publicUrl: null,
  };
  one = await startTestApp({ clock });
  const { databaseUrl } = one;
  const ports = one.deps.ports;
  const two = await startTestApp({ clock, databaseUrl, deps: { ports } });
  const stored = { ...ports, storage: createS3Storage(settings) };
  const three = await startTestApp({ clock, databaseUrl, config: { s3: settings }, deps: { ports: stored } });
  const four = await startTestApp({ clock, databaseUrl, config: { s3: settings }, deps: { ports: stored } });
  const databaseDirectUrl = databaseAt(databaseUrl, 'postgres');
  const [deaf, deafToo] = await Promise.all([
    startOtherProcess(one, { databaseDirectUrl }),
    startOtherProcess(three, { databaseDirectUrl, s3: settings }),
  ]);
  worlds = [
    { name: 'a folder', apps: [one, two], deaf },
    { name: 'a store', apps: [three, four], deaf: deafToo },
  ];
});
afterAll(async () => {
  for (const { deaf } of worlds) await deaf.stop();
  for (const app of worlds.flatMap(({ apps }) => apps).reverse()) await app.stop();
  await s3.stop();
});
beforeEach(() => openWindows(one));

async function shown(app: TestApp, by: Person): Promise<string> {
  const id = await uploaded(app, by, await plain(), 'AVATAR');
  expect(await complete(app, by, id)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  return id;
}

const get = (app: { url: string }, path: string) => fetch(`${app.url}${path}`);
const statuses = (apps: readonly { url: string }[], path: string) =>
  Promise.all(apps.map(async (app) => (await get(app, path)).status));

describe('an address', () => {
  it('is the same text for everybody until the next half week, lives 3.5 to 7 days and not a second longer', async () => {
    const ada = await newcomer(one, 'Ada');
    const id = await shown(one, ada);
    const { windowSeconds } = limits.photoAddress;
    const path = photoPath(one, id, '96.webp');
    expect(path).toMatch(new RegExp(`^/photos/${id}/96\\.webp\\?e=[0-9]{10}&s=[\\w-]{22}$`));
    expect(photoPath(worlds[0]?.apps[1] as TestApp, id, '96.webp')).toBe(path);
    const document = '{ viewer { photos { thumb: url(size: THUMB) large: url(size: LARGE, format: JPEG) } } }';
    const { data } = await one.gql(document, {}, ada.accessToken);
    expect(data.viewer.photos).toEqual([{ thumb: path, large: photoPath(one, id, '1080.jpeg') }]);

    const left = endOf(id, clock.now().getTime()) - clock.now().getTime() / 1000;
    expect(left).toBeGreaterThan(windowSeconds);
    expect(left).toBeLessThanOrEqual(2 * windowSeconds);
    const answer = await get(one, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(`public, max-age=${left}, s-maxage=30, immutable`);
    // To the last moment of its window it is given out, and then another one is.
    clock.advance((left - windowSeconds) * 1000 - 1_000);
    expect(photoPath(one, id, '96.webp')).toBe(path);
    clock.advance(1_000);
    expect(photoPath(one, id, '96.webp')).not.toBe(path);
    expect(await statuses([one], path)).toEqual([200]);
    clock.advance((windowSeconds - 1) * 1000);
    expect(await statuses([one], path)).toEqual([200]);
    clock.advance(1_000);
    expect(await statuses([one], path)).toEqual([404]);
    expect(await statuses([one], photoPath(one, id, '96.webp'))).toEqual([200]);
  });

  it('is good for nothing when a letter of it is changed, and for no other photo', async () => {
    const [ada, bola] = [await newcomer(one, 'Ada'), await newcomer(one, 'Bola')];
    const [id, other] = [await shown(one, ada), await shown(one, bola)];
    const query = photoQuery(one.deps, id);
    const [end = '', signature = ''] = query.slice(3).split('&s=');
    for (const wrong of [
      '',
      `?e=${end}`,
      `?s=${signature}`,
      `?e=${Number(end) + 1}&s=${signature}`,
      `?e=${end}&s=${signature.slice(0, -1)}`,
      `?e=${end}&s=${signature}x`,
      `?e=${end}&d=${signature}`,
      `?e=${end}&s=${signature}&s=${signature}`,
      `?e=1e99&s=${signature}`,
      photoQuery(one.deps, other),
    ]) {
      const answer = await get(one, `/photos/${id}/96.webp${wrong}`);
      expect(answer.status, wrong).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const size of ['96', '320', '720', '1080'])
      expect(await statuses([one], `/photos/${id}/${size}.jpeg${query}`)).toEqual([200]);
  });

  it('is made in microseconds, and once for a photo', () => {
    const ids = Array.from({ length: 1_000 }, () => crypto.randomUUID());
    const first = ids.map((id) => photoQuery(one.deps, id));
    expect(ids.map((id) => photoQuery(one.deps, id))).toEqual(first);
    expect(new Set(first).size).toBe(ids.length);
  });
});

describe.each(['a folder', 'a store'])('a photo in %s', (name) => {
  const world = () => worlds.find((each) => each.name === name) as (typeof worlds)[number];
  const apps = () => world().apps;

  /** Somebody whose photo all servers have seen to be shown. */
  async function seen(as: string): Promise<{ by: Person; id: string; path: string }> {
    const [app] = apps();
    const by = await newcomer(app, as);
    const id = await shown(app, by);
    const path = photoPath(app, id, '96.webp');
    expect(await statuses([...apps(), world().deaf], path)).toEqual([200, 200, 200]);
    return { by, id, path };
  }
  const isStored = async (id: string) => (await apps()[0].deps.ports.storage.read(`photos/${id}/96.webp`)) !== null;
  const gone = (path: string) =>
    vi.waitFor(async () => expect(await statuses(apps(), path)).toEqual([404, 404]), 10_000);
  /** Whoever heard nothing asks again after its half minute; a CDN in front of it may answer for another half. */
  const goneUnheard = async (path: string) => {
    await world().deaf.advance(limits.photoAddress.verdictMs);
    expect(await statuses([world().deaf], path)).toEqual([404]);
  };

  it('is gone on both servers when its owner deletes it, and so are its files', async () => {
    const { by, id, path } = await seen('Ada');
    await apps()[0].gql(DELETE, { input: { photoId: id } }, by.accessToken);
    await gone(path);
    await goneUnheard(path);
    expect(await isStored(id)).toBe(false);
  });

  it('is gone when its owner is suspended, but not for moderators, and is back with them', async () => {
    const { by, id, path } = await seen('Bola');
    const admin = await newAdmin(apps()[0], 'Halima');
    const input = { account: { email: by.email }, reason: 'Photos of somebody else' };
    await apps()[0].gql(SUSPEND, { input }, admin.accessToken);
    await gone(path);
    const { deaf } = world();
    await deaf.advance(limits.photoAddress.verdictMs - 10_000);
    const stale = await get(deaf, path);
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage=30')]);
    await deaf.advance(10_000);
    expect(await statuses([deaf], path)).toEqual([404]);
    expect(await isStored(id)).toBe(true);
    const forConsole = `/photos/${id}/96.webp${consolePhotoQuery(apps()[0].deps, id)}`;
    expect(await statuses(apps(), forConsole)).toEqual([200, 200]);
    expect((await get(apps()[1], forConsole)).headers.get('cache-control')).toBe('private, no-store');
    await apps()[0].gql(RESTORE, { input }, admin.accessToken);
    expect(await statuses(apps(), path)).toEqual([200, 200]);
  });

  it('is gone when its owner is erased, and so are its files', async () => {
    const { by, id, path } = await seen('Chidi');
    await leave(apps()[0], by);
    const { cancellableUntil } = await apps()[0]
      .db.selectFrom('deletionRequests')
      .select('cancellableUntil')
      .where('userId', '=', by.id)
      .executeTakeFirstOrThrow();
    clock.advance(cancellableUntil.getTime() - clock.now().getTime() - 3_600_000);
    const late = photoPath(apps()[0], id, '96.webp');
    expect(await statuses(apps(), late)).toEqual([200, 200]);
    clock.advance(3_601_000);
    expect(await statuses(apps(), late)).toEqual([200, 200]);
    await anonymiseAccounts(apps()[0].deps);
    await gone(late);
    await gone(path);
    await goneUnheard(late);
    await goneUnheard(path);
    expect(await isStored(id)).toBe(false);
  });

  it('is gone within 30 seconds of ours and 30 of a CDN though no notice of it comes', async () => {
    const { by, path } = await seen('Dayo');
    // Past the application: nothing is notified.
    await apps()[0].db.updateTable('users').set({ suspendedAt: clock.now() }).where('id', '=', by.id).execute();
    clock.advance(limits.photoAddress.verdictMs - 1);
    expect(await statuses(apps(), path)).toEqual([200, 200]);
    clock.advance(1);
    expect(await statuses(apps(), path)).toEqual([404, 404]);
  });

  it('is seen by somebody who was blocked at the address they know, to its end, and they are given no new one', async () => {
    const { by, id, path } = await seen('Emeka');
    const [app] = apps();
    const efe = await newcomer(app, 'Efe');
    const asked = async () => {
      const { data } = await app.gql(PHOTOS, { id: by.id }, efe.accessToken);
      return data.profile;
    };
    expect(await asked()).toEqual({ photos: [{ url: path }] });
    const { data } = await app.gql(BLOCK, { input: { profileId: efe.id } }, by.accessToken);
    expect(data.blockProfile.__typename).toBe('BlockProfileSuccess');
    expect(await asked()).toBeNull();
    const left = endOf(id, clock.now().getTime()) * 1000 - clock.now().getTime();
    clock.advance(left - 1_000);
    expect(await statuses(apps(), path)).toEqual([200, 200]);
    clock.advance(1_000);
    expect(await statuses(apps(), path)).toEqual([404, 404]);
    // Others are given the next address, and those who were blocked are not.
    expect(await statuses(apps(), photoPath(app, id, '96.webp'))).toEqual([200, 200]);
    const input = { email: efe.email, password: efe.password };
    const again = await app.gql(SIGN_IN, { input });
    const later = await app.gql(PHOTOS, { id: by.id }, again.data.signIn.session.accessToken);
    expect(later.data).toEqual({ profile: null });
  });
});
