import type { Readable } from 'node:stream';
import { limits } from '#rules/limits.ts';
import { messages, photoTypes, uploadRule } from '#rules/photos.ts';
import { check } from '#rules/validation.ts';
import type { Context, Deps } from '#server/context.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput } from '#server/errors.ts';
import { idOf, secretId } from '#server/ids.ts';
import { perApp } from '#server/per-app.ts';
import { requireViewer } from '#server/policy.ts';
import type { CompletePhotoUploadInput, CreatePhotoUploadInput } from '#server/resolvers.generated.ts';
import { inDecodingTurn, type Rebuilt, rebuild } from './decoding.ts';
import {
  deletePhotoAt,
  deleteReservation,
  deleteReservationsBefore,
  deleteReservationsOf,
  insertPhoto,
  lockPhotosOf,
  photoById,
  showPhoto,
} from './queries.ts';
import { isSigned, uploadUrl } from './signing.ts';

const MAIN = 0;

const uploadKey = (id: string): string => `uploads/${id}`;
const photoFolder = (id: string): string => `photos/${id}/`;
/** All files of a reservation: renditions too, which a process that ended before it could show them leaves behind. */
const filesOf = (id: string): string[] => [uploadKey(id), photoFolder(id)];

const rejected = (message: string) => ({
  __typename: 'PhotoRejected' as const,
  code: 'photo_rejected' as const,
  message,
});

const notAvailable = () => ({
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message: messages.noPhoto,
});

const isTakenType = (type: string): boolean => (photoTypes as readonly string[]).includes(type);

/** Reserves a photo and signs the address for its bytes. A person has one reservation; a new one takes the place of the last. */
export async function createPhotoUpload(ctx: Context, input: CreatePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(uploadRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { contentType, byteSize } = checked.value;
  if (!isTakenType(contentType)) return rejected(messages.notAnImage);
  if (byteSize >= limits.avatarBytes) return rejected(messages.largeAvatar);
  const now = ctx.clock();
  const photoId = secretId(ctx);
  await inTransaction(ctx, async (tx) => {
    const replaced = await deleteReservationsOf(tx.db, userId);
    await insertPhoto(tx.db, { id: photoId, userId, state: 'reserved', contentType, byteSize, createdAt: now });
    tx.afterCommit(() => removeFiles(ctx, replaced.flatMap(filesOf)));
  });
  const url = uploadUrl(ctx.config.appSecret, photoId, now.getTime() + limits.uploadMs);
  return { __typename: 'CreatePhotoUploadSuccess' as const, photoId, uploadUrl: url };
}

export type Upload = {
  photoId: string;
  expires: string;
  signature: string;
  contentType: string;
  /** What the caller says of the body, in bytes; null when it does not say. */
  length: number | null;
  body: Readable;
};
/** `retryAfter` in seconds. */
export type UploadAnswer = { status: 204 | 403 | 404 | 409 | 413 | 415 | 503; message?: string; retryAfter?: number };

/** The whole body, or null once it is longer than it may be; it is never held beyond that. The stream stays open for the answer. */
async function readAtMost(body: Readable, bytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > bytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The photos whose bytes are arriving. */
const arriving = perApp(() => new Set<string>());

/**
 * Takes the bytes of a reserved photo as they stream in. They are shown to nobody: completing the upload rebuilds them. Once a photo
 * at a time and some at once in all, since what arrives is held in memory.
 */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  if (!isSigned(deps.config.appSecret, upload, deps.clock())) return { status: 403, message: messages.uploadExpired };
  const { atOnce, retrySeconds } = limits.uploads;
  const others = arriving(deps);
  if (others.has(upload.photoId)) return { status: 409, message: messages.uploadRunning, retryAfter: retrySeconds };
  if (others.size >= atOnce) return { status: 503, message: messages.photosBusy, retryAfter: retrySeconds };
  others.add(upload.photoId);
  try {
    return await receive(deps, upload);
  } finally {
    others.delete(upload.photoId);
  }
}

async function receive(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  const photo = await photoById(deps.db, upload.photoId);
  if (photo?.state !== 'reserved') return { status: 404, message: messages.noPhoto };
  if (upload.contentType !== photo.contentType) return { status: 415, message: messages.notAnImage };
  const isTooLong = upload.length !== null && upload.length > photo.byteSize;
  const bytes = isTooLong ? null : await readAtMost(upload.body, photo.byteSize);
  if (bytes === null) return { status: 413, message: messages.largeAvatar };
  await deps.ports.storage.put(uploadKey(photo.id), bytes, photo.contentType);
  const isStillReserved = (await photoById(deps.db, photo.id))?.state === 'reserved';
  if (!isStillReserved) await deps.ports.storage.remove(uploadKey(photo.id));
  return { status: 204 };
}

/** Removes files that no row names any more. A failure leaves bytes that nobody can reach, so it fails nothing. */
async function removeFiles(deps: Deps, prefixes: readonly string[]): Promise<void> {
  for (const prefix of prefixes) {
    await deps.ports.storage
      .remove(prefix)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a file was not removed'));
  }
}

async function store(ctx: Context, id: string, rebuilt: Rebuilt): Promise<void> {
  for (const { size, format, bytes } of rebuilt.renditions) {
    await ctx.ports.storage.put(`${photoFolder(id)}${size}.${format}`, bytes, `image/${format}`);
  }
}

/** Makes a reserved photo the main one in the place of the last; null when the reservation is gone. */
async function show(ctx: Context, reserved: PhotoRow, { width, height }: Rebuilt): Promise<PhotoRow | null> {
  return inTransaction(ctx, async (tx) => {
    await lockPhotosOf(tx.db, reserved.userId);
    const current = await photoById(tx.db, reserved.id);
    if (current?.state !== 'reserved') return current ?? null;
    const replaced = await deletePhotoAt(tx.db, reserved.userId, MAIN);
    if (replaced !== undefined) tx.afterCommit(() => removeFiles(ctx, [photoFolder(replaced)]));
    return (await showPhoto(tx.db, reserved.id, { displayOrder: MAIN, width, height })) ?? null;
  });
}

/** Decodes in turn and shows the photo; null when the reservation or its bytes are gone, 'refused' when they are no photo. */
async function completeInTurn(ctx: Context, id: string): Promise<PhotoRow | 'refused' | null> {
  return inDecodingTurn(async () => {
    const bytes = await ctx.ports.storage.read(uploadKey(id));
    // Asked after the read: whoever completes the upload elsewhere shows the photo before the bytes go.
    const reserved = await photoById(ctx.db, id);
    if (reserved?.state !== 'reserved') return reserved ?? null;
    if (bytes === null) return null;
    const rebuilt = await rebuild(bytes);
    if (rebuilt === null) {
      await deleteReservation(ctx.db, id);
      await removeFiles(ctx, [uploadKey(id)]);
      return 'refused';
    }
    await store(ctx, id, rebuilt);
    const photo = await show(ctx, reserved, rebuilt);
    await removeFiles(ctx, [uploadKey(id), ...(photo === null ? [photoFolder(id)] : [])]);
    return photo;
  });
}

/** The completions under way by photo: however often one is asked for at once, the bytes are decoded once. */
const completions = perApp(() => new Map<string, ReturnType<typeof completeInTurn>>());

function completeOnce(ctx: Context, id: string): ReturnType<typeof completeInTurn> {
  const running = completions(ctx);
  const completion = running.get(id) ?? completeInTurn(ctx, id).finally(() => running.delete(id));
  running.set(id, completion);
  return completion;
}

/** Rebuilds the uploaded bytes and shows the photo. Repeating it after a lost answer succeeds; a refused file leaves nothing behind. */
export async function completePhotoUpload(ctx: Context, input: CompletePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(input.photoId);
  const known = id === null ? undefined : await photoById(ctx.db, id);
  if (known?.userId !== userId) return notAvailable();
  const photo = known.state === 'ready' ? known : await completeOnce(ctx, known.id);
  // It may have run on the context of another request.
  ctx.load.clearAll();
  if (photo === null) return notAvailable();
  if (photo === 'refused') return rejected(messages.notAnImage);
  return { __typename: 'CompletePhotoUploadSuccess' as const, photo, viewer: { id: userId } };
}

/** The job by the clock: reservations whose bytes never came, or were never completed, go with what was uploaded. */
export async function purgeUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - limits.reservedPhotoMs);
  const ids = await deleteReservationsBefore(deps.db, before);
  await removeFiles(deps, ids.flatMap(filesOf));
}
