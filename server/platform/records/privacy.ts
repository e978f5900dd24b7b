/** What is kept of somebody who left: why, and until so many days after it was written; or for good, because nothing in it leads to a person. */
export type Keep = { keep: string; until: number | 'names nobody' };

/**
 * Whose a row is. 'account': the person whose account has the id in the column. 'address': whoever has the address in it. 'consent': whom
 * server/platform/records/consents.ts hides behind the hash in it. `through`: whose the row of that table is that has the id in it. With two such columns
 * in a table, its rows are theirs by either.
 */
export type Owner = 'account' | 'address' | 'consent' | { through: string };

/** How a column leaves in an export and goes at erasure. */
export type ColumnPrivacy = {
  /** Whether the owner's export holds it. */
  exported: boolean;
  /** 'delete': goes with its row, and that with the account. 'anonymise': is emptied then. */
  erased: 'delete' | 'anonymise' | Keep;
  owner?: Owner;
  /** What deletes the row or empties the column where no foreign key does: 'erasure' of the person, or a job of server/boot/schedule.ts. */
  by?: string;
};

/** Table (snake_case) -> column (snake_case) -> what happens to it. Every column of every table has an entry; a test compares it with the database. */
export type PrivacyRegister = Readonly<Record<string, Readonly<Record<string, ColumnPrivacy>>>>;

const document: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'a query of our own client, about nobody', until: 'names nobody' },
};

/** What belongs to no feature. */
export const housePrivacy: PrivacyRegister = {
  persisted_documents: { hash: document, text: document, seen_at: document },
};
