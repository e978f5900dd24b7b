/** What a decoder is given by strangers: it keeps nobody else waiting, and the process it runs in can be ended. */
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { createDecoderPool } from '#server/features/photos/lib/decoder-pool.ts';
import { inDecodingTurn } from '#server/features/photos/lib/decoding.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { flatPng, noisy, plain } from '#tests/factories/pictures.ts';
import { complete, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const COMPLETE = `mutation($input: CompletePhotoUploadInput!) { completePhotoUpload(input: $input) { __typename
  ... on UserError { message } } }`;

/** 31 KB of one colour: a column of sixteen million pixels. */
const needle = flatPng(1, 16_000_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => openWindows(app));

const someone = (name: string): Promise<Person> => newcomer(app, name, { profile: false });
const completeOnce = async (by: Person, photoId: string) => app.gql(COMPLETE, { input: { photoId } }, by.accessToken);

/** Comes back until there is an answer: on a machine with other tests beside this one, it may come too late for the server too. */
async function insist(by: Person, photoId: string) {
  for (;;) {
    const answer = await complete(app, by, photoId);
    if (answer.__typename !== undefined) return answer;
  }
}

describe('a picture of 1 x 16,000,000 pixels', () => {
  it('is refused by its header: so is any with a side beyond the limit, and the last within it is taken', async () => {
    const eve = await someone('Eve');
    expect(needle.length).toBeLessThan(64 * 1024);
    const refused = { __typename: 'PhotoRejected', code: 'PHOTO_REJECTED', message: messages.hugePhoto };
    for (const [width, height] of [
      [1, 16_000_000],
      [limits.photoSide + 1, 1],
      [1, limits.photoSide + 1],
    ] as const) {
      const photoId = await uploaded(app, eve, flatPng(width, height), 'PHOTO', 'image/png');
      expect(await complete(app, eve, photoId)).toEqual(refused);
    }
    const photoId = await uploaded(app, eve, flatPng(limits.photoSide, 3), 'PHOTO', 'image/png');
    expect(await complete(app, eve, photoId)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  });

  it('keeps nobody out: six ordinary uploads beside three who send it again and again all succeed', async () => {
    const attackers = await Promise.all(['Eve', 'Mallory', 'Trudy'].map(someone));
    let isOver = false;
    const answers: string[] = [];
    const loops = attackers.map(async (by) => {
      while (!isOver) {
        const photoId = await uploaded(app, by, needle, 'PHOTO', 'image/png');
        const { data, errors } = await completeOnce(by, photoId);
        answers.push(data?.completePhotoUpload.message ?? errors?.[0]?.extensions?.code);
      }
    });
    // Small ones: what is asked is what the attack costs, not how fast this machine encodes.
    const photo = await noisy(640, 640, 8);
    const people = await Promise.all(['Ada', 'Bola', 'Chidi', 'Dayo', 'Emeka', 'Funke'].map(someone));
    const ids = await Promise.all(people.map((by) => uploaded(app, by, photo, 'AVATAR')));
    const done = await Promise.all(people.map((by, n) => insist(by, ids[n] ?? '')));
    isOver = true;
    await Promise.all(loops);
    expect(done.map(({ __typename }) => __typename)).toEqual(people.map(() => 'CompletePhotoUploadSuccess'));
    expect(answers).toContain(messages.hugePhoto);
    expect(answers.filter((one) => one !== messages.hugePhoto && one !== 'RATE_LIMITED')).toEqual([]);
  }, 120_000);
});

it('files that are no photos cost an account its window: then none of its files is opened until it passes', async () => {
  const [eve, ada] = await Promise.all([someone('Eve'), someone('Ada')]);
  const send = async (by: Person, bytes: Buffer) => {
    const { data, errors } = await completeOnce(by, await uploaded(app, by, bytes));
    return errors?.[0]?.extensions?.code ?? data.completePhotoUpload.__typename;
  };
  const { points } = limits.throttles.failedPhotosOfAccount;
  // Good ones cost nothing, also between bad ones.
  expect(await send(eve, await plain())).toBe('CompletePhotoUploadSuccess');
  for (let n = 0; n < points; n += 1) expect(await send(eve, Buffer.from(`no photo ${n}`))).toBe('PhotoRejected');
  expect(await send(eve, await plain())).toBe('RATE_LIMITED');
  expect(await send(ada, await plain())).toBe('CompletePhotoUploadSuccess');
});

it('an account has one decode at a time, and leaves the other places to others', async () => {
  let [running, most] = [0, 0];
  const release: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => release.push(resolve));
    running -= 1;
  };
  const all = [...Array.from({ length: 5 }, () => inDecodingTurn('eve', work)), inDecodingTurn('ada', work)];
  await expect.poll(() => release.length).toBe(2);
  expect(most).toBe(2);
  for (let n = 0; n < all.length; n += 1) {
    await expect.poll(() => release.length).toBeGreaterThan(0);
    release.shift()?.();
  }
  await Promise.all(all);
  expect(most).toBe(2);
});

const decoders = (): string[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('photos/lib/decoder.ts'))
    .map((line) => line.trim().split(' ')[0] ?? '');

describe('the process that decodes', () => {
  it('is kept for the next image, and is ended and replaced when one takes too long', async () => {
    const before = new Set(decoders());
    const own = () => decoders().filter((pid) => !before.has(pid));
    const photo = await plain();
    const patient = createDecoderPool({ ms: 60_000 });
    expect(await patient.decode(photo)).toMatchObject({ width: 64, height: 48 });
    const [kept] = own();
    expect(await patient.decode(Buffer.from('no image'))).toBe('no image');
    expect(own()).toEqual([kept]);

    const hasty = createDecoderPool({ ms: 1 });
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await hasty.decode(large)).toBe('late');
    const [replacement, ...others] = own().filter((pid) => pid !== kept);
    expect(replacement).toBeDefined();
    // The one that was late is gone.
    expect(others).toEqual([]);
    for (const pid of own()) process.kill(Number(pid), 'SIGKILL');
    // One that died between two images is replaced too.
    await expect.poll(own).toEqual([]);
    expect(await patient.decode(photo)).toMatchObject({ width: 64, height: 48 });
    for (const pid of own()) process.kill(Number(pid), 'SIGKILL');
  });

  it('knows no secret of the server', async () => {
    await createDecoderPool({ ms: 60_000 }).decode(await plain());
    const environments = decoders().map((pid) => execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'utf8' }));
    expect(environments.length).toBeGreaterThan(0);
    for (const one of environments) expect(one).not.toMatch(/DATABASE|SECRET|KEY|TOKEN/);
  });
});
