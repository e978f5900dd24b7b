import type { Item, Outbox } from './outbox.ts';

type Kind = 'message' | 'like' | 'pass' | 'undo';

const kindOf: Readonly<Record<Item['kind'], Kind>> = {
  message: 'message',
  like: 'like',
  superLike: 'like',
  pass: 'pass',
  undoPass: 'undo',
};
const wordsOf: readonly (readonly [kind: Kind, one: string, many: string])[] = [
  ['message', 'message', 'messages'],
  ['like', 'like', 'likes'],
  ['pass', 'pass', 'passes'],
  ['undo', 'undo', 'undos'],
];
const list = new Intl.ListFormat('en-GB');

/** All that waits, also what waits for a tap. */
export const unsent = (outbox: Outbox): Item[] => outbox.lanes().flatMap(outbox.read);

/** How much waits, as the sentence that a sign-out asks with; empty for nothing. */
export function unsentText(items: readonly Item[]): string {
  const parts = wordsOf.flatMap(([kind, one, many]) => {
    const count = items.filter((item) => kindOf[item.kind] === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? '' : `${list.format(parts)} ${items.length === 1 ? 'is' : 'are'} not sent yet`;
}
