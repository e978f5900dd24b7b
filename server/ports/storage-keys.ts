/** Only the server reads them. The first folder of every key. */
export const storedKinds = ['photos', 'uploads', 'masters', 'selfies'] as const;

/** Small letters, digits, dashes and one dot: no key leads out of the folder. */
const KEY = new RegExp(
  `^(?:${storedKinds.join('|')})\\/[a-z0-9-]{1,64}(?:\\/(?:[a-z0-9-]{1,64}(?:\\.[a-z0-9]{1,8})?)?)?$`,
);

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a storage key');
  return key;
}

/** Only renditions of photos are shown to people. */
export const isRendition = (key: string): boolean => key.startsWith('photos/');

/** Until they are rebuilt. */
export const uploadKey = (id: string): string => `uploads/${id}`;
export const photoFolder = (id: string): string => `photos/${id}/`;
/** Lossless, until the AVIF renditions are made. */
export const masterFolder = (id: string): string => `masters/${id}/`;
export const selfieFolder = (id: string): string => `selfies/${id}/`;
