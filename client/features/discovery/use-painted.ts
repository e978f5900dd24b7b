import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value as it was last painted: what is drawn by it alone comes a frame later, and holds nothing up. */
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
