/** Many uploads at once: each photo is received and decoded once, and what is held in memory stays bounded. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { handed } from '#server/features/handed.ts';
import { receiveUpload } from '#server/features/photos/receiving.ts';
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
  const mailer = { destination: 'the test', sends: true, send: async () => undefined };
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

it('a few photos of a person are received at once; nobody else waits for slow ones', async () => {
  const slow = await Promise.all(['Dayo', 'Danjuma', 'Durotimi', 'Dubem'].map(someone));
  const { perPerson } = limits.uploads;
  const calls: ClientRequest[] = [];
  for (const by of slow) {
    const reserved = await Promise.all(Array.from({ length: 10 }, () => reserve(by, 5_000_000, 'PHOTO')));
    for (const { uploadUrl } of reserved.slice(0, perPerson)) {
      const { call } = open(uploadUrl, 5_000_000);
      call.write(Buffer.alloc(10));
      calls.push(call);
    }
    const next = reserved.slice(perPerson);
    await vi.waitFor(async () => expect(await put(next[0]?.uploadUrl ?? '', Buffer.alloc(10))).toBe(503));
    for (const { uploadUrl } of next) expect(await put(uploadUrl, Buffer.alloc(10))).toBe(503);
  }
  const quick = await reserve(await someone('Ebele'), 5_000_000);
  expect(await put(quick.uploadUrl, Buffer.alloc(5_000_000))).toBe(204);
  const [first] = slow;
  const { uploadUrl } = await reserve(first as Person, 1_000, 'SELFIE');
  expect(await put(uploadUrl, Buffer.alloc(10))).toBe(503);
  for (const call of calls.slice(0, perPerson)) call.destroy();
  await vi.waitFor(async () => expect(await put(uploadUrl, Buffer.alloc(10))).toBe(204));
  for (const call of calls) call.destroy();
});

it('a process holds only so many bytes of what arrives, and takes more once some are whole', async () => {
  const each = 5_000_000;
  const count = Math.floor(limits.uploads.heldBytes / each);
  const calls: ReturnType<typeof open>[] = [];
  for (let n = 0; n < count; n += 3) {
    const by = await someone('Folake');
    for (let at = n; at < Math.min(n + 3, count); at += 1) {
      const { uploadUrl } = await reserve(by, each, 'PHOTO');
      const one = open(uploadUrl, each);
      one.call.write(Buffer.alloc(each - 1));
      calls.push(one);
    }
  }
  const [large, small] = [await reserve(await someone('Funke'), each), await reserve(await someone('Fatai'), 1_000)];
  await vi.waitFor(async () => expect(await put(large.uploadUrl, Buffer.alloc(each))).toBe(503), 10_000);
  expect(await put(small.uploadUrl, Buffer.alloc(1_000))).toBe(204);
  for (const { call } of calls) call.end(Buffer.alloc(1));
  expect(await Promise.all(calls.map(({ status }) => status))).toEqual(Array(count).fill(204));
  expect(await put(large.uploadUrl, Buffer.alloc(each))).toBe(204);
});

it('what is promised and not held keeps nobody away, but of those who were let in together the last are sent back', async () => {
  const each = 5_000_000;
  const count = Math.floor(limits.uploads.heldBytes / each) + 3;
  const calls: ReturnType<typeof open>[] = [];
  for (let n = 0; n < count; n += 3) {
    const by = await someone('Gbenga');
    for (let at = n; at < Math.min(n + 3, count); at += 1)
      calls.push(open((await reserve(by, each, 'PHOTO')).uploadUrl, each));
  }
  for (const { call } of calls) call.write(Buffer.alloc(each - 1));
  const refused = await Promise.race(calls.map(({ status }) => status));
  expect(refused).toBe(503);
  for (const { call } of calls) call.end(Buffer.alloc(1));
  const statuses = await Promise.all(calls.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([204, 503]));
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(count - 6);
});

it('a body that takes too long is given up, and so is its place', async () => {
  const { photoId, uploadUrl } = await reserve(await someone('Hauwa'), 1_000);
  const { searchParams } = new URL(uploadUrl, app.url);
  const body = new PassThrough();
  body.write(Buffer.alloc(10));
  const upload = {
    photoId,
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
    contentType: 'image/jpeg',
    length: 1_000,
    body,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = receiveUpload(app.deps, upload);
  let isAnswered = false;
  void answer.finally(() => {
    isAnswered = true;
  });
  try {
    while (body.listenerCount('data') === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(limits.uploads.bodyMs - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ status: 408 });
  } finally {
    vi.useRealTimers();
  }
  // Its place and its bytes are free again.
  expect(await put(uploadUrl, Buffer.alloc(1_000))).toBe(204);
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
