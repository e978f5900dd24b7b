import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  /** What it is a part of, such as "Question 2 of 5". */
  kicker?: ReactNode;
  kickerClass?: string;
  className?: string;
  /** False for what a page begins with: then the focus is on the page's own heading. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The heading of one screen of a game. Where a screen takes the place of another, give it a key: the focus goes to it as it appears. */
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
