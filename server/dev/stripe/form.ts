/** Parses forms like Stripe: `a[b][0]=c` is { a: { b: ['c'] } }. */

export type FormValue = string | FormValue[] | Form;
export type Form = { [name: string]: FormValue };
type Node = Map<string, Node | string>;

const KEY = /^([\w.-]+)((?:\[[\w.-]*\])*)$/;

function put(root: Node, path: readonly string[], value: string): boolean {
  let node = root;
  for (const name of path.slice(0, -1)) {
    const next = node.get(name) ?? new Map();
    if (typeof next === 'string') return false;
    node.set(name, next);
    node = next;
  }
  const last = path.at(-1) ?? '';
  if (node.has(last)) return false;
  node.set(last, value);
  return true;
}

function plain(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  if (names.length > 0 && names.every((name, at) => name === String(at))) return [...node.values()].map(plain);
  return Object.fromEntries([...node].map(([name, value]) => [name, plain(value)]));
}

/** Returns null for a malformed form or a repeated field. */
export function parsedForm(text: string): Form | null {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, head, rest = ''] = KEY.exec(key) ?? [];
    if (head === undefined) return null;
    const path = [head, ...[...rest.matchAll(/\[([\w.-]*)\]/g)].map(([, name = '']) => name)];
    if (!put(root, path, value)) return null;
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, plain(value)]));
}
