import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#rules/limits.ts';
import { useSetTypingMutation } from './chat.generated.ts';

const { shownMs, clearedAfterMs, sendEveryMs } = limits.typing;

/** Tells the other person of one's own typing: at most once a second, and that it stopped after two seconds without a keystroke. */
export function useOwnTyping(matchId: string): { typed(): void; stopped(): void } {
  const [setTyping] = useSetTypingMutation();
  const state = useRef<{ lastSent: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    lastSent: 0,
    timer: undefined,
  });

  const tell = useCallback(
    (isTyping: boolean) => {
      // A lost sign of typing is nothing to bother anybody with.
      setTyping({ variables: { input: { matchId, isTyping } } }).catch(() => undefined);
    },
    [setTyping, matchId],
  );

  const stopped = useCallback(() => {
    clearTimeout(state.current.timer);
    if (state.current.lastSent === 0) return;
    state.current.lastSent = 0;
    tell(false);
  }, [tell]);

  const typed = useCallback(() => {
    clearTimeout(state.current.timer);
    state.current.timer = setTimeout(stopped, clearedAfterMs);
    const now = Date.now();
    if (now - state.current.lastSent < sendEveryMs) return;
    state.current.lastSent = now;
    tell(true);
  }, [tell, stopped]);

  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}

/** Whether the other person is typing: until three seconds after they last did. */
export function useTheirTyping(matchId: string): { isTyping: boolean; heard(isTyping: boolean): void } {
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const heard = useCallback(
    (isTyping: boolean) => {
      clearTimeout(timer.current);
      setTypingIn(isTyping ? matchId : null);
      if (isTyping) timer.current = setTimeout(() => setTypingIn(null), shownMs);
    },
    [matchId],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isTyping: typingIn === matchId, heard };
}
