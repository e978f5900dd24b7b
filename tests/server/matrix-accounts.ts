/** Rows of the field x role table for accounts: recovery, addresses, two-factor sign-in, sessions, letters wanted. */
import type { RootRow, TypeRow } from './matrix-cells.ts';

export const rootRows: Record<string, RootRow> = {};

export const typeRows: Record<string, TypeRow> = {};
