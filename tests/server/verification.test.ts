import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { run } from '#server/cli/admin/run.ts';
import { consolePhotoQuery } from '#server/features/photos/lib/addresses.ts';
import { purgeUploads } from '#server/features/photos/service.ts';
import { purgeSelfies, sendVerificationLetter } from '#server/features/verification/service.ts';
import { matched, newAdmin, newcomer, type Person, person } from '#tests/factories/people.ts';
import { plain, planted, taggedJpeg } from '#tests/factories/pictures.ts';
import { complete, put, reserve, uploaded } from '#tests/factories/uploads.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startOtherProcess } from '#tests/setup/other-process.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const SUBMIT = `mutation($input: SubmitVerificationInput!) { submitVerification(input: $input) { __typename
  ... on SubmitVerificationSuccess { viewer { verification { id status reason reviewedAt } } } ... on UserError { code message } } }`;
const LIST = `query($status: VerificationStatus! = PENDING, $first: Int! = 20, $after: String) { admin { verifications(status: $status, first: $first, after: $after) {
  nodes { id status reason submittedAt reviewedAt selfieUrl user { id email } photos { id } } pageInfo { hasNextPage endCursor } } } }`;
const REVIEW = `mutation($input: ReviewVerificationInput!) { reviewVerification(input: $input) { __typename
  ... on ReviewVerificationSuccess { isDryRun verification { id status reason reviewedAt user { id } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const OWN = '{ viewer { verification { id status reason } profile { isVerified isBirthDateFrozen } } }';
const DAY = 86_400_000;

let app: TestApp;
let admin: Person;
let bytes: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  bytes = await plain(400, 300);
  admin = await newAdmin(app, 'Zainab', {});
});
afterAll(() => app.stop());

let ada: Person;
beforeEach(async () => {
  await openWindows(app);
  ada = await newcomer(app, 'Ada');
});

const submit = async (photoId: string, by = ada): Promise<Data> => {
  const answer = await app.gql(SUBMIT, { input: { photoId } }, by.accessToken);
  return answer.data?.submitVerification ?? answer;
};
const selfie = (by = ada, of = bytes) => uploaded(app, by, of, 'SELFIE');
/** A selfie that waits; returns its id. */
const waits = async (by = ada): Promise<string> => {
  const id = await selfie(by);
  expect(await submit(id, by)).toMatchObject({ __typename: 'SubmitVerificationSuccess' });
  return id;
};
const review = async (verificationId: string, decision: string, more: object = {}, by = admin): Promise<Data> =>
  (await app.gql(REVIEW, { input: { verificationId, decision, ...more } }, by.accessToken)).data?.reviewVerification;
const own = async (by = ada): Promise<Data> => (await app.gql(OWN, {}, by.accessToken)).data.viewer;
const listed = async (variables: object = {}, token = admin.accessToken): Promise<Data> =>
  (await app.gql(LIST, { ...variables }, token)).data?.admin.verifications;
const shownTo = async (id: string, token = admin.accessToken, status = 'PENDING'): Promise<Data> =>
  (await listed({ status }, token)).nodes.find((node: Data) => node.id === id);
const rowsOf = (by: Person) =>
  app.db.selectFrom('verifications').selectAll().where('userId', '=', by.id).orderBy('submittedAt').execute();
const profileOf = (by: Person) =>
  app.db.selectFrom('profiles').selectAll().where('id', '=', by.id).executeTakeFirstOrThrow();
const auditOf = (by: Person) => app.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', by.id).execute();
const fileOf = (key: string) => app.deps.ports.storage.read(key);
const get = (path: string) => fetch(new URL(path, app.url));

const gone = {
  __typename: 'NotAvailable',
  code: 'NOT_AVAILABLE',
  message: 'This selfie is no longer available.',
};
const notWaiting = { ...gone, message: 'This selfie does not wait for a review any more.' };

describe('a selfie', () => {
  it('is rebuilt, waits for a review, and is no photo of the profile', async () => {
    const id = await selfie(ada, await taggedJpeg());
    expect(await submit(id)).toEqual({
      __typename: 'SubmitVerificationSuccess',
      viewer: { verification: { id, status: 'PENDING', reason: null, reviewedAt: null } },
    });
    const kept = await fileOf(`selfies/${id}/720.webp`);
    expect(await sharp(kept!).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(kept!.toString('latin1')).not.toMatch(planted);
    expect(await fileOf(`uploads/${id}`)).toBeNull();
    expect(await profileOf(ada)).toMatchObject({ verificationStatus: 'pending', verified: false });
    const { data } = await app.gql('{ viewer { photos { id } } }', {}, ada.accessToken);
    expect(data.viewer.photos).toEqual([]);
    expect(await app.db.selectFrom('profilePhotos').selectAll().where('userId', '=', ada.id).execute()).toEqual([]);
  });

  it('may have just under 10 MB, which holds while the bytes come', async () => {
    const tooLarge = {
      __typename: 'PhotoRejected',
      code: 'PHOTO_REJECTED',
      message: 'Image must be less than 10MB',
    };
    expect(await reserve(app, ada, 10 * 1024 * 1024, 'SELFIE')).toEqual(tooLarge);
    expect((await reserve(app, ada, 10 * 1024 * 1024 - 1, 'SELFIE')).__typename).toBe('CreatePhotoUploadSuccess');
    const { uploadUrl } = await reserve(app, ada, 1_000, 'SELFIE');
    const body = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(1_001) };
    const response = await fetch(`${app.url}${uploadUrl}`, body);
    expect([response.status, await response.text()]).toEqual([413, 'Image must be less than 10MB']);
    expect(await reserve(app, ada, 1_000, 'SELFIE', 'image/gif')).toMatchObject({
      message: 'Invalid file: Please upload an image file',
    });
  });

  it('takes the place of one that waits, whose file goes; repeating it changes nothing', async () => {
    const first = await waits();
    const second = await waits();
    expect(await submit(second)).toMatchObject({ viewer: { verification: { id: second } } });
    expect(await submit(first)).toEqual(gone);
    expect(await rowsOf(ada)).toMatchObject([{ id: second, status: 'pending' }]);
    expect(await fileOf(`selfies/${first}/720.webp`)).toBeNull();
    expect(await fileOf(`selfies/${second}/720.webp`)).not.toBeNull();
  });

  it('is handed in once however often at once, on two processes', async () => {
    const other = await startOtherProcess(app);
    const id = await selfie();
    const there = async (): Promise<Data> =>
      (await other.gql(SUBMIT, { input: { photoId: id } }, ada.accessToken)).data.submitVerification;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? submit(id) : there())));
    await other.stop();
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(50).fill('SubmitVerificationSuccess'));
    expect(await rowsOf(ada)).toHaveLength(1);
    expect(await fileOf(`selfies/${id}/720.webp`)).not.toBeNull();
  });

  it('of several handed in at once, one waits, with its file and no other', async () => {
    const ids: string[] = [];
    const now = { createdAt: app.clock.now() };
    for (let n = 0; n < 6; n += 1) {
      const id = crypto.randomUUID();
      const facts = { userId: ada.id, state: 'reserved', purpose: 'selfie', contentType: 'image/jpeg', byteSize: 1 };
      await app.db
        .insertInto('profilePhotos')
        .values({ id, ...facts, ...now })
        .execute();
      await app.deps.ports.storage.put(`uploads/${id}`, bytes, 'image/jpeg');
      ids.push(id);
    }
    await Promise.all(ids.map((id) => submit(id)));
    const [row, ...others] = await rowsOf(ada);
    expect(others).toEqual([]);
    for (const id of ids) expect((await fileOf(`selfies/${id}/720.webp`)) !== null).toBe(id === row?.id);
  });

  it('needs a profile, its own upload, and to be a picture', async () => {
    const bola = await newcomer(app, 'Bola', { profile: false });
    expect(await submit(await selfie(bola), bola)).toEqual({
      ...gone,
      message: 'Please complete your profile first.',
    });
    const id = await selfie();
    const photo = await uploaded(app, ada, bytes, 'PHOTO');
    for (const other of [photo, crypto.randomUUID(), 'no-uuid']) expect(await submit(other)).toEqual(gone);
    expect(await submit(id, admin)).toEqual(gone);
    expect(await complete(app, ada, id)).toMatchObject({ __typename: 'NotAvailable' });
    expect(await submit(id.toUpperCase())).toMatchObject({ __typename: 'SubmitVerificationSuccess' });
    expect(await submit(id, admin)).toEqual(gone);
    const noPicture = await selfie(ada, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(await submit(noPicture)).toEqual({
      __typename: 'PhotoRejected',
      code: 'PHOTO_REJECTED',
      message: 'Invalid file: Please upload an image file',
    });
    expect(await fileOf(`uploads/${noPicture}`)).toBeNull();
    // A reservation without bytes waits for them.
    const { photoId, uploadUrl } = await reserve(app, ada, bytes.length, 'SELFIE');
    expect(await submit(photoId)).toEqual(gone);
    expect(await put(app, uploadUrl, bytes)).toBe(204);
    expect(await submit(photoId)).toMatchObject({ __typename: 'SubmitVerificationSuccess' });
    expect(await rowsOf(ada)).toHaveLength(1);
  });
});

describe('the address of a selfie', () => {
  it('is handed to administrators alone, and is good for an hour', async () => {
    const id = await waits();
    const { selfieUrl, photos, user } = await shownTo(id);
    expect([photos, user]).toEqual([[], { id: ada.id, email: ada.email }]);
    const url = new URL(selfieUrl, app.url);
    const expires = Number(url.searchParams.get('expires'));
    expect(expires - app.clock.now().getTime()).toBeLessThanOrEqual(3_600_000);
    const response = await get(selfieUrl);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp');

    const other = await newcomer(app, 'Chidi');
    const theirs = await shownTo(await waits(other));
    const tampered = [
      `/selfies/${id}/720.webp`,
      selfieUrl.slice(0, -1),
      selfieUrl.replace(String(expires), String(expires + 1)),
      selfieUrl.replace(String(expires), 'NaN'),
      selfieUrl.replace('720.webp', '1080.webp'),
      selfieUrl.replace('720.webp', '720.jpeg'),
      selfieUrl.replace('720.webp', '..%2F720.webp'),
      theirs.selfieUrl.replace(theirs.id, id),
      selfieUrl.replace('/selfies/', '/photos/'),
      selfieUrl.replace('/selfies/', '/uploads/'),
      selfieUrl.replace('/selfies/', '/masters/'),
      `/photos/..%2Fselfies%2F${id}/720.webp`,
    ];
    for (const path of tampered) expect((await get(path)).status, path).toBe(404);
    const { uploadUrl } = await reserve(app, ada, 1_000, 'SELFIE');
    expect((await get(`${url.pathname}${new URL(uploadUrl, app.url).search}`)).status).toBe(404);

    const before = app.clock.now();
    app.clock.set(new Date(expires + 1));
    expect((await get(selfieUrl)).status).toBe(404);
    app.clock.set(before);
    expect((await get(selfieUrl)).status).toBe(200);
    await app.db.deleteFrom('users').where('id', '=', ada.id).execute();
    expect((await get(selfieUrl)).status).toBe(404);
  });

  it('stays hidden from everybody else', async () => {
    const bola = await person(app, 'Bola', { plan: 'gold' });
    await matched(app, ada, bola);
    const id = await waits();
    for (const token of [ada.accessToken, bola.accessToken, undefined]) {
      const { errors } = await app.gql(LIST, {}, token);
      expect(errors?.[0]?.extensions?.code).toBe(token === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
    const { body } = await app.gql(
      `{ viewer { verification { id status } } profile(id: "${ada.id}") { id photos { id url } avatar { url } isVerified } }`,
      {},
      bola.accessToken,
    );
    expect(body).not.toContain(id);
    expect(body).not.toContain('selfies');
  });

  it('is kept from scripts that may read but not review', async () => {
    const id = await waits();
    const token = async (scopes: string[]): Promise<string> => {
      const { data } = await app.gql(
        'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { ... on CreateAccessTokenSuccess { token } } }',
        { input: { name: 'a test', scopes } },
        admin.accessToken,
      );
      return data.createAccessToken.token;
    };
    const reading = await token(['USERS_READ']);
    expect((await shownTo(id, reading)).selfieUrl).toBeNull();
    const { errors } = await app.gql(REVIEW, { input: { verificationId: id, decision: 'APPROVE' } }, reading);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const reviewing = await token(['USERS_READ', 'VERIFICATION_REVIEW']);
    expect((await get((await shownTo(id, reviewing)).selfieUrl)).status).toBe(200);
  });

  it('ends 30 days after the review, when the file goes', async () => {
    const waiting = await newcomer(app, 'Waiting');
    const [id, other] = [await waits(), await waits(waiting)];
    await review(id, 'APPROVE');
    const { selfieUrl } = await shownTo(id, admin.accessToken, 'APPROVED');
    await keepSignedIn(app);
    const before = app.clock.now();
    app.clock.advance(30 * DAY - 60_000);
    await purgeSelfies(app.deps);
    expect(await fileOf(`selfies/${id}/720.webp`)).not.toBeNull();
    app.clock.advance(120_000);
    await purgeSelfies(app.deps);
    await purgeUploads(app.deps);
    expect(await fileOf(`selfies/${id}/720.webp`)).toBeNull();
    expect(await fileOf(`selfies/${other}/720.webp`)).not.toBeNull();
    expect((await shownTo(id, admin.accessToken, 'APPROVED')).selfieUrl).toBeNull();
    app.clock.set(before);
    expect((await get(selfieUrl)).status).toBe(404);
    expect(await rowsOf(ada)).toMatchObject([{ selfieRemovedAt: expect.any(Date) }]);
  });
});

describe('reviewing', () => {
  it('approves: the tick shows, the birth date is confirmed, the person is told by letter and at once', async () => {
    const id = await waits();
    const told: Data[] = [];
    const socket = app.socket(ada.accessToken);
    socket.subscribe(
      {
        query:
          'subscription { viewerEvents { __typename ... on VerificationReviewed { viewer { id verification { status } profile { isVerified } } } } }',
      },
      { next: ({ data }) => told.push(data?.viewerEvents), error: () => undefined, complete: () => undefined },
    );
    await sleep(300);
    const dry = await review(id, 'APPROVE', { isDryRun: true });
    expect(dry).toMatchObject({ isDryRun: true, verification: { status: 'APPROVED', reviewedAt: expect.any(String) } });
    expect(await own()).toMatchObject({ verification: { status: 'PENDING' }, profile: { isVerified: false } });
    expect(await auditOf(ada)).toEqual([]);

    const done = await review(id, 'APPROVE', { reason: 'looks right' });
    expect(done).toMatchObject({ isDryRun: false, verification: { id, status: 'APPROVED', reason: null } });
    expect(await own()).toEqual({
      verification: { id, status: 'APPROVED', reason: null },
      profile: { isVerified: true, isBirthDateFrozen: true },
    });
    expect(await profileOf(ada)).toMatchObject({
      verified: true,
      verificationStatus: 'approved',
      dateOfBirthVerifiedAt: expect.any(Date),
    });
    expect(await auditOf(ada)).toMatchObject([
      {
        actorId: admin.id,
        action: 'review_verification',
        details: { verificationId: id, decision: 'approve', reason: 'looks right' },
      },
    ]);
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toEqual({
      __typename: 'VerificationReviewed',
      viewer: { id: ada.id, verification: { status: 'APPROVED' }, profile: { isVerified: true } },
    });
    await sendVerificationLetter(app.deps, { verificationId: id });
    const letter = app.mails.find(({ to }) => to === ada.email);
    expect(letter).toMatchObject({ subject: 'Your profile is verified' });
    expect(letter?.text).toContain('Hello Ada,');
    expect(letter?.html).toContain('/profile');
    await socket.dispose();
  });

  it('rejects with a reason, which the person reads; a new selfie may follow', async () => {
    const id = await waits();
    for (const reason of [undefined, null, '', '   ']) {
      expect(await review(id, 'REJECT', { reason })).toMatchObject({
        __typename: 'InvalidInput',
        fieldErrors: [{ path: 'reason', message: 'Please give a reason' }],
      });
    }
    expect(await review(id, 'REJECT', { reason: 'x'.repeat(501) })).toMatchObject({
      message: 'Reason must be at most 500 characters',
    });
    expect(await own()).toMatchObject({ verification: { status: 'PENDING' } });
    const reason = 'The face is hidden behind <b>glasses</b>.';
    expect(await review(id, 'REJECT', { reason: ` ${reason} ` })).toMatchObject({ verification: { reason } });
    expect(await own()).toEqual({
      verification: { id, status: 'REJECTED', reason },
      profile: { isVerified: false, isBirthDateFrozen: false },
    });
    await sendVerificationLetter(app.deps, { verificationId: id });
    const letter = app.mails.find(({ to }) => to === ada.email);
    expect(letter?.subject).toBe('We could not verify your profile');
    expect(letter?.text).toContain(reason);
    expect(letter?.html).not.toContain('<b>glasses</b>');
    const next = await waits();
    expect(await own()).toMatchObject({ verification: { id: next, status: 'PENDING', reason: null } });
    expect(await rowsOf(ada)).toHaveLength(2);
  });

  it('takes back what an earlier review confirmed, when a later selfie is rejected', async () => {
    await review(await waits(), 'APPROVE');
    const second = await waits();
    expect(await own()).toMatchObject({ profile: { isVerified: true, isBirthDateFrozen: true } });
    await review(second, 'REJECT', { reason: 'Somebody else' });
    expect(await own()).toMatchObject({
      verification: { status: 'REJECTED' },
      profile: { isVerified: false, isBirthDateFrozen: false },
    });
    expect(await profileOf(ada)).toMatchObject({ verificationStatus: 'rejected', dateOfBirthVerifiedAt: null });
  });

  it('is never of one’s own selfie', async () => {
    const other = await newAdmin(app, 'Yakubu', {});
    const id = await waits(other);
    await sleep(limits.session.verdictMs + 50);
    for (const decision of ['APPROVE', 'REJECT']) {
      for (const isDryRun of [true, false]) {
        expect(await review(id, decision, { isDryRun, reason: 'me' }, other)).toEqual({
          ...gone,
          message: 'Another administrator must review your own selfie.',
        });
      }
    }
    expect(await own(other)).toMatchObject({ verification: { status: 'PENDING' } });
    expect(await review(id, 'APPROVE')).toMatchObject({ verification: { status: 'APPROVED' } });
  });

  it('stands although nobody can be told of it at that moment', async () => {
    const id = await waits();
    vi.spyOn(app.deps.bus, 'publish').mockRejectedValueOnce(new Error('the bus is away'));
    expect(await review(id, 'APPROVE')).toMatchObject({ __typename: 'ReviewVerificationSuccess' });
    expect(await own()).toMatchObject({ profile: { isVerified: true } });
    expect(await auditOf(ada)).toHaveLength(1);
  });

  it('by fifty reviewers at once decides once', async () => {
    const id = await waits();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => review(id, n % 2 === 0 ? 'APPROVE' : 'REJECT', { reason: `reason ${n}` })),
    );
    const decided = answers.filter(({ __typename }) => __typename === 'ReviewVerificationSuccess');
    expect(decided).toHaveLength(1);
    expect(answers.filter((answer) => answer !== decided[0])).toEqual(Array(49).fill(notWaiting));
    expect(await auditOf(ada)).toHaveLength(1);
    const isApproved = decided[0].verification.status === 'APPROVED';
    expect((await own()).profile.isVerified).toBe(isApproved);
  });

  it('never crosses a new selfie: what was reviewed is not replaced, and what was replaced is not reviewed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id, next] = [await waits(), await selfie()];
      const [verdict] = await Promise.all([review(id, 'APPROVE'), submit(next)]);
      const states = (await rowsOf(ada)).filter((row) => [id, next].includes(row.id));
      expect(states.find((row) => row.id === next)?.status).toBe('pending');
      expect(states.find((row) => row.id === id)?.status).toBe(
        verdict.__typename === 'ReviewVerificationSuccess' ? 'approved' : undefined,
      );
    }
  });

  it('is for administrators only, of a selfie that waits', async () => {
    const id = await waits();
    const { errors } = await app.gql(REVIEW, { input: { verificationId: id, decision: 'APPROVE' } }, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    for (const other of [crypto.randomUUID(), 'no-uuid']) {
      for (const isDryRun of [true, false]) expect(await review(other, 'APPROVE', { isDryRun })).toEqual(notWaiting);
    }
    await review(id, 'APPROVE');
    expect(await review(id, 'APPROVE', { isDryRun: true })).toEqual(notWaiting);
  });

  it('writes no letter about a selfie that is gone or waits', async () => {
    const id = await waits();
    await sendVerificationLetter(app.deps, { verificationId: id });
    await sendVerificationLetter(app.deps, { verificationId: crypto.randomUUID() });
    expect(app.mails.filter(({ to }) => to === ada.email)).toEqual([]);
  });
});

describe('the tick', () => {
  const ORDER = 'mutation($input: ReorderPhotosInput!) { reorderPhotos(input: $input) { __typename } }';
  const DELETE = `mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename
    ... on DeletePhotoSuccess { viewer { verification { id } profile { isVerified } } } } }`;
  const photo = async (purpose: 'AVATAR' | 'PHOTO'): Promise<string> => {
    app.clock.advance(1_000);
    const id = await uploaded(app, ada, bytes, purpose);
    expect(await complete(app, ada, id)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
    return id;
  };
  const reorder = (photoIds: string[]) => app.gql(ORDER, { input: { photoIds } }, ada.accessToken);
  const remove = (photoId: string) => app.gql(DELETE, { input: { photoId } }, ada.accessToken);
  const approve = async (): Promise<string> => {
    const id = await waits();
    app.clock.advance(1_000);
    await review(id, 'APPROVE');
    expect(await own()).toMatchObject({ verification: { id, status: 'APPROVED' }, profile: { isVerified: true } });
    return id;
  };
  const ended = { verification: null, profile: { isVerified: false, isBirthDateFrozen: true } };

  it('stays with photos that were there, whichever is the main one, and with more of them', async () => {
    const [first, second] = [await photo('PHOTO'), await photo('PHOTO')];
    await approve();
    const later = await photo('PHOTO');
    const query = '{ viewer { profile { reviewedPhotos { id } } } }';
    const reviewed = async () => (await app.gql(query, {}, ada.accessToken)).data.viewer.profile.reviewedPhotos;
    expect(await reviewed()).toEqual([{ id: first }, { id: second }]);
    await reorder([second, first, later]);
    await remove(second);
    expect(await reviewed()).toEqual([{ id: first }]);
    expect(await own()).toMatchObject({ verification: { status: 'APPROVED' }, profile: { isVerified: true } });
  });

  it.each([
    ['uploaded as the main one', async (_: string) => void (await photo('AVATAR'))],
    ['put in front', async (first: string) => void (await reorder([await photo('PHOTO'), first]))],
    [
      'left when that before it was deleted',
      async (first: string) => {
        await photo('PHOTO');
        expect((await remove(first)).data.deletePhoto.viewer).toEqual({
          verification: null,
          profile: { isVerified: false },
        });
      },
    ],
  ])('ends with a main photo that came after the review: %s', async (_, change) => {
    const first = await photo('AVATAR');
    await approve();
    await change(first);
    expect(await own()).toEqual(ended);
    expect(await profileOf(ada)).toMatchObject({ verified: false, verificationStatus: null });
    const { data } = await app.gql(`{ profile(id: "${ada.id}") { isVerified } }`, {}, admin.accessToken);
    expect(data.profile).toEqual({ isVerified: false });
    // The next selfie brings it back.
    await approve();
  });

  it('ends with a photo that was on its way during the review, and with the first one of all', async () => {
    const id = await uploaded(app, ada, bytes, 'AVATAR');
    await approve();
    app.clock.advance(1_000);
    await complete(app, ada, id);
    expect(await own()).toEqual(ended);
  });

  it('ends while another selfie waits, which goes on waiting', async () => {
    await photo('AVATAR');
    await approve();
    const next = await waits();
    await photo('AVATAR');
    expect(await own()).toMatchObject({
      verification: { id: next, status: 'PENDING' },
      profile: { isVerified: false, isBirthDateFrozen: true },
    });
    expect(await profileOf(ada)).toMatchObject({ verificationStatus: 'pending' });
  });

  it('is given wholly before or after the photos change: a review waits for what changes them at this moment', async () => {
    const id = await waits();
    let verdict: Promise<Data> = Promise.resolve();
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', ada.id).forNoKeyUpdate().execute();
      verdict = review(id, 'APPROVE');
      await sleep(500);
      expect(await rowsOf(ada)).toMatchObject([{ status: 'pending' }]);
    });
    expect(await verdict).toMatchObject({ verification: { status: 'APPROVED' } });
  });
});

describe('the list of selfies', () => {
  it('has those that wait longest first, page by page, each once', async () => {
    await app.db.deleteFrom('verifications').execute();
    const ids: string[] = [];
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => newcomer(app, `Person ${'abcde'[n]}`)));
    for (const one of people) {
      ids.push(await waits(one));
      // Two of the same instant, told apart by their ids.
      if (ids.length !== 2) app.clock.advance(1_000);
    }
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Data = await listed({ first: 2, after });
      found.push(...page.nodes.map((node: Data) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect([found[0], found[3], found[4]]).toEqual([ids[0], ids[3], ids[4]]);
    expect((await listed({ status: 'REJECTED' })).nodes).toEqual([]);
    for (const variables of [{ first: 0 }, { after: 'nonsense' }]) {
      const { errors } = await app.gql(LIST, variables, admin.accessToken);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('npm run admin', () => {
  it('lists what waits and decides it', async () => {
    const env = { ZOBO_URL: app.url, LOG_LEVEL: 'silent' } as NodeJS.ProcessEnv;
    const credentials = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    const script = {
      ...env,
      ADMIN_TOKEN: await run(['create-token', '--scopes', 'users_read,verification_review'], {
        ...env,
        ...credentials,
      }),
    };
    await app.db.deleteFrom('verifications').execute();
    expect(await run(['verifications'], script)).toBe('No selfie waits for a review.');
    expect(await run(['verifications', '--json'], script)).toBe('[]');
    const photoId = await uploaded(app, ada, bytes, 'AVATAR');
    await complete(app, ada, photoId);
    const id = await waits();
    const [row, ...others] = JSON.parse(await run(['verifications', '--json'], script));
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id,
      email: ada.email,
      photos: [`${app.url}/photos/${photoId}/1080.jpeg${consolePhotoQuery(app.deps, photoId)}`],
    });
    expect((await fetch(row.selfie)).status).toBe(200);
    expect(await run(['verifications'], script)).toContain(`${id}  `);

    const decide = (...args: string[]) => run(['review-verification', ...args], script);
    expect(await decide(id, 'approve', '--dry-run')).toBe(
      `Nothing was stored: the selfie of ${ada.email} would be approved.`,
    );
    for (const [args, code] of [
      [[id], 'USAGE'],
      [[id, 'maybe'], 'USAGE'],
      [[id, 'reject'], 'INVALID_INPUT'],
      [[crypto.randomUUID(), 'approve'], 'NOT_AVAILABLE'],
    ] as [string[], string][]) {
      await expect(decide(...args), args.join(' ')).rejects.toMatchObject({ code });
    }
    await expect(run(['verifications', 'all'], script)).rejects.toMatchObject({ code: 'USAGE' });
    await expect(run(['verifications'], env)).rejects.toMatchObject({ code: 'USAGE' });
    expect(await decide(id, 'reject', '--reason', 'Too dark')).toBe(`The selfie of ${ada.email} is rejected.`);
    expect(await own()).toMatchObject({ verification: { status: 'REJECTED', reason: 'Too dark' } });
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
    expect(await run(['--help'], env)).toContain('review-verification <id> approve|reject');
  });
});

it('the numbers are those that were promised', () => {
  expect(limits.selfie).toMatchObject({ keptMs: 30 * DAY, addressMs: 3_600_000 });
});
