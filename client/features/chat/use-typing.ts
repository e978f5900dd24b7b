import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#rules/limits.ts';
import { useSetTypingMutation } from './chat.generated.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';

/** Tells the other person of one's own typing, until the chat is left. */
export function useOwnTyping(matchId: string): TypingSignal {
  const [setTyping] = useSetTypingMutation();
  const signal = useMemo(
    () =>
      createTypingSignal((isTyping) => {
        // A lost sign of typing is nothing to bother anybody with.
        setTyping({ variables: { input: { matchId, isTyping } } }).catch(() => undefined);
      }),
    [setTyping, matchId],
  );
  useEffect(() => signal.stopped, [signal]);
  return signal;
}

/** Whether the other person is typing: until three seconds after they last did. */
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
