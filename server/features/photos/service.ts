import { limits } from '#rules/limits.ts';
import { messages, photoTypes, tooLarge, uploadRule } from '#rules/photos.ts';
import { check } from '#rules/validation.ts';
import { sendPhotoRevocation } from '#server/auth/revocation.ts';
import { appScoped } from '#server/base/app-state.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import { idOf, secretId } from '#server/base/ids.ts';
import { singleFlight } from '#server/base/single-flight.ts';
import type { PhotoParent } from '#server/contract/mappers.ts';
import type {
  CompletePhotoUploadInput,
  CreatePhotoUploadInput,
  DeletePhotoInput,
  ReorderPhotosInput,
} from '#server/contract/resolvers.generated.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { giveUpFiles, removeFiles } from '#server/platform/jobs/files.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { masterFolder, photoFolder, selfieFolder, uploadKey } from '#server/ports/storage-keys.ts';
import { reopen } from './lib/decoding.ts';
import { renditionsOf, webpOf } from './lib/encoding.ts';
import { type Likeness, likenesses } from './lib/likeness.ts';
import { shownPhoto } from './loaders.ts';
import * as queries from './queries.ts';
import {
  AFTER_LETTERS,
  type Completion,
  complete,
  inPersonsTurn,
  isFull,
  MAIN,
  masterKey,
  type Rejected,
  rejected,
  shownFiles,
  store,
  take,
} from './rebuild-service.ts';
import { deleteLikenesses, insertLikenesses, unflag } from './removal-queries.ts';
import { uploadUrl } from './upload-service.ts';

/** A process that crashed before showing the photo leaves finished files too. */
const filesOf = ({ id, purpose }: Pick<PhotoRow, 'id' | 'purpose'>): string[] => [
  uploadKey(id),
  ...(purpose === 'selfie' ? [selfieFolder(id)] : shownFiles(id)),
];

const notAvailable = (message: string = messages.noPhoto) => userError('NotAvailable', 'not_available', message);

const isTakenType = (type: string): boolean => (photoTypes as readonly string[]).includes(type);

/** A new main photo or selfie replaces a reserved one; several further photos may be reserved at once. */
export async function createPhotoUpload(ctx: Context, input: CreatePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(uploadRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { contentType, byteSize, purpose } = checked.value;
  if (!isTakenType(contentType)) return rejected(messages.notAnImage);
  const refusal = tooLarge(purpose, byteSize);
  if (refusal !== null) return rejected(refusal);
  // This check spares people the upload; completing the upload counts exactly.
  if (purpose === 'photo' && isFull(await queries.countReady(ctx.db, userId))) return rejected(messages.manyPhotos);
  const now = ctx.clock();
  const id = secretId(ctx);
  const keep = purpose === 'photo' ? limits.reservedPhotos - 1 : 0;
  await inTransaction(ctx, async (tx) => {
    await queries.lockPhotosOf(tx.db, userId);
    const replaced = await queries.deleteReservationsOf(tx.db, userId, purpose, keep);
    await queries.insertPhoto(tx.db, { id, userId, purpose, state: 'reserved', contentType, byteSize, createdAt: now });
    await giveUpFiles(tx, replaced.flatMap(filesOf));
  });
  const url = uploadUrl(ctx.config.appSecret, id, now.getTime() + limits.uploadMs);
  return { __typename: 'CreatePhotoUploadSuccess' as const, photoId: id, uploadUrl: url };
}

/** Single-flight by photo: parallel completions decode the bytes once. */
const completions = appScoped(() => new Map<string, Promise<Completion>>());

/** A repeat after a lost answer succeeds. A refused file is deleted. */
export async function completePhotoUpload(ctx: Context, input: CompletePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.photoId);
  const known = id === null ? undefined : await queries.photoById(ctx.db, id);
  if (known?.userId !== userId || known.purpose === 'selfie') return notAvailable();
  const photo =
    known.state === 'ready'
      ? known
      : await singleFlight(completions(ctx), known.id, () => inPersonsTurn(ctx, userId, () => complete(ctx, known.id)));
  // The completion may have run on the context of another request.
  ctx.load.clearAll();
  if (photo === null) return notAvailable();
  if ('code' in photo) return photo;
  return { __typename: 'CompletePhotoUploadSuccess' as const, photo: shownPhoto(photo), viewer: { id: userId } };
}

export async function photosShownBefore(ctx: Context, userId: string, instant: Date): Promise<PhotoParent[]> {
  const photos = await queries.readyPhotosOf(ctx.db, [userId]);
  return photos.filter(({ createdAt }) => createdAt < instant).map(shownPhoto);
}

async function tellMainPhoto(ctx: Context, userId: string): Promise<void> {
  const [main] = await queries.readyPhotosOf(ctx.db, [userId]);
  if (main !== undefined) await ctx.hooks.changeMainPhoto(ctx, userId, main.createdAt);
}

/** False when the photo is gone. Call it in a transaction. */
export async function takeDown(tx: Context, userId: string, id: string): Promise<boolean> {
  await queries.lockPhotosOf(tx.db, userId);
  const photo = await queries.deletePhoto(tx.db, userId, id);
  if (photo === undefined) return false;
  if (photo.displayOrder !== null) await queries.closeGap(tx.db, userId, photo.displayOrder);
  if (photo.displayOrder === MAIN) await tellMainPhoto(tx, userId);
  await sendPhotoRevocation(tx, [photo.id]);
  await giveUpFiles(tx, filesOf(photo));
  return true;
}

/** The photos behind it move up, so that the second becomes the main one. */
export async function deletePhoto(ctx: Context, input: DeletePhotoInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.photoId);
  const isGone = id !== null && (await inTransaction(ctx, (tx) => takeDown(tx, userId, id)));
  if (!isGone) return notAvailable();
  return { __typename: 'DeletePhotoSuccess' as const, viewer: { id: userId } };
}

/** The input must name each photo once. */
export async function reorderPhotos(ctx: Context, input: ReorderPhotosInput) {
  const { userId } = requireViewer(ctx);
  const wanted = new Set(input.photoIds.map(idOf));
  const isOrder = await inTransaction(ctx, async (tx) => {
    await queries.lockPhotosOf(tx.db, userId);
    const photos = await queries.readyPhotosOf(tx.db, [userId]);
    const ids = [...wanted].filter((id) => id !== null);
    const isWhole = input.photoIds.length === photos.length && photos.every(({ id }) => wanted.has(id));
    if (!isWhole) return false;
    await queries.setOrder(tx.db, userId, ids);
    await tellMainPhoto(tx, userId);
    return true;
  });
  if (!isOrder) return notAvailable(messages.otherPhotos);
  return { __typename: 'ReorderPhotosSuccess' as const, viewer: { id: userId } };
}

/** A `Rejected` when the selfie is no photo; null when there is none. */
export async function rebuildSelfie(
  ctx: Context,
  userId: string,
  id: string,
  size: number,
): Promise<Buffer | Rejected | null> {
  const known = await queries.photoById(ctx.db, id);
  if (known?.userId !== userId || known.purpose !== 'selfie') return null;
  return inPersonsTurn(ctx, userId, async () => {
    const taken = await take(ctx, id);
    if (taken === null || 'code' in taken) return taken;
    return 'decoded' in taken ? webpOf(taken.decoded.pixels, size) : null;
  });
}

export async function holdPhotos(ctx: Context, userId: string): Promise<void> {
  await queries.lockPhotosOf(ctx.db, userId);
}

/** False when the reservation is gone. Deletes the bytes after the commit. Call it in a transaction. */
export async function takeSelfie(ctx: Context, userId: string, id: string): Promise<boolean> {
  await queries.lockPhotosOf(ctx.db, userId);
  const taken = (await queries.deleteReservation(ctx.db, id)) !== undefined;
  if (taken) await giveUpFiles(ctx, [uploadKey(id)]);
  return taken;
}

/** Makes the size for cards of a photo that is older than that size, from its largest one. */
async function addCardSize(deps: Deps, id: string): Promise<void> {
  const { storage } = deps.ports;
  const webp = (size: number) => storage.read(`${photoFolder(id)}${size}.webp`);
  if ((await webp(limits.photoSizes.card)) !== null) return;
  const large = await webp(limits.photoSizes.large);
  // WebP comes last: if it is there, all are.
  if (large !== null)
    await store(deps, id, await renditionsOf(await reopen(large), ['avif', 'jpeg', 'webp'], ['card']));
}

/** For a photo that lacks the size for cards. */
export async function askForCardSize(deps: Deps, photoId: string): Promise<void> {
  await enqueue(deps, 'makeAvif', { photoId }, { key: `card:${photoId}`, priority: AFTER_LETTERS });
}

/** Deletes the lossless master, from which the AVIF is made. It may run twice. */
export async function makeAvif(deps: Deps, { photoId }: Jobs['makeAvif']): Promise<void> {
  const master = await deps.ports.storage.read(masterKey(photoId));
  if (master === null) await addCardSize(deps, photoId);
  else await store(deps, photoId, await renditionsOf(await reopen(master), ['avif']));
  // Read last: if the photo was deleted in the meantime, the files written here are removed here.
  const isShown = (await queries.photoById(deps.db, photoId))?.state === 'ready';
  await removeFiles(deps, { keys: isShown ? [masterFolder(photoId)] : shownFiles(photoId) });
}

/** For bytes that never came, or were never completed. */
export async function purgeUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - limits.reservedPhotoMs);
  await inTransaction(createContext(deps, null, { ip: '', label: 'purgeUploads' }), async (tx) => {
    const gone = await queries.deleteReservationsBefore(tx.db, before);
    await giveUpFiles(tx, gone.flatMap(filesOf));
  });
}

export async function shownPhotoRow(ctx: Context, id: string): Promise<PhotoRow | null> {
  const photo = await queries.photoById(ctx.db, id);
  return photo?.state === 'ready' ? photo : null;
}

/** From the photo's largest size; empty when its files are gone. */
export async function likenessesOf(ctx: Context, id: string): Promise<Likeness[]> {
  const bytes = await ctx.ports.storage.read(`${photoFolder(id)}${limits.photoSizes.large}.webp`);
  return bytes === null ? [] : likenesses(await reopen(bytes));
}

/** A new upload of the photo is recognised then. */
export async function keepLikenesses(tx: Context, id: string, found: readonly Likeness[]): Promise<void> {
  await insertLikenesses(tx.db, id, found, tx.clock());
}

export async function forgetLikenesses(tx: Context, id: string): Promise<void> {
  await deleteLikenesses(tx.db, id);
}

/** Null when the photo has no flag (any more). */
export async function clearFlag(tx: Context, id: string): Promise<PhotoRow | null> {
  return (await unflag(tx.db, id)) ?? null;
}
