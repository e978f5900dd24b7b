import { useEffect, useEffectEvent } from 'react';

type Plan = { endsAt: string | null; subscription: { graceEndsAt: string | null } | null };

/** The earlier of the plan's known ends; null while it goes on. */
export function planEnd({ endsAt, subscription }: Plan): string | null {
  const known = [endsAt, subscription?.graceEndsAt].filter((at) => typeof at === 'string');
  return known.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** `setTimeout` holds at most 24 days and pauses while the device sleeps, so long waits are split. */
const longestMs = 12 * 3_600_000;
/** The server's clock decides and may be behind, so the question is repeated a few times. */
const again = { everyMs: 30_000, times: 5 };

/** Also asks if the device slept through that instant. */
export function usePlanEnd(endsAt: string | null, ask: () => Promise<unknown>): void {
  const onEnd = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (endsAt === null) return;
    const end = Date.parse(endsAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    function look(): void {
      clearTimeout(timer);
      const left = end - Date.now();
      if (left > 0) timer = setTimeout(look, Math.min(left, longestMs));
      else if (asked < again.times) {
        asked += 1;
        timer = setTimeout(look, again.everyMs);
        onEnd();
      }
    }
    const wake = () => document.visibilityState === 'visible' && asked === 0 && look();
    look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('focus', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('focus', wake);
    };
  }, [endsAt]);
}
