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

/** In this server's format. A forged instant may be out of Postgres's range. */
export function isInstant(part: unknown): part is string {
  if (typeof part !== 'string' || !/^[12]\d{3}-/.test(part)) return false;
  const at = new Date(part);
  return !Number.isNaN(at.getTime()) && at.toISOString() === part;
}

export const isId = (part: unknown): part is string => typeof part === 'string' && idOf(part) !== null;

export function timeCursor(kind: string, { at, id }: TimePlace): string {
  return encodeCursor(kind, [at.toISOString(), id]);
}

/** Null for no cursor. BAD_USER_INPUT when it is not a cursor of this list. */
export function timePlace(kind: string, cursor: string | null | undefined): TimePlace | null {
  if (cursor == null) return null;
  const [at = '', id = ''] = decodeCursor(kind, cursor, [isInstant, isId]);
  return { at: new Date(at), id };
}

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
