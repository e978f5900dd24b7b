/** Opaque cursors over a list's sort columns. */
import { limits } from '#rules/limits.ts';
import { badInput } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';

export type CursorPart = string | number;

export type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};

export type Connection<T> = { edges: { cursor: string; node: T }[]; nodes: T[]; pageInfo: PageInfo };

/** `kind` names the list, so that a cursor is invalid in any other list. */
export function encodeCursor(kind: string, parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify([kind, ...parts])).toString('base64url');
}

/** BAD_USER_INPUT for anything that is not a cursor of this list. */
export function decodeCursor<T extends CursorPart>(
  kind: string,
  cursor: string,
  rules: readonly ((part: unknown) => part is T)[],
): T[] {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badInput('That is not a cursor of this list.');
  }
  if (!Array.isArray(parts) || parts.length !== rules.length + 1 || parts[0] !== kind) {
    throw badInput('That is not a cursor of this list.');
  }
  return rules.map((holds, index) => {
    const part: unknown = parts[index + 1];
    if (!holds(part)) throw badInput('That is not a cursor of this list.');
    return part;
  });
}

export type TimePlace = { at: Date; id: string };

/** The rows of a page: those after a place, or the first ones. */
export type Page<Place> = { after: Place | null; limit: number };

/** In this server's format. A forged instant may be out of Postgres's range. */
export function isInstant(part: unknown): part is string {
  if (typeof part !== 'string' || !/^[12]\d{3}-/.test(part)) return false;
  const at = new Date(part);
  return !Number.isNaN(at.getTime()) && at.toISOString() === part;
}

export const isId = (part: unknown): part is string => typeof part === 'string' && idOf(part) !== null;

/** Outside 1 to 100 it is refused, because a silent clamp would surprise. */
export function pageSize(name: 'first' | 'last', given: number): number {
  if (given < 1 || given > limits.page.max) throw badInput(`${name} must be 1 to ${limits.page.max}`);
  return given;
}

export function connectionOf<T>(
  rows: readonly T[],
  cursorOf: (row: T) => string,
  more: { hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<T> {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    nodes: [...rows],
    pageInfo: { ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

/** Cursors of one list: their text for a row, and the place that a text stands for. */
export type Cursors<Row, Place> = { of: (row: Row) => string; place: (cursor: string) => Place };

/** The cursors of a list that is sorted by an instant and then by an id. */
export const timeCursors = <Row>(kind: string, placeOf: (row: Row) => TimePlace): Cursors<Row, TimePlace> => ({
  of(row) {
    const { at, id } = placeOf(row);
    return encodeCursor(kind, [at.toISOString(), id]);
  },
  place(cursor) {
    const [at = '', id = ''] = decodeCursor(kind, cursor, [isInstant, isId]);
    return { at: new Date(at), id };
  },
});

export type RankedPlace = TimePlace & { rank: number };

/** The cursors of a list that is sorted by one of `ranks`, then by an instant and an id. */
export const rankedCursors = <Row>(
  kind: string,
  ranks: readonly number[],
  placeOf: (row: Row) => RankedPlace,
): Cursors<Row, RankedPlace> => ({
  of(row) {
    const { rank, at, id } = placeOf(row);
    return encodeCursor(kind, [rank, at.toISOString(), id]);
  },
  place(cursor) {
    const isRank = (part: unknown): part is CursorPart => ranks.some((rank) => rank === part);
    const [rank, at, id] = decodeCursor<CursorPart>(kind, cursor, [isRank, isInstant, isId]);
    return { rank: Number(rank), at: new Date(String(at)), id: String(id) };
  },
});

/** The first rows after a cursor. `read` gets a limit above the page size: one row more tells that a page follows. */
export async function pageAfter<Row, Place>(
  { first, after: cursor }: { first?: number | null; after?: string | null },
  cursors: Cursors<Row, Place>,
  read: (page: Page<Place>) => Promise<readonly Row[]>,
): Promise<Connection<Row>> {
  const size = pageSize('first', first ?? limits.page.default);
  const after = cursor == null ? null : cursors.place(cursor);
  const rows = await read({ after, limit: size + 1 });
  const more = { hasNextPage: rows.length > size, hasPreviousPage: after !== null };
  return connectionOf(rows.slice(0, size), cursors.of, more);
}
