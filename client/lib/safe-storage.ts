/** Null also where the browser forbids storage. */
export function readItem(key: string, storage: Pick<Storage, 'getItem'> = localStorage): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

type Writable = Pick<Storage, 'setItem' | 'removeItem'>;

/** An empty text removes the item. If storage is full or forbidden, only this copy of the text is lost. */
export function writeItem(key: string, text: string, storage: Writable = localStorage): void {
  try {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // See above.
  }
}
