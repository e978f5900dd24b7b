import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { sendPhotoRevocation } from '#server/auth/revocation.ts';
import { rateLimited, userError } from '#server/base/errors.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { giveUpFiles } from '#server/platform/jobs/files.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { refundPoint, spendPoint } from '#server/platform/throttles/throttles.ts';
import { masterFolder, photoFolder, uploadKey } from '#server/ports/storage-keys.ts';
import { type Decoded, decode, inDecodingTurn, type Undecodable } from './lib/decoding.ts';
import { masterOf, type Rendition, renditionsOf, thumbHashOf } from './lib/encoding.ts';
import { likeness } from './lib/likeness.ts';
import * as queries from './queries.ts';
import { flagFor } from './removal-service.ts';

export const MAIN = 0;
/** An AVIF takes seconds, and no request waits for it. */
export const AFTER_LETTERS = 10;

export const masterKey = (id: string): string => `${masterFolder(id)}${limits.photoSizes.large}.png`;
export const shownFiles = (id: string): string[] => [photoFolder(id), masterFolder(id)];

export const rejected = (message: string) => userError('PhotoRejected', 'photo_rejected', message);
export type Rejected = ReturnType<typeof rejected>;

export const isFull = (ready: number): boolean => ready > limits.morePhotos;

export async function store(deps: Deps, id: string, renditions: readonly Rendition[]): Promise<void> {
  for (const { size, format, bytes } of renditions) {
    await deps.ports.storage.put(`${photoFolder(id)}${size}.${format}`, bytes, `image/${format}`);
  }
}

export type Completion = PhotoRow | Rejected | null;

/** A main photo replaces the present one; another goes behind all others. Null when the reservation is gone. */
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
    await sendPhotoRevocation(
      tx,
      replaced.map((one) => one.id),
    );
    if (place === MAIN) await tx.hooks.changeMainPhoto(tx, userId, photo.createdAt);
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

/** A refused file costs a point of the person's window. Without a point left it throws RATE_LIMITED before the file is opened. */
export async function inPersonsTurn<T extends PhotoRow | Rejected | Buffer | null>(
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

export async function take(ctx: Context, id: string): Promise<{ reserved: PhotoRow; decoded: Decoded } | Completion> {
  const bytes = await ctx.ports.storage.read(uploadKey(id));
  // Read after the bytes: a parallel completion shows the photo before it deletes them.
  const reserved = await queries.photoById(ctx.db, id);
  if (reserved?.state !== 'reserved') return reserved ?? null;
  if (bytes === null) return null;
  const decoded = await decode(bytes);
  return typeof decoded === 'string' ? refuse(ctx, id, decoded) : { reserved, decoded };
}

export async function complete(ctx: Context, id: string): Promise<Completion> {
  const taken = await take(ctx, id);
  if (taken === null || !('decoded' in taken)) return taken;
  const { reserved, decoded } = taken;
  const { pixels, width, height } = decoded;
  try {
    await store(ctx, id, await renditionsOf(pixels, ['webp', 'jpeg']));
    await ctx.ports.storage.put(masterKey(id), await masterOf(pixels), 'image/png');
  } catch (error) {
    // Renditions that nobody will see must not keep a disk full.
    await Promise.allSettled(shownFiles(id).map((folder) => ctx.ports.storage.remove(folder)));
    throw error;
  }
  const flaggedAt = await flagFor(ctx, await likeness(pixels));
  const photo = await show(ctx, reserved, { width, height, thumbHash: await thumbHashOf(pixels), flaggedAt });
  // The photo was deleted in the meantime: its files were given up before all of them existed.
  if (photo === null) await giveUpFiles(ctx, [uploadKey(id), ...shownFiles(id)]);
  return photo;
}
