import { useSyncExternalStore } from 'react';
import { coachKind, coachTexts } from '#client/lib/coach-kind.ts';

const never = () => () => {};

/** Known only at run time: the page is prerendered once for every installation. */
export function CoachNote() {
  const kind = useSyncExternalStore(never, coachKind, () => null);
  return kind !== null && <p className="rounded-md bg-sunken px-4 py-3 text-sm">{coachTexts[kind]}</p>;
}
