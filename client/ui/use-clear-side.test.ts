import { expect, it } from 'vitest';
import { clearSide } from './use-clear-side.ts';

const toasts = { left: 16, right: 344, top: 80, bottom: 180 };
const at = (top: number) => ({ left: 16, right: 344, top, bottom: top + 44 });
const side = (tops: readonly number[], usual: 'top' | 'bottom' = 'top', lesser: readonly number[] = []) =>
  clearSide({ toasts, height: 740, ranks: [tops.map(at), lesser.map(at)], usual });

it('toasts lie where they cover less of what they speak of, else where they usually do', () => {
  expect(side([])).toBe('top');
  expect(side([], 'bottom')).toBe('bottom');
  expect(side([120])).toBe('bottom');
  expect(side([300])).toBe('top');
  expect(side([680])).toBe('top');
  expect(side([680], 'bottom')).toBe('top');
  expect(side([120, 680])).toBe('top');
  expect(side([120, 130, 680])).toBe('bottom');
  expect(side([120], 'top', [660, 670, 680])).toBe('bottom');
  expect(side([300], 'top', [120])).toBe('bottom');
});
