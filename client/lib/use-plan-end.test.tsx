import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planEnd, usePlanEnd } from './use-plan-end.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
const ask = vi.fn(async () => {});
let root: Root;

function Probe({ endsAt }: { endsAt: string | null }) {
  usePlanEnd(endsAt, ask);
  return null;
}

const show = (endsAt: string | null) => act(async () => root.render(<Probe endsAt={endsAt} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now });
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('ends a plan at the first of its instants', () => {
  const grace = (graceEndsAt: string | null) => ({ graceEndsAt });
  expect(planEnd({ endsAt: null, subscription: null })).toBeNull();
  expect(planEnd({ endsAt: null, subscription: grace(null) })).toBeNull();
  expect(planEnd({ endsAt: later(2_000), subscription: grace(later(1_000)) })).toBe(later(1_000));
  expect(planEnd({ endsAt: later(2_000), subscription: null })).toBe(later(2_000));
});

it('asks once the plan has ended, and not before', async () => {
  await show(later(60_000));
  await pass(59_999);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for an end that no timer can wait for at once', async () => {
  const days = 60 * 86_400_000;
  await show(later(days));
  await pass(days - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks when the device wakes after the end that it slept through, though no timer ran', async () => {
  await show(later(60_000));
  vi.setSystemTime(now.getTime() + 61_000);
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks a server whose clock is behind a few times more, and then no more', async () => {
  await show(later(1_000));
  await pass(3_600_000);
  expect(ask).toHaveBeenCalledTimes(5);
});

it('forgets an end that is none any more', async () => {
  await show(later(1_000));
  await show(null);
  await pass(10_000);
  expect(ask).not.toHaveBeenCalled();
});
