/**
 * Data that is kept after an account deletion. `keep` is the reason. `until` is the number of days after the writing, or 'names nobody' for
 * data that leads to no person and is kept for good.
 */
export type Keep = { keep: string; until: number | 'names nobody' };

/**
 * The owner of a row, by the value in the column. 'account': the person with that account id. 'address': the person with that e-mail
 * address. 'consent': the subject of that hash (server/platform/records/consents.ts). `through`: the owner of the row of that table with
 * that id. If a table has two such columns, either makes its rows theirs.
 */
export type Owner = 'account' | 'address' | 'consent' | { through: string };

/** The handling of a column in an export and at erasure. */
export type ColumnPrivacy = {
  /** True if the owner's export holds it. */
  exported: boolean;
  /** 'delete': deleted with its row, and the row with the account. 'anonymise': emptied at the account deletion. */
  erased: 'delete' | 'anonymise' | Keep;
  owner?: Owner;
  /**
   * The code that deletes the row or empties the column if no foreign key does. It is 'erasure' of the person, or the name of a job of
   * server/boot/schedule.ts.
   */
  by?: string;
};

/**
 * Table (snake_case) -> column (snake_case) -> its handling. Every column of every table has an entry; a test compares it with the
 * database.
 */
export type PrivacyRegister = Readonly<Record<string, Readonly<Record<string, ColumnPrivacy>>>>;

const document: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'a query of our own client, about nobody', until: 'names nobody' },
};

/** The tables that belong to no feature. */
export const platformPrivacy: PrivacyRegister = {
  persisted_documents: { hash: document, text: document, seen_at: document },
};
