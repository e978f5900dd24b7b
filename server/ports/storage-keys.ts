/** The names of stored files. Only the server reads them. */

/** The first folder of every key. */
export const storedKinds = ['photos', 'uploads', 'masters', 'selfies'] as const;

/** A kind, a name and an optional extension: small letters, digits, dashes and one dot. So no key leads out of the folder. */
const KEY = new RegExp(
  `^(?:${storedKinds.join('|')})\\/[a-z0-9-]{1,64}(?:\\/(?:[a-z0-9-]{1,64}(?:\\.[a-z0-9]{1,8})?)?)?$`,
);

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a storage key');
  return key;
}

/** True for a file that people see. Only renditions of photos are. */
export const isRendition = (key: string): boolean => key.startsWith('photos/');

/** The uploaded bytes, until they are rebuilt. */
export const uploadKey = (id: string): string => `uploads/${id}`;
/** All renditions of a photo. */
export const photoFolder = (id: string): string => `photos/${id}/`;
/** A lossless copy of a photo, until its AVIF renditions are made. */
export const masterFolder = (id: string): string => `masters/${id}/`;
export const selfieFolder = (id: string): string => `selfies/${id}/`;
