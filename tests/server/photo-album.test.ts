/** A person's photos beside each other: how many, in which order, and what becomes of it when everything happens at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newcomer, type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, photoPath, reserve, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const DELETE = `mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename
  ... on DeletePhotoSuccess { viewer { photos { id displayOrder } profile { avatar { id } } } } ... on UserError { code message } } }`;
const REORDER = `mutation($input: ReorderPhotosInput!) { reorderPhotos(input: $input) { __typename
  ... on ReorderPhotosSuccess { viewer { photos { id displayOrder } profile { avatar { id } } } } ... on UserError { code message } } }`;

const TOO_MANY = {
  __typename: 'PhotoRejected',
  code: 'PHOTO_REJECTED',
  message: 'Too many photos: You can upload maximum 9 photos',
};
const NOT_AVAILABLE = {
  __typename: 'NotAvailable',
  code: 'NOT_AVAILABLE',
  message: 'This photo is no longer available.',
};
const CHANGED = { ...NOT_AVAILABLE, message: 'Your photos have changed in the meantime. Please look at them again.' };

let app: TestApp;
let bytes: Buffer;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  bytes = await plain();
  stranger = await person(app, 'Stranger');
});
afterAll(() => app.stop());

let ada: Person;
beforeEach(async () => {
  ada = await newcomer(app, 'Ada');
});

const remove = async (photoId: string, by = ada) =>
  (await app.gql(DELETE, { input: { photoId } }, by.accessToken)).data.deletePhoto;
const reorder = async (photoIds: string[], by = ada) =>
  (await app.gql(REORDER, { input: { photoIds } }, by.accessToken)).data.reorderPhotos;
const rows = (of = ada) =>
  app.db.selectFrom('profilePhotos').selectAll().where('userId', '=', of.id).orderBy('displayOrder').execute();
const order = async (of = ada): Promise<string[]> =>
  (await app.gql('{ viewer { photos { id } } }', {}, of.accessToken)).data.viewer.photos.map(
    ({ id }: { id: string }) => id,
  );
const isThere = async (photoId: string): Promise<boolean> =>
  (await fetch(`${app.url}${photoPath(app, photoId, '96.webp')}`)).status === 200;

/** Photos as rows and one file each, because what is tested is not how they are made. */
async function album(count: number, of = ada): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const facts = { userId: of.id, state: 'ready', contentType: 'image/png', byteSize: 1, width: 4, height: 5 };
  await app.db
    .insertInto('profilePhotos')
    .values(ids.map((id, displayOrder) => ({ ...facts, id, displayOrder, createdAt: app.clock.now() })))
    .execute();
  for (const id of ids) await app.deps.ports.storage.put(`photos/${id}/96.webp`, bytes, 'image/webp');
  return ids;
}

/** Lets those who are done decoding go on two by two, so that they meet where places are given. */
async function inPairs<T>(work: () => Promise<T>): Promise<T> {
  const { storage } = app.deps.ports;
  const { put } = storage;
  let release: (() => void) | null = null;
  storage.put = async (...file) => {
    await put(...file);
    if (!file[0].startsWith('masters/')) return;
    if (release !== null) {
      release();
      release = null;
      return;
    }
    await Promise.race([new Promise<void>((resolve) => (release = resolve)), sleep(500)]);
  };
  try {
    return await work();
  } finally {
    storage.put = put;
  }
}

describe('further photos', () => {
  it('come behind the others; the first of all becomes the main one, and a new main one replaces only that', async () => {
    const [first, second] = [await uploaded(app, ada, bytes), await uploaded(app, ada, bytes)];
    expect(await complete(app, ada, second)).toMatchObject({ photo: { id: second, displayOrder: 0 } });
    expect(await complete(app, ada, first)).toMatchObject({ photo: { id: first, displayOrder: 1 } });
    const main = await uploaded(app, ada, bytes, 'AVATAR');
    expect(await complete(app, ada, main)).toMatchObject({ viewer: { photos: [{ id: main }, { id: first }] } });
    expect([await isThere(second), await isThere(main), await isThere(first)]).toEqual([false, true, true]);
  });

  it('show a hash of their colours, and rows from before it was made a plain one', async () => {
    const photoId = await uploaded(app, ada, await plain(80, 100, '#a01040'));
    const { photo } = await complete(app, ada, photoId);
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(photo.thumbHash, 'base64'));
    expect([r, g, b].map((part) => Math.round(part * 255))).toEqual([
      expect.toSatisfy((red: number) => Math.abs(red - 0xa0) < 12),
      expect.toSatisfy((green: number) => Math.abs(green - 0x10) < 12),
      expect.toSatisfy((blue: number) => Math.abs(blue - 0x40) < 12),
    ]);
    // Others are told the same, by the deck too, which reads photos in a statement of its own.
    const PHOTOS = 'photos { id thumbHash }';
    const { data: seen } = await app.gql(
      `{ profile(id: "${ada.id}") { id ${PHOTOS} } deck { profiles { id ${PHOTOS} } } }`,
      {},
      stranger.accessToken,
    );
    const hers = { id: ada.id, photos: [{ id: photoId, thumbHash: photo.thumbHash }] };
    expect(seen.profile).toEqual(hers);
    expect(seen.deck.profiles).toContainEqual(hers);
    await album(1, stranger);
    const { data } = await app.gql('{ viewer { photos { thumbHash } } }', {}, stranger.accessToken);
    expect(Buffer.from(data.viewer.photos[0].thumbHash, 'base64').length).toBeGreaterThan(4);
  });

  it.each([
    [1, 9],
    [9, 1],
  ])('are nine at most beside the main one: of 20 completed at once to %d photos, %d are', async (had, room) => {
    const before = await album(had);
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await uploaded(app, ada, bytes));
    const answers = await inPairs(() => Promise.all(ids.map((id) => complete(app, ada, id))));
    const shown = answers.filter(({ __typename }) => __typename === 'CompletePhotoUploadSuccess');
    expect(shown).toHaveLength(room);
    for (const answer of answers) if (!shown.includes(answer)) expect(answer).toEqual(TOO_MANY);
    expect((await rows()).map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const added = shown.map(({ photo }) => photo.id);
    expect((await order()).slice(0, had)).toEqual(before);
    expect((await order()).slice(had).toSorted()).toEqual(added.toSorted());
    // What was too many has left no file.
    for (const id of ids) {
      expect(await isThere(id)).toBe(added.includes(id));
      expect(await app.deps.ports.storage.read(`uploads/${id}`)).toBeNull();
      expect((await app.deps.ports.storage.read(`masters/${id}/1080.png`)) !== null).toBe(added.includes(id));
    }
    expect(await reserve(app, ada, 1_000)).toEqual(TOO_MANY);
    expect((await reserve(app, ada, 1_000, 'AVATAR')).__typename).toBe('CreatePhotoUploadSuccess');
  });

  it('may be on their way 20 at a time; main photos and selfies one at a time, none in the way of another', async () => {
    for (let n = 0; n < 3; n += 1) {
      for (const purpose of ['AVATAR', 'SELFIE'] as const) await reserve(app, ada, 1_000, purpose);
    }
    const first = await reserve(app, ada, 1_000);
    app.clock.advance(1);
    await Promise.all(Array.from({ length: 25 }, () => reserve(app, ada, 1_000)));
    const purposes = (await rows()).map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose === 'photo')).toHaveLength(20);
    expect(purposes.filter((purpose) => purpose !== 'photo').sort()).toEqual(['avatar', 'selfie']);
    expect((await rows()).map(({ id }) => id)).not.toContain(first.photoId);
  });
});

describe('deleting', () => {
  it('lets those behind move up, so that the next becomes the main one, and removes the files', async () => {
    const [a = '', b = '', c = ''] = await album(3);
    expect(await remove(b)).toMatchObject({
      viewer: {
        photos: [
          { id: a, displayOrder: 0 },
          { id: c, displayOrder: 1 },
        ],
      },
    });
    expect(await remove(a.toUpperCase())).toMatchObject({
      viewer: { photos: [{ id: c, displayOrder: 0 }], profile: { avatar: { id: c } } },
    });
    expect([await isThere(a), await isThere(b), await isThere(c)]).toEqual([false, false, true]);
    expect(await remove(c)).toMatchObject({ viewer: { photos: [], profile: { avatar: null } } });
    expect(await remove(c)).toEqual(NOT_AVAILABLE);
  });

  it('is for the owner only, and what does not exist is answered alike', async () => {
    const [theirs = ''] = await album(1);
    for (const id of [theirs, crypto.randomUUID(), 'no-uuid'])
      expect(await remove(id, stranger)).toEqual(NOT_AVAILABLE);
    expect(await isThere(theirs)).toBe(true);
  });

  it('takes back a photo that is on its way, also while it is completed', async () => {
    const ids = [await uploaded(app, ada, bytes), await uploaded(app, ada, bytes)];
    await Promise.all(ids.flatMap((id) => [complete(app, ada, id), remove(id)]));
    for (const id of ids) await remove(id);
    expect(await rows()).toEqual([]);
    for (const id of ids) {
      expect(await isThere(id)).toBe(false);
      expect(await app.deps.ports.storage.read(`uploads/${id}`)).toBeNull();
      expect(await app.deps.ports.storage.read(`masters/${id}/1080.png`)).toBeNull();
    }
  });

  it('fifty times at once leaves no gap', async () => {
    const ids = await album(10);
    const gone = [ids[0], ids[3], ids[4], ids[9]] as string[];
    await Promise.all(Array.from({ length: 50 }, (_, n) => remove(gone[n % gone.length] ?? '')));
    expect(await rows()).toMatchObject(
      ids.filter((id) => !gone.includes(id)).map((id, displayOrder) => ({ id, displayOrder })),
    );
  });
});

describe('reordering', () => {
  it('takes every photo once; the first becomes the main one', async () => {
    const [a = '', b = '', c = ''] = await album(3);
    expect(await reorder([c, a.toUpperCase(), b])).toMatchObject({
      viewer: {
        photos: [
          { id: c, displayOrder: 0 },
          { id: a, displayOrder: 1 },
          { id: b, displayOrder: 2 },
        ],
        profile: { avatar: { id: c } },
      },
    });
    const { photoId: reserved } = await reserve(app, ada, 1_000);
    const [theirs = ''] = await album(1, await newcomer(app, 'Bola'));
    for (const ids of [[], [c, a], [c, a, a], [c, a, b, b], [c, a, b, reserved], [c, a, theirs], [c, a, 'no-uuid']]) {
      expect(await reorder(ids), ids.join()).toEqual(CHANGED);
    }
    expect(await order()).toEqual([c, a, b]);
  });

  it('fifty times at once, beside uploads and deletions, is one of the orders asked for, without gap', async () => {
    const ids = await album(8);
    const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reorder(turned(n % 8))));
    expect(answers.every(({ __typename }) => __typename === 'ReorderPhotosSuccess')).toBe(true);
    const last = await order();
    expect(ids.map((_, by) => turned(by))).toContainEqual(last);

    const photoId = await uploaded(app, ada, bytes);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => reorder(turned(n % 8))),
      remove(ids[2] ?? ''),
      complete(app, ada, photoId),
    ]);
    expect((await rows()).map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await order()).toSorted()).toEqual([...ids.filter((id) => id !== ids[2]), photoId].toSorted());
  });
});
