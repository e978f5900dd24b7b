/** The GraphQL schema writes enum values in upper case, the rules and forms in lower case. These functions convert between them, typed. */
export function toContract<K extends string>(key: K): Uppercase<K> {
  return key.toUpperCase() as Uppercase<K>;
}

export function fromContract<K extends Uppercase<string>>(value: K): Lowercase<K> {
  return value.toLowerCase() as Lowercase<K>;
}

/** The label of a schema value, from a list of `rules/vocabulary.ts`. */
export function labelOf<K extends string>(list: Readonly<Record<K, string>>, value: Uppercase<K>): string {
  return list[value.toLowerCase() as K];
}

/** The options of a select: the keys and labels of a list, in its order. */
export function optionsOf<K extends string>(list: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(list) as K[]).map((value) => ({ value, label: list[value] }));
}
