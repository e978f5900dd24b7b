import { afterEach, beforeEach, vi } from 'vitest';
import { connectToasts, type ToastSink } from '#client/ui/toast.tsx';

/**
 * Hears what the tests of a file say in toasts. Not by a mock of the module: the files of a worker share what they loaded, so that the
 * mock of one would be spoken to in another.
 */
export function hearToasts() {
  const toast = vi.fn<ToastSink['add']>();
  const clear = vi.fn<ToastSink['clear']>();
  beforeEach(() => {
    connectToasts({ add: toast, clear });
    // What a file before this one said to nobody has just been told.
    toast.mockClear();
    clear.mockClear();
  });
  afterEach(() => connectToasts(null));
  return { toast, clear };
}
