import { act } from 'react';
import { vi } from 'vitest';

/**
 * Waits until a check passes, in React's turns: what Apollo Client tells of a change in its cache comes by a timer, and what is
 * fetched when it is needed by a later turn still, so neither is there as soon as the answer is.
 */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 4_000 },
  );
