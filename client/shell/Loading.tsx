import type { ReactNode } from 'react';

type Props = { says: string; className?: string; children: ReactNode };

/** The sentence is outside the busy element, so that it is announced. */
export function Loading({ says, className, children }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {says}
      </p>
      <div aria-busy="true" className={className}>
        {children}
      </div>
    </>
  );
}
