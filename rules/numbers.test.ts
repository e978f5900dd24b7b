import { expect, test } from 'vitest';
import { grouped } from './numbers.ts';

test('thousands stand apart as Intl sets them', () => {
  const whole = new Intl.NumberFormat('en-NG');
  for (const each of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1_000, -999])
    expect(grouped(each)).toBe(whole.format(each));
});
