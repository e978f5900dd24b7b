/** True when a version is in a range in the notation of packages' `engines.node`. Throws at a range that it cannot read. */
export function satisfies(version: string, range: string): boolean {
  const numbers = (text: string): number[] =>
    text.split('.').flatMap((part) => (/\d/.test(part) ? [Number(part)] : []));
  const order = (a: number[], b: number[]): number =>
    [0, 1, 2].map((at) => (a[at] ?? 0) - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const given = numbers(version);
  return range.split('||').some((part) =>
    part
      .replace(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [, operator, text = ''] = /^(>=|\^|)v?(\*|\d[\d.]*(?:\.[*x])?)$/.exec(comparator) ?? [];
        if (operator === undefined) throw new Error(`${range} cannot be read.`);
        const wanted = numbers(text);
        if (operator === '') return wanted.every((number, at) => number === given[at]);
        return order(given, wanted) >= 0 && (operator === '>=' || given[0] === wanted[0]);
      }),
  );
}
