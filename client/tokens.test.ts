import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const [light = '', dark = ''] = readFileSync(join(process.cwd(), 'client/tokens.css'), 'utf8').split('@media');

function colours(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
/** Each text on each ground it is set on. */
const texts: [string, string[]][] = [
  ['ink', [...grounds, 'crimson-tint', 'danger-tint']],
  ['ink-soft', grounds],
  ['ink-faint', grounds],
  ['crimson-ink', [...grounds, 'crimson-tint']],
  ['leaf', [...grounds, 'leaf-tint']],
  ['gold', [...grounds, 'gold-tint']],
  ['plum', [...grounds, 'plum-tint']],
  ['danger', [...grounds, 'danger-tint']],
  ['on-crimson', ['crimson', 'crimson-deep', 'bubble']],
  ['on-cloth', ['cloth', 'cloth-print']],
  ['cloth-soft', ['cloth', 'cloth-print']],
  ['cloth-gold', ['cloth', 'cloth-print']],
];
/** What only has to be seen, not read: the edge of a field, the ring of the focus, the ticks of what was read. */
const shapes: [string, string[]][] = [
  ['line-strong', grounds],
  ['crimson-ink', grounds],
  ['cloth-gold', ['bubble']],
];

describe.each([
  ['light', colours(light)],
  ['dark', { ...colours(light), ...colours(dark) }],
])('%s', (_, tokens) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([text, on]) => on.map((ground) => [text, ground] as const));

  it.each(pairs(texts))('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('%s on %s shows at 3:1', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
