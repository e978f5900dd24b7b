/** The names of the files that are kept. Nobody but the server reads them. */

/** The first folder of every key. */
export const storedKinds = ['photos', 'uploads', 'masters', 'selfies'] as const;

/** A kind, a name and perhaps a file: small letters, digits, dashes and one dot, so that no key leads to anything else. */
const KEY = new RegExp(
  `^(?:${storedKinds.join('|')})\\/[a-z0-9-]{1,64}(?:\\/(?:[a-z0-9-]{1,64}(?:\\.[a-z0-9]{1,8})?)?)?$`,
);

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a storage key');
  return key;
}

/** Whether a file is what people see: the renditions of photos alone. */
export const isRendition = (key: string): boolean => key.startsWith('photos/');

/** The bytes as they came in, until they are rebuilt. */
export const uploadKey = (id: string): string => `uploads/${id}`;
/** All renditions of a photo. */
export const photoFolder = (id: string): string => `photos/${id}/`;
/** A photo without loss, until its AVIF renditions are made. */
export const masterFolder = (id: string): string => `masters/${id}/`;
export const selfieFolder = (id: string): string => `selfies/${id}/`;
