import { limits } from '#rules/limits.ts';
import { messages, photoTypes, tooLarge, uploadRule } from '#rules/photos.ts';
import { check } from '#rules/validation.ts';
import { type Context, createContext, type Deps } from '#server/context.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput, rateLimited } from '#server/errors.ts';
import { idOf, secretId } from '#server/ids.ts';
import { giveUpFiles, removeFiles } from '#server/jobs/files.ts';
import { enqueue, type Jobs } from '#server/jobs/queue.ts';
import { once } from '#server/once.ts';
import { perApp } from '#server/per-app.ts';
import { requireViewer } from '#server/policy.ts';
import { masterFolder, photoFolder, selfieFolder, uploadKey } from '#server/ports/storage-keys.ts';
import { sendPhotoKill } from '#server/realtime/kills.ts';
import type {
  CompletePhotoUploadInput,
  CreatePhotoUploadInput,
  DeletePhotoInput,
  ReorderPhotosInput,
} from '#server/resolvers.generated.ts';
import { refundPoint, spendPoint } from '#server/throttles.ts';
import { type Decoded, decode, inDecodingTurn, reopen, type Undecodable } from './decoding.ts';
import { masterOf, type Rendition, renditionsOf, thumbHashOf, webpOf } from './encoding.ts';
import { shownPhoto } from './loaders.ts';
import * as queries from './queries.ts';
import { uploadUrl } from './receiving.ts';

const MAIN = 0;
/** An AVIF takes seconds, and nobody waits for it. */
const AFTER_LETTERS = 10;

const masterKey = (id: string): string => `${masterFolder(id)}${limits.photoSizes.large}.png`;
const shownFiles = (id: string): string[] => [photoFolder(id), masterFolder(id)];
/** All files of a reservation: finished ones too, which a process that ended before it could show them leaves behind. */
const filesOf = ({ id, purpose }: Pick<PhotoRow, 'id' | 'purpose'>): string[] => [
  uploadKey(id),
  ...(purpose === 'selfie' ? [selfieFolder(id)] : shownFiles(id)),
];

const rejected = (message: string) => ({
  __typename: 'PhotoRejected' as const,
  code: 'photo_rejected' as const,
  message,
});
type Rejected = ReturnType<typeof rejected>;

const notAvailable = (message: string = messages.noPhoto) => ({
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message,
});

const isTakenType = (type: string): boolean => (photoTypes as readonly string[]).includes(type);
const isFull = (ready: number): boolean => ready > limits.morePhotos;

/**
 * Reserves a photo and signs the address for its bytes. A new main photo or selfie takes the place of one that is on its way; of
 * further photos, several may be.
 */
export async function createPhotoUpload(ctx: Context, input: CreatePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(uploadRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { contentType, byteSize, purpose } = checked.value;
  if (!isTakenType(contentType)) return rejected(messages.notAnImage);
  const refusal = tooLarge(purpose, byteSize);
  if (refusal !== null) return rejected(refusal);
  // Told here to spare people the upload; completing it counts exactly.
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

async function store(deps: Deps, id: string, renditions: readonly Rendition[]): Promise<void> {
  for (const { size, format, bytes } of renditions) {
    await deps.ports.storage.put(`${photoFolder(id)}${size}.${format}`, bytes, `image/${format}`);
  }
}

type Completion = PhotoRow | Rejected | null;

/** Shows a reserved photo: as the main one in the place of the last, or behind all others while there is room. Null when the reservation is gone. */
async function show(
  ctx: Context,
  { id, userId, purpose }: PhotoRow,
  facts: Omit<queries.Shown, 'displayOrder' | 'createdAt'>,
) {
  return inTransaction(ctx, async (tx): Promise<Completion> => {
    await queries.lockPhotosOf(tx.db, userId);
    const place = purpose === 'avatar' ? MAIN : await queries.countReady(tx.db, userId);
    if (isFull(place)) {
      await queries.deleteReservation(tx.db, id);
      await giveUpFiles(tx, [uploadKey(id), ...shownFiles(id)]);
      return rejected(messages.manyPhotos);
    }
    const photo = await queries.showPhoto(tx.db, id, { ...facts, displayOrder: place, createdAt: tx.clock() });
    if (photo === undefined) return (await queries.photoById(tx.db, id)) ?? null;
    const replaced = await queries.deletePhotoAt(tx.db, userId, place, id);
    await sendPhotoKill(
      tx,
      replaced.map((one) => one.id),
    );
    if (place === MAIN) await tx.ports.changeMainPhoto(tx, userId, photo.createdAt);
    await enqueue(tx, 'makeAvif', { photoId: id }, { priority: AFTER_LETTERS });
    await giveUpFiles(tx, [uploadKey(id), ...replaced.flatMap((one) => shownFiles(one.id))]);
    return photo;
  });
}

const refusals: Readonly<Record<Undecodable, string>> = {
  'no image': messages.notAnImage,
  huge: messages.hugePhoto,
  late: messages.slowPhoto,
};

async function refuse(ctx: Context, id: string, why: Undecodable): Promise<Rejected> {
  await inTransaction(ctx, async (tx) => {
    await queries.deleteReservation(tx.db, id);
    await giveUpFiles(tx, [uploadKey(id)]);
  });
  return rejected(refusals[why]);
}

/** Runs in the decoding turn of a person. A file that is refused costs them a point of their window, and without one it is not opened. */
async function inPersonsTurn<T extends PhotoRow | Rejected | Buffer | null>(
  ctx: Context,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  return inDecodingTurn(userId, async () => {
    const spend = ['failedPhotosOfAccount', userId] as const;
    const waitMs = await spendPoint(ctx, spend);
    if (waitMs > 0) throw rateLimited(messages.manyFailedPhotos, Math.ceil(waitMs / 1000));
    let isSpent = false;
    try {
      const result = await work();
      isSpent = result !== null && 'message' in result && Object.values(refusals).includes(result.message);
      return result;
    } finally {
      if (!isSpent) await refundPoint(ctx, spend);
    }
  });
}

/** The pixels of a reserved photo; else what its completion comes to: shown already, no photo, or null when it or its bytes are gone. */
async function take(ctx: Context, id: string): Promise<{ reserved: PhotoRow; decoded: Decoded } | Completion> {
  const bytes = await ctx.ports.storage.read(uploadKey(id));
  // Asked after the read: whoever completes the upload elsewhere shows the photo before the bytes go.
  const reserved = await queries.photoById(ctx.db, id);
  if (reserved?.state !== 'reserved') return reserved ?? null;
  if (bytes === null) return null;
  const decoded = await decode(bytes);
  return typeof decoded === 'string' ? refuse(ctx, id, decoded) : { reserved, decoded };
}

async function complete(ctx: Context, id: string): Promise<Completion> {
  const taken = await take(ctx, id);
  if (taken === null || !('decoded' in taken)) return taken;
  const { reserved, decoded } = taken;
  const { pixels, width, height } = decoded;
  try {
    await store(ctx, id, await renditionsOf(pixels, ['webp', 'jpeg']));
    await ctx.ports.storage.put(masterKey(id), await masterOf(pixels), 'image/png');
  } catch (error) {
    // A disk that is full must not stay so because of sizes that nobody will see.
    await Promise.allSettled(shownFiles(id).map((folder) => ctx.ports.storage.remove(folder)));
    throw error;
  }
  const photo = await show(ctx, reserved, { width, height, thumbHash: await thumbHashOf(pixels) });
  // Deleted while it was rebuilt: its files were given up before they were all there.
  if (photo === null) await giveUpFiles(ctx, [uploadKey(id), ...shownFiles(id)]);
  return photo;
}

/** The completions under way by photo: however often one is asked for at once, the bytes are decoded once. */
const completions = perApp(() => new Map<string, Promise<Completion>>());

/** Rebuilds the uploaded bytes and shows the photo. Repeating it after a lost answer succeeds; a refused file leaves nothing behind. */
export async function completePhotoUpload(ctx: Context, input: CompletePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.photoId);
  const known = id === null ? undefined : await queries.photoById(ctx.db, id);
  if (known?.userId !== userId || known.purpose === 'selfie') return notAvailable();
  const photo =
    known.state === 'ready'
      ? known
      : await once(completions(ctx), known.id, () => inPersonsTurn(ctx, userId, () => complete(ctx, known.id)));
  // It may have run on the context of another request.
  ctx.load.clearAll();
  if (photo === null) return notAvailable();
  if ('code' in photo) return photo;
  return { __typename: 'CompletePhotoUploadSuccess' as const, photo: shownPhoto(photo), viewer: { id: userId } };
}

async function tellMainPhoto(ctx: Context, userId: string): Promise<void> {
  const [main] = await queries.readyPhotosOf(ctx.db, [userId]);
  if (main !== undefined) await ctx.ports.changeMainPhoto(ctx, userId, main.createdAt);
}

/** Deletes a photo of the viewer, or one that is on its way; those behind it move up, so that the second becomes the main one. */
export async function deletePhoto(ctx: Context, input: DeletePhotoInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.photoId);
  const isGone =
    id !== null &&
    (await inTransaction(ctx, async (tx) => {
      await queries.lockPhotosOf(tx.db, userId);
      const photo = await queries.deletePhoto(tx.db, userId, id);
      if (photo === undefined) return false;
      if (photo.displayOrder !== null) await queries.closeGap(tx.db, userId, photo.displayOrder);
      if (photo.displayOrder === MAIN) await tellMainPhoto(tx, userId);
      await sendPhotoKill(tx, [photo.id]);
      await giveUpFiles(tx, filesOf(photo));
      return true;
    }));
  if (!isGone) return notAvailable();
  return { __typename: 'DeletePhotoSuccess' as const, viewer: { id: userId } };
}

/** Puts the viewer's photos in a new order, when it names each of them once. */
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

/** The uploaded selfie of a person, written anew as WebP. A Rejected when it is no photo, null when there is none. */
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

/** Until the caller's transaction ends, the photos of a person stay as they are. */
export async function holdPhotos(ctx: Context, userId: string): Promise<void> {
  await queries.lockPhotosOf(ctx.db, userId);
}

/** Ends the reservation of an uploaded selfie in the caller's transaction; its bytes go once that commits. False when it is gone. */
export async function takeSelfie(ctx: Context, userId: string, id: string): Promise<boolean> {
  await queries.lockPhotosOf(ctx.db, userId);
  const taken = (await queries.deleteReservation(ctx.db, id)) !== undefined;
  if (taken) await giveUpFiles(ctx, [uploadKey(id)]);
  return taken;
}

/** The job that adds the AVIF renditions, from the pixels without loss, which then go. Running twice does no harm. */
export async function makeAvif(deps: Deps, { photoId }: Jobs['makeAvif']): Promise<void> {
  const master = await deps.ports.storage.read(masterKey(photoId));
  if (master !== null) await store(deps, photoId, await renditionsOf(await reopen(master), ['avif']));
  // Asked last: files that are written while their photo is being deleted go here, all others there.
  const isShown = (await queries.photoById(deps.db, photoId))?.state === 'ready';
  await removeFiles(deps, { keys: isShown ? [masterFolder(photoId)] : shownFiles(photoId) });
}

/** The job by the clock: reservations whose bytes never came, or were never completed, go with what was uploaded. */
export async function purgeUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - limits.reservedPhotoMs);
  await inTransaction(createContext(deps, null, { ip: '', label: 'purgeUploads' }), async (tx) => {
    const gone = await queries.deleteReservationsBefore(tx.db, before);
    await giveUpFiles(tx, gone.flatMap(filesOf));
  });
}
