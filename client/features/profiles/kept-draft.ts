/** The unfinished setup of one person. It survives a reload, and ends with the setup or the session. */
import { writeItem } from '#client/lib/safe-storage.ts';
import { type Draft, emptyDraft, steps } from './draft.ts';

const KEY = 'zobo.setup';

type Kept = { step: number; draft: Draft };
type Port = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A stored draft may come from an older version of this page: only values that still fit are read. */
export function readKept(storage: Port, viewerId: string, fullName: string): Kept {
  const fresh: Kept = { step: 0, draft: emptyDraft(fullName) };
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? 'null') as (Partial<Kept> & { viewerId?: unknown }) | null;
    if (found === null || found.viewerId !== viewerId) return fresh;
    const isFit = ([name, value]: [string, unknown]) =>
      name === 'townId'
        ? value === null || typeof value === 'string'
        : typeof value === typeof fresh.draft[name as keyof Draft] && name in fresh.draft;
    const draft = { ...fresh.draft, ...Object.fromEntries(Object.entries(found.draft ?? {}).filter(isFit)) };
    const step = Number.isInteger(found.step) ? Math.min(Math.max(0, found.step ?? 0), steps.length - 1) : 0;
    return { step, draft };
  } catch {
    return fresh;
  }
}

export function writeKept(storage: Port, viewerId: string, kept: Kept): void {
  writeItem(KEY, JSON.stringify({ viewerId, ...kept }), storage);
}

export function forgetKept(storage: Port): void {
  writeItem(KEY, '', storage);
}
