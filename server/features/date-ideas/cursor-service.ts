/** Where a list of places goes on: in the guide's order, and in the order of names. */
import { limits } from '#rules/limits.ts';
import { type CursorPart, decodeCursor, encodeCursor } from '#server/db/paging.ts';
import type { GuidePlace, NamePlace } from './queries.ts';

const GUIDE = 'date idea';
const NAMES = 'place';

const isFlag = (part: unknown): part is CursorPart => part === 0 || part === 1;
const { min, max } = limits.dateIdeas.hearts;
const isScore = (part: unknown): part is CursorPart =>
  Number.isInteger(part) && Number(part) >= min && Number(part) <= max;
/** Longer than any, and nothing that Postgres cannot read. */
const isText = (part: unknown): part is CursorPart =>
  typeof part === 'string' && part.length <= 1_000 && !part.includes('\u0000') && !/\p{Surrogate}/u.test(part);

/** The cursor of a place in the guide. */
export function guideCursor({ featured, romanticScore, slug }: GuidePlace): string {
  return encodeCursor(GUIDE, [featured ? 1 : 0, romanticScore, slug]);
}

/** The place that a cursor of `guideCursor` names; null for none. */
export function guidePlace(cursor: string | null | undefined): GuidePlace | null {
  if (cursor == null) return null;
  const [featured, romanticScore, slug] = decodeCursor<CursorPart>(GUIDE, cursor, [isFlag, isScore, isText]);
  return { featured: featured === 1, romanticScore: Number(romanticScore), slug: String(slug) };
}

/** The cursor of a place among the names. */
export function nameCursor({ name, slug }: NamePlace): string {
  return encodeCursor(NAMES, [name, slug]);
}

/** The place that a cursor of `nameCursor` names; null for none. */
export function namePlace(cursor: string | null | undefined): NamePlace | null {
  if (cursor == null) return null;
  const [name, slug] = decodeCursor<CursorPart>(NAMES, cursor, [isText, isText]);
  return { name: String(name), slug: String(slug) };
}
