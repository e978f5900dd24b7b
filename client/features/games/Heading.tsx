import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  kicker?: ReactNode;
  kickerClass?: string;
  className?: string;
  /** False for the first screen of a page: then the page's own heading has the focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The heading of one screen of a game. A screen that replaces another needs a `key`: its heading takes the focus on mount. */
export function Heading({ kicker, kickerClass = 'text-crimson-ink', className = 'text-xl', ...rest }: Props) {
  const { takesFocus = true, children } = rest;
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => focus(), []);
  return (
    <div className="grid gap-1">
      {kicker && <p className={`font-semibold text-sm ${kickerClass}`}>{kicker}</p>}
      <h2 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h2>
    </div>
  );
}
