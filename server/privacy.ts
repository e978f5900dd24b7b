/** How a column leaves in an export and goes at erasure. A keep says why and for how long. */
export type ColumnPrivacy = {
  /** Whether the owner's export holds it. */
  exported: boolean;
  erased: 'delete' | 'anonymise' | { keep: string };
};

/** Table (snake_case) -> column (snake_case) -> what happens to it. Every column of every table has an entry; a test compares it with the database. */
export type PrivacyRegister = Readonly<Record<string, Readonly<Record<string, ColumnPrivacy>>>>;
