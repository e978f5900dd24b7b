/** The schema writes enum values in upper case, the rules and forms in lower case. */
export function toContract<K extends string>(key: K): Uppercase<K> {
  return key.toUpperCase() as Uppercase<K>;
}

export function fromContract<K extends Uppercase<string>>(value: K): Lowercase<K> {
  return value.toLowerCase() as Lowercase<K>;
}

export function labelOf<K extends string>(list: Readonly<Record<K, string>>, value: Uppercase<K>): string {
  return list[value.toLowerCase() as K];
}

export function optionsOf<K extends string>(list: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(list) as K[]).map((value) => ({ value, label: list[value] }));
}
