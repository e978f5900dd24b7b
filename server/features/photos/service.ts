import type { Readable } from 'node:stream';
import { limits } from '#rules/limits.ts';
import { messages, photoTypes, uploadRule } from '#rules/profiles.ts';
import { check } from '#rules/validation.ts';
import type { Context, Deps } from '#server/context.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput } from '#server/errors.ts';
import { isId, secretId } from '#server/ids.ts';
import { requireViewer } from '#server/policy.ts';
import type { CompletePhotoUploadInput, CreatePhotoUploadInput } from '#server/resolvers.generated.ts';
import { type Rebuilt, rebuild } from './decoding.ts';
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
    tx.afterCommit(() => removeFiles(ctx, replaced.map(uploadKey)));
  });
  const url = uploadUrl(ctx.config.appSecret, photoId, now.getTime() + limits.uploadMs);
  return { __typename: 'CreatePhotoUploadSuccess' as const, photoId, uploadUrl: url };
}

export type Upload = { photoId: string; expires: string; signature: string; contentType: string; body: Readable };
export type UploadAnswer = { status: 204 | 403 | 404 | 413 | 415; message?: string };

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

/** Takes the bytes of a reserved photo as they stream in. They are shown to nobody: completing the upload rebuilds them. */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  if (!isSigned(deps.config.appSecret, upload, deps.clock())) return { status: 403, message: messages.uploadExpired };
  const photo = await photoById(deps.db, upload.photoId);
  if (photo?.state !== 'reserved') return { status: 404, message: messages.noPhoto };
  if (upload.contentType !== photo.contentType) return { status: 415, message: messages.notAnImage };
  const bytes = await readAtMost(upload.body, photo.byteSize);
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

/** Rebuilds the uploaded bytes and shows the photo. Repeating it after a lost answer succeeds; a refused file leaves nothing behind. */
export async function completePhotoUpload(ctx: Context, { photoId }: CompletePhotoUploadInput) {
  const { userId } = requireViewer(ctx);
  const reserved = isId(photoId) ? await photoById(ctx.db, photoId) : undefined;
  if (reserved?.userId !== userId) return notAvailable();
  const succeeded = (photo: PhotoRow) => ({
    __typename: 'CompletePhotoUploadSuccess' as const,
    photo,
    viewer: { id: userId },
  });
  if (reserved.state === 'ready') return succeeded(reserved);
  const bytes = await ctx.ports.storage.read(uploadKey(reserved.id));
  if (bytes === null) return notAvailable();
  const rebuilt = await rebuild(bytes);
  if (rebuilt === null) {
    await deleteReservation(ctx.db, reserved.id);
    await removeFiles(ctx, [uploadKey(reserved.id)]);
    return rejected(messages.notAnImage);
  }
  await store(ctx, reserved.id, rebuilt);
  const photo = await show(ctx, reserved, rebuilt);
  await removeFiles(ctx, [uploadKey(reserved.id), ...(photo === null ? [photoFolder(reserved.id)] : [])]);
  return photo === null ? notAvailable() : succeeded(photo);
}

/** The daily job: reservations whose bytes never came, or were never completed, go with what was uploaded. */
export async function purgeUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - limits.reservedPhotoMs);
  const ids = await deleteReservationsBefore(deps.db, before);
  await removeFiles(deps, ids.map(uploadKey));
}
