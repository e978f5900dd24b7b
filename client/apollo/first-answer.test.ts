import { expect, it, vi } from 'vitest';

it('comes a moment after the first answer', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { afterFirstAnswer, tellAnswered } = await import('./first-answer.ts');
  const heard = vi.fn();
  void afterFirstAnswer.then(heard);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).not.toHaveBeenCalled();
  tellAnswered();
  await vi.advanceTimersByTimeAsync(299);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
