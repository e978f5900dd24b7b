/** Photos that moderators remove: gone everywhere, told to their owner, and known when they come again. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { purgeLikenesses } from '#server/features/photos/removal-service.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { noisy } from '#tests/factories/pictures.ts';
import { complete, photoPath, uploaded } from '#tests/factories/uploads.ts';
import { ask } from '#tests/setup/ask.ts';
import { listening } from '#tests/setup/listening.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const ERROR = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const REMOVE = `mutation($input: RemovePhotoInput!) { removePhoto(input: $input) { __typename
  ... on RemovePhotoSuccess { isDryRun user { id photos { id } warnings { photoId reason } } } ${ERROR} } }`;
const LIFT = `mutation($input: LiftPhotoRemovalInput!) { liftPhotoRemoval(input: $input) { __typename
  ... on LiftPhotoRemovalSuccess { isDryRun user { id } } ${ERROR} } }`;
const KEEP = `mutation($input: KeepPhotoInput!) { keepPhoto(input: $input) { __typename
  ... on KeepPhotoSuccess { isDryRun photoId } ... on UserError { code message } } }`;
const QUEUE = `{ admin { totals { flaggedPhotos } flaggedPhotos { nodes { id flaggedAt user { id } photo { id url } } } } }`;
const OWN = '{ viewer { photos { id } warning { reason isAboutPhoto } } }';
const EVENTS = 'subscription { viewerEvents { __typename ... on WarningGiven { viewer { warning { reason } } } } }';

let on: Moderation;
let ada: Person;
/** Nothing else looks like it. */
let picture: Buffer;
beforeAll(async () => {
  on = await startModeration();
  picture = await noisy(600, 800, 60);
});
beforeEach(async () => {
  await openWindows(on.app);
  ada = await person(on.app, 'Ada');
});
afterAll(() => on.app.stop());

const remove = (input: object, by = on.admin) => ask(on.app, REMOVE, { reason: 'A nude', ...input }, by.accessToken);
const lift = (photoId: string) => ask(on.app, LIFT, { photoId, reason: 'A mistake' }, on.admin.accessToken);
const keep = (photoId: string) => ask(on.app, KEEP, { photoId }, on.admin.accessToken);
const queue = async () => (await on.app.gql(QUEUE, {}, on.admin.accessToken)).data.admin;
const own = async () => (await on.app.gql(OWN, {}, ada.accessToken)).data.viewer;
const status = async (id: string, size = 320) =>
  (await fetch(`${on.app.url}${photoPath(on.app, id, `${size}.webp`)}`)).status;
async function shown(bytes: Buffer, by = ada): Promise<string> {
  const id = await uploaded(on.app, by, bytes);
  expect(await complete(on.app, by, id)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  return id;
}
const isFlagged = async (id: string) =>
  (await queue()).flaggedPhotos.nodes.some((one: { id: string }) => one.id === id);

it('is gone at once with its files, its owner reads why, and the next photo takes its place; a dry run does nothing', async () => {
  const [first, second] = [await shown(picture), await shown(await noisy(400, 300, 40))];
  const heard = await listening(on.app, ada.accessToken, EVENTS);
  expect([await status(first), await status(first, 480)]).toEqual([200, 200]);
  expect(await remove({ photoId: first, isDryRun: true })).toMatchObject({ isDryRun: true, user: { id: ada.id } });
  expect((await own()).photos).toHaveLength(2);
  expect(await on.audited(ada)).toEqual([]);

  expect(await remove({ photoId: first })).toMatchObject({
    isDryRun: false,
    user: { id: ada.id, photos: [{ id: second }], warnings: [{ photoId: first, reason: 'A nude' }] },
  });
  expect((await heard.next()).data.viewerEvents).toMatchObject({ viewer: { warning: { reason: 'A nude' } } });
  heard.close();
  expect([await status(first), await status(first, 480)]).toEqual([404, 404]);
  expect(await own()).toEqual({ photos: [{ id: second }], warning: { reason: 'A nude', isAboutPhoto: true } });
  expect(await on.audited(ada)).toEqual(['remove_photo']);
  const [letter] = await on.letters(ada);
  expect(letter).toMatchObject({ subject: 'We removed a photo of yours', text: expect.stringContaining('A nude') });
  expect(letter?.text).toContain('/support');
  for (const size of [320, 480])
    expect(await on.app.deps.ports.storage.read(`photos/${first}/${size}.webp`)).toBeNull();
});

it('is removed once, however many administrators do so at once, and by nobody else', async () => {
  const id = await shown(await noisy(400, 400, 50));
  const { errors } = await on.app.gql(REMOVE, { input: { photoId: id, reason: 'x' } }, ada.accessToken);
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect(await remove({ photoId: id, reason: ' ' })).toMatchObject({ fieldErrors: [{ path: 'reason' }] });
  for (const photoId of ['abc', crypto.randomUUID()])
    expect(await remove({ photoId })).toMatchObject({ code: 'NOT_AVAILABLE' });
  const answers = await Promise.all(Array.from({ length: 50 }, () => remove({ photoId: id })));
  expect(answers.filter(({ __typename }) => __typename === 'RemovePhotoSuccess')).toHaveLength(1);
  expect((await own()).warning).toMatchObject({ isAboutPhoto: true });
  expect(await on.audited(ada)).toEqual(['remove_photo']);
});

it('is known when it comes again: smaller, mirrored or cut; another photo is not; a person decides', async () => {
  await remove({ photoId: await shown(picture) });
  const bola = await person(on.app, 'Bola');
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const middle = { left: width * 0.1, top: height * 0.1, width: width * 0.8, height: height * 0.8 };
  const again = [
    await sharp(picture).resize(300).jpeg({ quality: 60 }).toBuffer(),
    await sharp(picture).flop().jpeg().toBuffer(),
    await sharp(picture).extract(middle).jpeg().toBuffer(),
  ];
  const ids = [];
  for (const bytes of again) ids.push(await shown(bytes, bola));
  const other = await shown(await noisy(500, 500, 25), bola);
  const { totals, flaggedPhotos } = await queue();
  expect(flaggedPhotos.nodes.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(totals.flaggedPhotos).toBe(3);
  expect(flaggedPhotos.nodes[0]).toMatchObject({ user: { id: bola.id }, photo: { id: ids[0] } });
  expect(await isFlagged(other)).toBe(false);
  // Marked, and shown all the same: a likeness is no proof.
  expect(await status(ids[0] ?? '')).toBe(200);

  expect(await keep(ids[0] ?? '')).toEqual({ __typename: 'KeepPhotoSuccess', isDryRun: false, photoId: ids[0] });
  expect(await keep(ids[0] ?? '')).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect(await keep('abc')).toMatchObject({ code: 'NOT_AVAILABLE' });
  await remove({ photoId: ids[1] });
  expect((await queue()).flaggedPhotos.nodes.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
  expect(await on.audited(bola)).toEqual(expect.arrayContaining(['keep_photo', 'remove_photo']));
});

it('of an administrator is for another one to decide', async () => {
  const id = await shown(await noisy(512, 384, 32), on.admin);
  const own = { code: 'NOT_AVAILABLE', message: 'Somebody else has to decide about a photo of yours.' };
  expect(await remove({ photoId: id })).toMatchObject(own);
  await on.app.db.updateTable('profilePhotos').set({ flaggedAt: on.app.clock.now() }).where('id', '=', id).execute();
  expect(await keep(id)).toMatchObject(own);
  const other = await newAdmin(on.app, 'Yemi');
  expect(await remove({ photoId: id }, other)).toMatchObject({ __typename: 'RemovePhotoSuccess' });
  expect(await lift(id)).toMatchObject(own);
});

it('may be shown again once the removal is taken back, and after two years', async () => {
  const fresh = await noisy(640, 480, 48);
  const id = await shown(fresh);
  await remove({ photoId: id });
  expect(await isFlagged(await shown(fresh))).toBe(true);
  expect(await lift('abc')).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect(await lift(crypto.randomUUID())).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect(await lift(id)).toMatchObject({ __typename: 'LiftPhotoRemovalSuccess', user: { id: ada.id } });
  expect(await lift(id)).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect((await own()).warning).toBeNull();
  expect(await isFlagged(await shown(fresh))).toBe(false);
  expect((await on.letters(ada)).map(({ subject }) => subject)).toContain('You may show your photo again');

  const old = await noisy(480, 640, 44);
  await remove({ photoId: await shown(old) });
  on.app.clock.advance(limits.photoLikeness.keptMs + 1_000);
  await purgeLikenesses(on.app.deps);
  expect((await on.app.db.selectFrom('removedPhotoHashes').selectAll().execute()).length).toBe(0);
});
