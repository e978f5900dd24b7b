import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';

describe('the sign of typing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent at the first keystroke and then at most once a second', () => {
    const tell = vi.fn();
    const { typed } = createTypingSignal(tell);
    for (let key = 0; key < 25; key += 1) {
      typed();
      vi.advanceTimersByTime(100);
    }
    expect(tell.mock.calls).toEqual([[true], [true], [true]]);
  });

  it('is taken back two seconds after the last keystroke, once', () => {
    const tell = vi.fn();
    const { typed } = createTypingSignal(tell);
    typed();
    vi.advanceTimersByTime(1_999);
    expect(tell).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(tell.mock.calls).toEqual([[true], [false]]);
    vi.advanceTimersByTime(10_000);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is taken back at once when the message is sent, and says nothing when nothing was said', () => {
    const tell = vi.fn();
    const { typed, stopped } = createTypingSignal(tell);
    stopped();
    expect(tell).not.toHaveBeenCalled();
    typed();
    stopped();
    vi.advanceTimersByTime(5_000);
    expect(tell.mock.calls).toEqual([[true], [false]]);
    typed();
    expect(tell).toHaveBeenLastCalledWith(true);
  });
});
