import type { ReactNode } from 'react';

type Props = { says: string; className?: string; children: ReactNode };

/** While something loads: its shape, and a sentence for whoever does not see it. The sentence is outside of what is busy, so that it is said. */
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
