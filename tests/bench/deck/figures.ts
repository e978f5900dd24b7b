/** Figures, and the table that says which of them are good enough. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** `must`: at least or at most so much; without one it is told only. */
export type Line = { what: string; value: number; must?: { atLeast: number } | { atMost: number } };

function isMet({ value, must }: Line): boolean {
  if (must === undefined) return true;
  return 'atLeast' in must ? value >= must.atLeast : value <= must.atMost;
}

const round = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

function markOf({ must }: Line): string {
  if (must === undefined) return '';
  return 'atLeast' in must ? `>= ${must.atLeast}` : `<= ${must.atMost}`;
}

/** Rows of cells as a table that is Markdown too. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heads, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? round(cell) : cell)))];
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const [first = heads, ...rest] = cells;
  return [
    lineOf(first),
    `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at === 0 ? '-' : ':'}`).join('|')}|`,
    ...rest.map(lineOf),
  ].join('\n');
}

/** Prints what was reached beside what it must be; false when one of them was missed. A figure that is missing is missed. */
export function judge(lines: readonly Line[]): boolean {
  const rows = lines.map((line) => [
    line.what,
    line.value,
    markOf(line),
    line.must === undefined ? '' : isMet(line) ? 'ok' : 'MISSED',
  ]);
  console.log(table(['figure', 'value', 'must', ''], rows));
  return lines.every(isMet);
}
