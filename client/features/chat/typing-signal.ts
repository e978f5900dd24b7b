import { limits } from '#rules/limits.ts';

const { clearedAfterMs, sendEveryMs } = limits.typing;

/** At most one signal a second while typing, and one after the end. */
export function createTypingSignal(tell: (isTyping: boolean) => void) {
  let lastSent: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopped(): void {
    clearTimeout(timer);
    if (lastSent === null) return;
    lastSent = null;
    tell(false);
  }

  function typed(): void {
    clearTimeout(timer);
    timer = setTimeout(stopped, clearedAfterMs);
    const now = performance.now();
    if (lastSent !== null && now - lastSent < sendEveryMs) return;
    lastSent = now;
    tell(true);
  }

  return { typed, stopped };
}

export type TypingSignal = ReturnType<typeof createTypingSignal>;
