/** The bytes of reserved photos, as they stream in. They are shown to nobody: completing the upload rebuilds them. */
import type { Readable } from 'node:stream';
import { limits } from '#rules/limits.ts';
import { messages, type PhotoPurpose } from '#rules/photos.ts';
import type { Deps } from '#server/context.ts';
import { perApp } from '#server/per-app.ts';
import { uploadKey } from '#server/ports/storage-keys.ts';
import { isSigned, signedQuery } from '#server/signing.ts';
import { photoById } from './queries.ts';

const subjectOf = (photoId: string): string => `upload:${photoId}`;

/** The address to PUT the bytes of a reserved photo to; good until `expires` (epoch ms). */
export function uploadUrl(secret: string, photoId: string, expires: number): string {
  return `/uploads/${photoId}?${signedQuery(secret, subjectOf(photoId), expires)}`;
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

/** Takes the bytes of a reserved photo. Once a photo at a time and some at once in all, since what arrives is held in memory. */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  if (!isSigned(deps.config.appSecret, subjectOf(upload.photoId), upload, deps.clock())) {
    return { status: 403, message: messages.uploadExpired };
  }
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

const tooLong: Readonly<Record<PhotoPurpose, string>> = {
  avatar: messages.largeAvatar,
  photo: messages.largeAvatar,
  selfie: messages.largeSelfie,
};

async function receive(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  const photo = await photoById(deps.db, upload.photoId);
  if (photo?.state !== 'reserved') return { status: 404, message: messages.noPhoto };
  if (upload.contentType !== photo.contentType) return { status: 415, message: messages.notAnImage };
  const isTooLong = upload.length !== null && upload.length > photo.byteSize;
  const bytes = isTooLong ? null : await readAtMost(upload.body, photo.byteSize);
  if (bytes === null) return { status: 413, message: tooLong[photo.purpose as PhotoPurpose] };
  await deps.ports.storage.put(uploadKey(photo.id), bytes, photo.contentType);
  const isStillReserved = (await photoById(deps.db, photo.id))?.state === 'reserved';
  if (!isStillReserved) await deps.ports.storage.remove(uploadKey(photo.id));
  return { status: 204 };
}
