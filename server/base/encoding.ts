export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of our preference. */
const OURS = ['br', 'gzip'] as const;
/** `q` in the syntax of RFC 9110, 12.4.2. Any other text is no weight. */
const WEIGHT = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i;

/** The highest weight wins; of equal ones br before gzip. A caller that names no encoding gets `identity`. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of String(accepted).split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.length === 0 ? '1' : WEIGHT.exec(parameters.join(';'))?.[1];
    weights.set(name.trim().toLowerCase(), Number(weight ?? 0));
  }
  let best: { encoding: Encoding; weight: number } = { encoding: 'identity', weight: weights.get('identity') ?? 0 };
  for (const encoding of OURS.toReversed()) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > 0 && weight >= best.weight) best = { encoding, weight };
  }
  return best.encoding;
}
