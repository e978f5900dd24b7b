/**
 * The cells of the field x role table, and the rules by which most rows are written.
 *
 * A cell is: `value`; `null`; `hidden`, where the object above the field is not given to this role; the `__typename` of a payload; the
 * code of the error; or `401`, where the whole request is refused.
 */
import type { Person } from '#tests/factories/people.ts';
import { type Role, roles, type World } from './matrix-world.ts';

export type Cell = string;
export type Cells = Partial<Record<Role, Cell>>;
export type Row = Record<Role, Cell>;

/** Who asks, and what they may name. */
export type Here = World & {
  role: Role;
  /** Who asks; the subject for those who are nobody. */
  me: Person;
  /** An address, a name or an id that was never used. */
  fresh: string;
};

/**
 * Gives the document of a role. One that answers with a promise puts rows in place which the next role's would replace: then the roles ask
 * one after the other, else all at once.
 */
export type Ask = (here: Here) => string | Promise<string>;
export type RootRow = { ask: Ask; row: Row };
export type TypeRow = {
  /** The document below its operation's keyword; `@@` stands for the fields. */
  ask: Ask;
  /** Where the object stands in `data`; numbers are places in lists. */
  at: string;
  fields: string;
  row: Row;
  /** Fields that some roles get otherwise than the type's row says. */
  except?: Record<string, Cells>;
  /** Fields that refuse the whole answer to some: each is asked for by itself. */
  alone?: readonly string[];
  /** Whether `self` is played by somebody new, without a profile. */
  newcomer?: boolean;
};
export type EventRow = { fields: string; row: Row; except?: Record<string, Cells> };

const those =
  (names: readonly Role[]) =>
  (cell: Cell): Cells =>
    Object.fromEntries(names.map((name) => [name, cell]));

export const turnedAway: Cells = {
  anonymous: 'UNAUTHENTICATED',
  revoked: '401',
  suspended: '401',
  script: 'FORBIDDEN',
};
export const all = (cell: Cell): Row => Object.fromEntries(roles.map((role) => [role, cell])) as Row;
/** A field that stays open to those who are about to leave: `cell` for everybody who is signed in, but for the exceptions. */
export const whileDeletionPending = (cell: Cell, except: Cells = {}): Row => ({
  ...all(cell),
  ...turnedAway,
  ...except,
});
/** A field that is closed by default: so it is to those who leave, whatever their plan allows. */
export const closed = (cell: Cell, except: Cells = {}): Row => ({
  ...whileDeletionPending(cell, except),
  deletionPending: 'FORBIDDEN',
});
/** A field that is @public. */
export const open = (cell: Cell, except: Cells = {}): Row => ({
  ...all(cell),
  revoked: '401',
  suspended: '401',
  script: 'FORBIDDEN',
  ...except,
});
/** A field of administrators. */
export const forAdmin = (cell: Cell, script: Cell): Row => closed('FORBIDDEN', { admin: cell, script });
/** What hangs off `viewer`, which is null to those who are signed out. */
export const own = (cell: Cell, except: Cells = {}): Row => open(cell, { anonymous: 'hidden', ...except });
/** A stream that `cells` may open. A socket needs a session: without one it is closed, with the code that says whether to come back. */
export const listening = (cells: Cells, otherwise: Cell = 'NOT_FOUND'): Row => ({
  ...all(otherwise),
  anonymous: '4401',
  revoked: '4403',
  suspended: '4403',
  deletionPending: 'FORBIDDEN',
  script: '4401',
  ...cells,
});
/** An event that reaches `cells` alone. */
export const hearing = (cells: Cells): Row => ({ ...all('silent'), ...cells });

/** What the row refuses to a role, it refuses of every field; else the exception counts. */
export const cellOf = (role: Role, row: Row, except: Cells = {}): Cell =>
  ['401', 'UNAUTHENTICATED', 'FORBIDDEN'].includes(row[role]) ? row[role] : (except[role] ?? row[role]);

/** Everybody who is signed in. */
export const signedIn = those(roles.filter((role) => !(role in turnedAway)));
/** On the free plan. */
export const unpaid = those(['free', 'admin', 'likedBySubject', 'stranger']);
/** On a plan, whichever: what every plan allows is theirs. A trial is that of Gold, and allows what Gold does. */
export const paid = those([
  'trial',
  'gold',
  'diamond',
  'soul',
  'self',
  'matched',
  'blockedBySubject',
  'blockedSubject',
  'unmatched',
  'deletionPending',
]);
/** Where either blocked the other. */
export const blocked = those(['blockedBySubject', 'blockedSubject']);
/** In a match with the subject; of herself, her match with `matched`. */
export const inMatch = those(['free', 'trial', 'soul', 'self', 'matched']);
/** In such a match, on a plan that lets them talk. */
export const talking = those(['trial', 'soul', 'self', 'matched']);
/** The two of the match that `matchId` names. */
export const both = those(['self', 'matched']);

export const noOne = '00000000-0000-4000-8000-000000000000';
export const errorFields = 'code message';
