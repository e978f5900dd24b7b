/** The contract writes closed lists in upper case, the rules and forms in lower case: the two ways across, typed. */
export function toContract<K extends string>(key: K): Uppercase<K> {
  return key.toUpperCase() as Uppercase<K>;
}

export function fromContract<K extends Uppercase<string>>(value: K): Lowercase<K> {
  return value.toLowerCase() as Lowercase<K>;
}

/** The words for a value of the contract, from one of the lists of `rules/vocabulary.ts`. */
export function labelOf<K extends string>(list: Readonly<Record<K, string>>, value: Uppercase<K>): string {
  return list[value.toLowerCase() as K];
}

/** What a select offers: the keys of a list with their words, in the list's order. */
export function optionsOf<K extends string>(list: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(list) as K[]).map((value) => ({ value, label: list[value] }));
}
