/** `until`: days after the writing, or 'names nobody' for data that leads to no person and is kept for good. */
export type Keep = { keep: string; until: number | 'names nobody' };

/** `consent`: the subject of that hash (consents.ts). `through`: the owner of that table's row. Of two such columns, either makes rows theirs. */
export type Owner = 'account' | 'address' | 'consent' | { through: string };

export type ColumnPrivacy = {
  exported: boolean;
  /** 'delete': with its row, and the row with the account. 'anonymise': emptied at the account deletion. */
  erased: 'delete' | 'anonymise' | Keep;
  owner?: Owner;
  /** If no foreign key deletes it: 'erasure' of the person, or the name of a job of server/boot/schedule.ts. */
  by?: string;
};

/** Table -> column, both snake_case. A test compares it with the database. */
export type PrivacyRegister = Readonly<Record<string, Readonly<Record<string, ColumnPrivacy>>>>;

/** Exported, and deleted with the account. */
export const own: ColumnPrivacy = { exported: true, erased: 'delete' };
export const account: ColumnPrivacy = { ...own, owner: 'account' };
/** Deleted with the account. Secrets, technical data and data about others are not exported. */
export const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** One handling for several columns. Their names stand in one text, with blanks between them. */
export const columns = (handling: ColumnPrivacy, names: string): Record<string, ColumnPrivacy> =>
  Object.fromEntries(names.split(' ').map((name) => [name, handling]));

const document: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'a query of our own client, about nobody', until: 'names nobody' },
};

/** They belong to no feature. */
export const platformPrivacy: PrivacyRegister = {
  persisted_documents: columns(document, 'hash text seen_at'),
};
