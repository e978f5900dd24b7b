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

const document: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'a query of our own client, about nobody', until: 'names nobody' },
};

/** They belong to no feature. */
export const platformPrivacy: PrivacyRegister = {
  persisted_documents: { hash: document, text: document, seen_at: document },
};
