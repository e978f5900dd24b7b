import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#client/lib/after-paint.ts';

/** A render that depends only on it comes a frame later and delays nothing. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) startTransition(() => setPainted(() => value));
    });
    return () => {
      isOver = true;
    };
  }, [value]);
  return painted;
}
