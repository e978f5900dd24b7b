/** Files that nobody may see any more go in the end, also when the storage fails at that moment. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { makeAvif, purgeUploads } from '#server/features/photos/service.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, photoPath, reserve, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const DELETE = `mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename } }`;
const SUBMIT = `mutation($input: SubmitVerificationInput!) { submitVerification(input: $input) { __typename } }`;

let app: TestApp;
let bytes: Buffer;
let ada: Person;
/** How often the storage fails to remove each key from now on. */
let failures = 0;
const failed = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp();
  bytes = await plain();
  const { storage } = app.deps.ports;
  const { remove } = storage;
  storage.remove = async (key) => {
    const times = failed.get(key) ?? 0;
    if (times >= failures) return remove(key);
    failed.set(key, times + 1);
    throw new Error('no storage');
  };
});
afterAll(() => app.stop());
beforeEach(async () => {
  failures = 0;
  failed.clear();
  await openWindows(app);
  ada = await newcomer(app, 'Ada');
});

const isKept = async (key: string): Promise<boolean> => (await app.deps.ports.storage.read(key)) !== null;
const shown = async (purpose: 'AVATAR' | 'PHOTO' = 'PHOTO'): Promise<string> => {
  const id = await uploaded(app, ada, bytes, purpose);
  expect(await complete(app, ada, id)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  return id;
};
const status = async (id: string): Promise<number> =>
  (await fetch(`${app.url}${photoPath(app, id, '96.webp')}`)).status;
const succeeds = async (document: string, photoId: string): Promise<void> => {
  const { data } = await app.gql(document, { input: { photoId } }, ada.accessToken);
  expect(Object.values(data)).toEqual([{ __typename: expect.stringMatching(/Success$/) }]);
};

/** Runs what waits in the queue until `isDone`. */
async function working(isDone: () => Promise<void>): Promise<void> {
  const worker = await startWorker(app.deps, { tasks, schedule }, { lookEveryMs: 200 });
  try {
    await vi.waitFor(isDone, 15_000);
  } finally {
    await worker.stop();
  }
}

it('a deleted photo and one that was replaced go, though the storage fails twice', { timeout: 30_000 }, async () => {
  const [main, other] = [await shown('AVATAR'), await shown()];
  failures = 2;
  const next = await shown('AVATAR');
  await succeeds(DELETE, other);
  const small = (id: string): string => `photos/${id}/96.webp`;
  // The files stay for a while, and nobody sees them.
  expect([await isKept(small(main)), await isKept(small(other))]).toEqual([true, true]);
  expect([await status(main), await status(other), await status(next)]).toEqual([404, 404, 200]);
  await working(async () => {
    expect([await isKept(small(main)), await isKept(small(other))]).toEqual([false, false]);
    // Neither do the bytes as they came stay.
    for (const id of [main, other, next]) expect(await isKept(`uploads/${id}`)).toBe(false);
  });
  expect(await status(next)).toBe(200);
});

it('a selfie that another took the place of goes, though the storage fails', { timeout: 30_000 }, async () => {
  const first = await uploaded(app, ada, bytes, 'SELFIE');
  await succeeds(SUBMIT, first);
  failures = 1;
  const next = await uploaded(app, ada, bytes, 'SELFIE');
  await succeeds(SUBMIT, next);
  expect(await isKept(`selfies/${first}/720.webp`)).toBe(true);
  await working(async () => {
    expect(await isKept(`selfies/${first}/720.webp`)).toBe(false);
    expect(await isKept(`uploads/${next}`)).toBe(false);
  });
  expect(await isKept(`selfies/${next}/720.webp`)).toBe(true);
});

it('what was uploaded and never completed goes, though the storage fails', { timeout: 30_000 }, async () => {
  const replaced = await uploaded(app, ada, bytes, 'AVATAR');
  failures = 1;
  await reserve(app, ada, 1_000, 'AVATAR');
  const old = await uploaded(app, ada, bytes);
  const past = new Date(app.clock.now().getTime() - limits.reservedPhotoMs - 1_000);
  await app.db.updateTable('profilePhotos').set({ createdAt: past }).where('id', '=', old).execute();
  await purgeUploads(app.deps);
  for (const id of [replaced, old]) expect(await isKept(`uploads/${id}`)).toBe(true);
  await working(async () => {
    for (const id of [replaced, old]) expect(await isKept(`uploads/${id}`)).toBe(false);
  });
});

it('a photo that is deleted while its AVIFs are made leaves none: the job fails until they are gone', async () => {
  const id = await shown();
  failures = 1;
  await app.db.deleteFrom('profilePhotos').where('id', '=', id).execute();
  await expect(makeAvif(app.deps, { photoId: id })).rejects.toThrow('2 of 2 files stayed');
  await makeAvif(app.deps, { photoId: id });
  expect(await status(id)).toBe(404);
  expect(await isKept(`masters/${id}/1080.png`)).toBe(false);
});

it('what is written is removed only when it is given up for good: a change that is undone leaves the files', async () => {
  const id = await shown();
  const before = await sql<{ count: string }>`select count(*) from graphile_worker.jobs`.execute(app.db);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(app.db);
  await sql`create constraint trigger refuse after delete on profile_photos deferrable initially deferred
    for each row execute function refuse()`.execute(app.db);
  try {
    const { errors } = await app.gql(DELETE, { input: { photoId: id } }, ada.accessToken);
    expect(errors).toHaveLength(1);
  } finally {
    await sql`drop function refuse cascade`.execute(app.db);
  }
  expect(await status(id)).toBe(200);
  const after = await sql<{ count: string }>`select count(*) from graphile_worker.jobs`.execute(app.db);
  expect(after.rows).toEqual(before.rows);
});
