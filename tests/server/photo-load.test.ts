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
import { messages } from '#rules/photos.ts';
import { purgeUploads } from '#server/features/photos/service.ts';
import { receiveUpload, type UploadAnswer } from '#server/features/photos/upload-service.ts';
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
  const push = { publicKey: '', send: async () => 'sent' as const };
  app = await startTestApp({
    deps: { ports: { mailer, storage, captcha: null, payments: null, prepaid: null, coach: null, push } },
  });
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

/** An upload as the server hands it on, whose body the caller writes. */
function uploadOf({ photoId, uploadUrl }: { photoId: string; uploadUrl: string }, length: number) {
  const { searchParams } = new URL(uploadUrl, app.url);
  const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
  return { photoId, expires, signature, contentType: 'image/jpeg', length, body: new PassThrough() };
}

const put = async (url: string, bytes: Buffer): Promise<number> => {
  const { call, status } = open(url, bytes.length);
  call.end(bytes);
  return status;
};

it('sixty completions of one photo at once decode it once, and all succeed', async () => {
  const ada = await someone('Ada');
  // A small one: what a large one costs is no matter here, and a slow machine decodes it for seconds.
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
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
  const { perPerson } = limits.uploads;
  const bodies: PassThrough[] = [];
  for (const name of ['Dayo', 'Danjuma', 'Durotimi', 'Dubem']) {
    const by = await someone(name);
    const slow = await Promise.all(Array.from({ length: perPerson }, () => reserve(by, 5_000_000, 'PHOTO')));
    const answers = slow.map((reserved) => {
      const upload = uploadOf(reserved, 5_000_000);
      upload.body.write(Buffer.alloc(10));
      bodies.push(upload.body);
      return receiveUpload(app.deps, upload);
    });
    for (const body of bodies) await vi.waitUntil(() => body.listenerCount('data') > 0);
    const next = [await reserve(by, 5_000_000, 'PHOTO'), await reserve(by, 1_000, 'SELFIE')];
    for (const { uploadUrl } of next) expect(await put(uploadUrl, Buffer.alloc(10))).toBe(503);
    if (name !== 'Dubem') continue;
    const quick = await reserve(await someone('Ebele'), 5_000_000);
    expect(await put(quick.uploadUrl, Buffer.alloc(5_000_000))).toBe(204);
    // One that breaks off makes room for the next.
    bodies.at(-1)?.destroy();
    await expect(answers.at(-1)).rejects.toThrow();
    expect(await put(next[1]?.uploadUrl ?? '', Buffer.alloc(10))).toBe(204);
  }
  for (const body of bodies) body.end();
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

it('of those who were let in together, the last to send are sent back once there is no room', async () => {
  const each = 5_000_000;
  const room = Math.floor(limits.uploads.heldBytes / each);
  const uploads: { body: PassThrough; answer: Promise<UploadAnswer> }[] = [];
  let by = await someone('Gbenga');
  for (let n = 0; n < room + 2; n += 1) {
    if (n % limits.uploads.perPerson === 0) by = await someone('Gbenga');
    const upload = uploadOf(await reserve(by, each, 'PHOTO'), each);
    uploads.push({ body: upload.body, answer: receiveUpload(app.deps, upload) });
  }
  for (const { body } of uploads) await vi.waitUntil(() => body.listenerCount('data') > 0);
  for (const { body } of uploads) body.write(Buffer.alloc(each - 1));
  const late = await Promise.all(uploads.slice(room).map(({ answer }) => answer));
  expect(late.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    [503, limits.uploads.retrySeconds],
    [503, limits.uploads.retrySeconds],
  ]);
  for (const { body } of uploads) body.end(Buffer.alloc(1));
  const whole = await Promise.all(uploads.slice(0, room).map(({ answer }) => answer));
  expect(whole).toEqual(Array(room).fill({ status: 204 }));
});

it('a body that takes too long is given up, and so is its place', async () => {
  const reserved = await reserve(await someone('Hauwa'), 1_000);
  const upload = uploadOf(reserved, 1_000);
  const { body } = upload;
  body.write(Buffer.alloc(10));
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
  expect(await put(reserved.uploadUrl, Buffer.alloc(1_000))).toBe(204);
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

/** Memory that a process and those it started hold, in MB. */
async function held(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const theirs = await Promise.all(children.map((child) => held(Number(child)).catch(() => 0)));
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024 + theirs.reduce((sum, one) => sum + one, 0);
}

it('twenty bombs of 200 megapixels at once are refused by what their headers say, and cost next to no memory', async () => {
  const other = await startOtherProcess(app);
  try {
    const people = await Promise.all(['Femi', 'Gozie', 'Halima'].map(someone));
    const bombs = [flatPng(14_143, 14_143), await boastfulJpeg(14_143, 14_143)];
    for (const bomb of bombs) expect(bomb.length).toBeLessThan(64 * 1024);
    // What they say of themselves is believed: a decoder would find the PNG to be whole.
    expect(await sharp(bombs[0]).metadata()).toMatchObject({ width: 14_143, height: 14_143 });
    const small = await plain();
    const uploads = [small, small, ...Array.from({ length: 20 }, (_, n) => bombs[n % 2] ?? small)];
    const ready: { by: Person; photoId: string }[] = [];
    for (const [n, bytes] of uploads.entries()) {
      const by = people[n % people.length] as Person;
      ready.push({ by, photoId: await uploaded(other, by, bytes) });
    }
    const completeThere = ({ by, photoId }: { by: Person; photoId: string }) => complete(other, by, photoId);
    // Both decoders start with the first two photos: what they hold is not measured, and nobody waits here until they have started.
    for (const first of await Promise.all(ready.splice(0, 2).map(completeThere))) {
      expect(first.__typename).toBe('CompletePhotoUploadSuccess');
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
        message: messages.hugePhoto,
      })),
    );
    expect(most - before).toBeLessThan(100);
  } finally {
    await other.stop();
  }
});
