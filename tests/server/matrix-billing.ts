/** Rows of the field x role table for billing. */
import type { RootRow, TypeRow } from './matrix-cells.ts';

export const rootRows: Record<string, RootRow> = {};

export const typeRows: Record<string, TypeRow> = {};
