/** Nobody is shown the bytes: completing the upload encodes them anew. */
import type { Readable } from 'node:stream';
import { limits } from '#rules/limits.ts';
import { messages, type PhotoPurpose } from '#rules/photos.ts';
import { isSigned, signedQuery } from '#server/auth/signed-urls.ts';
import { appScoped } from '#server/base/app-state.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { giveUpFiles } from '#server/platform/jobs/files.ts';
import { uploadKey } from '#server/ports/storage-keys.ts';
import { readBody } from './lib/body.ts';
import { photoById } from './queries.ts';

const subjectOf = (photoId: string): string => `upload:${photoId}`;

/** `expires` is in epoch ms. */
export function uploadUrl(secret: string, photoId: string, expires: number): string {
  return `/uploads/${photoId}?${signedQuery(secret, subjectOf(photoId), expires)}`;
}

export type Upload = {
  photoId: string;
  expires: string;
  signature: string;
  contentType: string;
  /** In bytes, by its header; null without one. */
  length: number | null;
  body: Readable;
};
/** `retryAfter` in seconds. */
export type UploadAnswer = {
  status: 204 | 403 | 404 | 408 | 409 | 413 | 415 | 503;
  message?: string;
  retryAfter?: number;
};

const { perPerson, heldBytes, bodyMs, retrySeconds } = limits.uploads;
const later = (status: 409 | 503, message: string): UploadAnswer => ({ status, message, retryAfter: retrySeconds });

/** The uploads of a process: the owners by photo id (null until known), and the number of held bytes. */
type Arriving = { owners: Map<string, string | null>; held: number };
const arrivingAt = appScoped((): Arriving => ({ owners: new Map(), held: 0 }));

/** Memory is bounded for a photo, a person and the process. Only received bytes count, so that slow senders do not block others. */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<UploadAnswer> {
  const { photoId } = upload;
  if (!isSigned(deps.config.appSecret, subjectOf(photoId), upload, deps.clock())) {
    return { status: 403, message: messages.uploadExpired };
  }
  const arriving = arrivingAt(deps);
  if (arriving.owners.has(photoId)) return later(409, messages.uploadRunning);
  arriving.owners.set(photoId, null);
  try {
    return await receive(deps, arriving, upload);
  } finally {
    arriving.owners.delete(photoId);
  }
}

const tooLong: Readonly<Record<PhotoPurpose, string>> = {
  avatar: messages.largeAvatar,
  photo: messages.largeAvatar,
  selfie: messages.largeSelfie,
};

async function receive(deps: Deps, arriving: Arriving, upload: Upload): Promise<UploadAnswer> {
  const photo = await photoById(deps.db, upload.photoId);
  if (photo?.state !== 'reserved') return { status: 404, message: messages.noPhoto };
  if (upload.contentType !== photo.contentType) return { status: 415, message: messages.notAnImage };
  const refusals: Readonly<Record<'too long' | 'full' | 'late', UploadAnswer>> = {
    'too long': { status: 413, message: tooLong[photo.purpose as PhotoPurpose] },
    full: later(503, messages.photosBusy),
    late: { status: 408, message: messages.uploadSlow },
  };
  const length = upload.length ?? photo.byteSize;
  if (length > photo.byteSize) return refusals['too long'];
  const others = [...arriving.owners.values()].filter((owner) => owner === photo.userId);
  if (others.length >= perPerson || arriving.held + length > heldBytes) return refusals.full;
  arriving.owners.set(photo.id, photo.userId);
  let held = 0;
  const hold = (bytes: number): boolean => {
    if (arriving.held + bytes > heldBytes) return false;
    held += bytes;
    arriving.held += bytes;
    return true;
  };
  try {
    const bytes = await readBody(upload.body, { atMost: photo.byteSize, ms: bodyMs, hold });
    if (!Buffer.isBuffer(bytes)) return refusals[bytes];
    await deps.ports.storage.put(uploadKey(photo.id), bytes, photo.contentType);
  } finally {
    arriving.held -= held;
  }
  const isStillReserved = (await photoById(deps.db, photo.id))?.state === 'reserved';
  const ctx = createContext(deps, null, { ip: '', label: 'an upload' });
  if (!isStillReserved) await giveUpFiles(ctx, [uploadKey(photo.id)]);
  return { status: 204 };
}
