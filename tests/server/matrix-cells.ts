/**
 * The cells of the field x role table, and the rows that most fields have.
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

export type RootRow = { ask(here: Here): string | Promise<string>; row: Row };
export type TypeRow = {
  /** The document below its operation's keyword; `@@` stands for the fields. */
  ask(here: Here): string | Promise<string>;
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

export const turnedAway: Cells = {
  anonymous: 'UNAUTHENTICATED',
  revoked: '401',
  suspended: '401',
  script: 'FORBIDDEN',
};
export const all = (cell: Cell): Row => Object.fromEntries(roles.map((role) => [role, cell])) as Row;
/** A field that is closed by default: `cell` for everybody who is signed in, but for the exceptions. */
export const closed = (cell: Cell, except: Cells = {}): Row => ({ ...all(cell), ...turnedAway, ...except });
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

export const blocked = (cell: Cell): Cells => ({ blockedBySubject: cell, blockedSubject: cell });
/** Everybody who is signed in. */
export const signedIn = (cell: Cell): Cells =>
  Object.fromEntries(roles.filter((role) => !(role in turnedAway)).map((role) => [role, cell]));
/** Roles on the free plan. */
export const unpaid = (cell: Cell): Cells => ({ free: cell, admin: cell, stranger: cell });
export const noOne = '00000000-0000-4000-8000-000000000000';
export const errorFields = 'code message';
