import { useRef } from 'react';
import { newId } from './new-id.ts';

/** An id for each act that is sent, the same when the same is sent again after a lost answer. `clear` once one has counted. */
export function useClientIds() {
  const ids = useRef(new Map<string, string>());
  function idOf(act: object): string {
    const key = JSON.stringify(act);
    const id = ids.current.get(key) ?? newId();
    ids.current.set(key, id);
    return id;
  }
  return { idOf, clear: () => ids.current.clear() };
}
