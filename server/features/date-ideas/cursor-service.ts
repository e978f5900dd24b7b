import { limits } from '#rules/limits.ts';
import { type CursorPart, type Cursors, decodeCursor, encodeCursor } from '#server/db/paging.ts';
import type { GuidePosition, NamePosition } from './queries.ts';

const GUIDE = 'date idea';
const NAMES = 'place';

const isFlag = (part: unknown): part is CursorPart => part === 0 || part === 1;
const { min, max } = limits.dateIdeas.hearts;
const isScore = (part: unknown): part is CursorPart =>
  Number.isInteger(part) && Number(part) >= min && Number(part) <= max;
/** A generous length, and no characters that Postgres cannot store. */
const isText = (part: unknown): part is CursorPart =>
  typeof part === 'string' && part.length <= 1_000 && !part.includes('\u0000') && !/\p{Surrogate}/u.test(part);

export const guideCursors: Cursors<GuidePosition, GuidePosition> = {
  of: ({ featured, romanticScore, slug }) => encodeCursor(GUIDE, [featured ? 1 : 0, romanticScore, slug]),
  place(cursor) {
    const [featured, romanticScore, slug] = decodeCursor<CursorPart>(GUIDE, cursor, [isFlag, isScore, isText]);
    return { featured: featured === 1, romanticScore: Number(romanticScore), slug: String(slug) };
  },
};

export const nameCursors: Cursors<NamePosition, NamePosition> = {
  of: ({ name, slug }) => encodeCursor(NAMES, [name, slug]),
  place(cursor) {
    const [name, slug] = decodeCursor<CursorPart>(NAMES, cursor, [isText, isText]);
    return { name: String(name), slug: String(slug) };
  },
};
