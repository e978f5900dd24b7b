import { createHmac, timingSafeEqual } from 'node:crypto';

function signatureOf(secret: string, photoId: string, expires: number): string {
  return createHmac('sha256', secret).update(`upload:${photoId}:${expires}`).digest('hex');
}

/** The address to PUT the bytes of a reserved photo to; good until `expires` (epoch ms). */
export function uploadUrl(secret: string, photoId: string, expires: number): string {
  return `/uploads/${photoId}?expires=${expires}&signature=${signatureOf(secret, photoId, expires)}`;
}

/** Whether an address was made by `uploadUrl` and has not run out. */
export function isSigned(
  secret: string,
  given: { photoId: string; expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(given.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  const wanted = Buffer.from(signatureOf(secret, given.photoId, expires));
  const signature = Buffer.from(given.signature);
  return wanted.length === signature.length && timingSafeEqual(wanted, signature);
}
