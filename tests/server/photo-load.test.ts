/** Many uploads at once: each photo is received and decoded once, and what is held in memory stays bounded. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { handed } from '#server/features/handed.ts';
import { purgeUploads } from '#server/features/photos/service.ts';
import type { Storage } from '#server/ports/storage.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { boastfulJpeg, flatPng, plain } from '#tests/factories/pictures.ts';
import { complete, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startOtherProcess } from '#tests/setup/other-process.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const CREATE = `mutation($input: CreatePhotoUploadInput!) { createPhotoUpload(input: $input) { __typename
  ... on CreatePhotoUploadSuccess { photoId uploadUrl } } }`;
const COMPLETE = `mutation($input: CompletePhotoUploadInput!) { completePhotoUpload(input: $input) { __typename
  ... on CompletePhotoUploadSuccess { photo { id } viewer { photos { id } } } } }`;

const reads: string[] = [];
let folder: string;
let storage: Storage;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zobo-photos-'));
  const kept = createLocalStorage(folder);
  const read: Storage['read'] = (key) => {
    reads.push(key);
    return kept.read(key);
  };
  storage = { ...kept, read };
  const mailer = { destination: 'the test', send: async () => undefined };
  app = await startTestApp({ deps: { ports: { mailer, storage, captcha: null, ...handed } } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

async function someone(name: string): Promise<Person> {
  await openWindows(app);
  return newcomer(app, name, { profile: false });
}

async function reserve(
  by: Person,
  byteSize: number,
  purpose = 'AVATAR',
): Promise<{ photoId: string; uploadUrl: string }> {
  const input = { contentType: 'image/jpeg', byteSize, purpose };
  return (await app.gql(CREATE, { input }, by.accessToken)).data.createPhotoUpload;
}

/** A PUT whose body the caller writes. */
function open(url: string, length: number): { call: ClientRequest; status: Promise<number> } {
  const headers = { 'content-type': 'image/jpeg', 'content-length': length };
  const call = request(`${app.url}${url}`, { method: 'PUT', headers });
  call.on('error', () => undefined);
  const status = once(call, 'response').then(([response]) => {
    (response as IncomingMessage).resume();
    return (response as IncomingMessage).statusCode ?? 0;
  });
  status.catch(() => undefined);
  call.flushHeaders();
  return { call, status };
}

const put = async (url: string, bytes: Buffer): Promise<number> => {
  const { call, status } = open(url, bytes.length);
  call.end(bytes);
  return status;
};

it('sixty completions of one photo at once decode it once, and all succeed', async () => {
  const ada = await someone('Ada');
  const bytes = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const { photoId, uploadUrl } = await reserve(ada, bytes.length);
  expect(await put(uploadUrl, bytes)).toBe(204);
  reads.length = 0;
  // Ids in capitals are the same ids.
  const spelling = (n: number) => (n % 2 === 0 ? photoId : photoId.toUpperCase());
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => app.gql(COMPLETE, { input: { photoId: spelling(n) } }, ada.accessToken)),
  );
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(data.completePhotoUpload).toEqual({
      __typename: 'CompletePhotoUploadSuccess',
      photo: { id: photoId },
      viewer: { photos: [{ id: photoId }] },
    });
  }
  expect(reads).toEqual([`uploads/${photoId}`]);
});

it('a photo is received once at a time, and again once the first has broken off', async () => {
  const { uploadUrl } = await reserve(await someone('Bola'), 1_000);
  const first = open(uploadUrl, 1_000);
  first.call.write(Buffer.alloc(10));
  await vi.waitFor(async () => expect(await put(uploadUrl, Buffer.alloc(10))).toBe(409));
  first.call.destroy();
  await vi.waitFor(async () => expect(await put(uploadUrl, Buffer.alloc(10))).toBe(204));
});

it('a body that says it is too long is refused before it comes', async () => {
  const { uploadUrl } = await reserve(await someone('Chidi'), 1_000);
  const { call, status } = open(uploadUrl, 1_001);
  expect(await status).toBe(413);
  call.destroy();
});

it('a process receives some photos at once, and asks the others to come back', async () => {
  const people = await Promise.all([someone('Dayo'), someone('Danjuma')]);
  const all = Array.from({ length: limits.uploads.atOnce + 1 }, (_, n) => people[n % 2] as Person);
  const [last, ...reserved] = await Promise.all(all.map((by) => reserve(by, 1_000, 'PHOTO')));
  const calls = reserved.map(({ uploadUrl }) => open(uploadUrl, 1_000).call);
  for (const call of calls) call.write(Buffer.alloc(10));
  await vi.waitFor(async () => expect(await put(last?.uploadUrl ?? '', Buffer.alloc(10))).toBe(503));
  for (const call of calls) call.destroy();
  await vi.waitFor(async () => expect(await put(last?.uploadUrl ?? '', Buffer.alloc(10))).toBe(204));
});

it('renditions of a reservation that was never shown go with it', async () => {
  const emeka = await someone('Emeka');
  const { photoId: replaced } = await reserve(emeka, 1_000);
  await storage.put(`photos/${replaced}/96.webp`, Buffer.alloc(1), 'image/webp');
  const { photoId: purged } = await reserve(emeka, 1_000);
  expect(await storage.read(`photos/${replaced}/96.webp`)).toBeNull();
  await storage.put(`photos/${purged}/96.webp`, Buffer.alloc(1), 'image/webp');
  app.clock.advance(limits.reservedPhotoMs + 1_000);
  await purgeUploads(app.deps);
  expect(await storage.read(`photos/${purged}/96.webp`)).toBeNull();
});

/** Memory that a process holds, in MB. */
async function held(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

it('twenty bombs of 200 megapixels at once are refused by what their headers say, and cost next to no memory', async () => {
  const other = await startOtherProcess(app);
  try {
    const [femi, gozie] = [await someone('Femi'), await someone('Gozie')];
    const bombs = [flatPng(14_143, 14_143), await boastfulJpeg(14_143, 14_143)];
    for (const bomb of bombs) expect(bomb.length).toBeLessThan(64 * 1024);
    // What they say of themselves is believed: a decoder would find the PNG to be whole.
    expect(await sharp(bombs[0]).metadata()).toMatchObject({ width: 14_143, height: 14_143 });
    const small = await plain();
    const uploads = [small, small, ...Array.from({ length: 20 }, (_, n) => bombs[n % 2] ?? small)];
    const ready: { by: Person; photoId: string }[] = [];
    for (const [n, bytes] of uploads.entries()) {
      const by = n % 2 === 0 ? femi : gozie;
      ready.push({ by, photoId: await uploaded(other, by, bytes) });
    }
    const completeThere = ({ by, photoId }: { by: Person; photoId: string }) => complete(other, by, photoId);
    // The decoder is loaded with the first photo, and that is no part of what is measured.
    for (const one of ready.splice(0, 2)) {
      expect((await completeThere(one)).__typename).toBe('CompletePhotoUploadSuccess');
    }
    const before = await held(other.pid);
    let most = before;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        most = Math.max(most, await held(other.pid));
        await sleep(5);
      }
    })();
    const answers = await Promise.all(ready.map(completeThere));
    isOver = true;
    await watch;
    expect(answers).toEqual(
      answers.map(() => ({
        __typename: 'PhotoRejected',
        code: 'PHOTO_REJECTED',
        message: 'Invalid file: Please upload an image file',
      })),
    );
    expect(most - before).toBeLessThan(100);
  } finally {
    await other.stop();
  }
});
