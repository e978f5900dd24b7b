import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#rules/limits.ts';
import { useSetTypingMutation } from './chat.generated.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';

export function useOwnTyping(matchId: string): TypingSignal {
  const [setTyping] = useSetTypingMutation();
  const signal = useMemo(
    () =>
      createTypingSignal((isTyping) => {
        // A lost typing signal is not worth an error.
        setTyping({ matchId, isTyping }).catch(() => undefined);
      }),
    [setTyping, matchId],
  );
  useEffect(() => signal.stopped, [signal]);
  return signal;
}

/** True for three seconds after each typing signal of the other person. */
export function useTheirTyping(): { isTyping: boolean; heard(isTyping: boolean): void } {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const heard = useCallback((typing: boolean) => {
    clearTimeout(timer.current);
    setIsTyping(typing);
    if (typing) timer.current = setTimeout(() => setIsTyping(false), limits.typing.shownMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isTyping, heard };
}
