import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useIsWide } from '#client/lib/use-is-wide.ts';
import { cx } from '#client/ui/cx.ts';
import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { useFold } from './use-fold.ts';

type Props = {
  title: string;
  /** What follows the # of an address that opens the card. */
  name: string;
  /** What is filled in, in one line. */
  summary: string;
  icon?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Each new number but 0 opens the card. */
  call?: number;
  children: ReactNode;
};

/** Around cards that follow each other: below 64rem one list. It clips nothing, since the towns of a field lie over what follows. */
export const foldingCards =
  'border-line max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:shadow-low lg:grid lg:grid-cols-1 lg:gap-5';

/** Below 64rem a row that opens in place; what is in it stays mounted while it is closed. Above, a card. */
export function FoldingCard({ title, name, summary, icon, headingRef, call = 0, children }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const { isOpen, press } = useFold(card, name, call);
  return (
    <section
      ref={card}
      id={name}
      aria-labelledby={`${id}-title`}
      className="min-w-0 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-low"
    >
      <h2 ref={headingRef} tabIndex={headingRef && -1} className="text-base lg:mb-3 lg:text-lg">
        {isWide ? (
          <span id={`${id}-title`} className="flex items-center gap-2.5">
            {icon}
            {title}
          </span>
        ) : (
          <button
            type="button"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-summary`}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={press}
            className="flex min-h-14 w-full items-center gap-3 rounded-md px-5 py-1.5 text-start focus-visible:-outline-offset-3"
          >
            <span className="min-w-0 flex-1">
              <span id={`${id}-title`} className="flex items-center gap-2 leading-6">
                {icon}
                {title}
              </span>
              <span
                id={`${id}-summary`}
                className="block truncate font-medium text-ink-soft text-xs leading-5 tracking-normal"
              >
                {summary}
              </span>
            </span>
            <ChevronDownIcon className={cx('shrink-0 text-xl transition-transform', isOpen && 'rotate-180')} />
          </button>
        )}
      </h2>
      <div id={`${id}-body`} hidden={!isWide && !isOpen} className="max-lg:px-5 max-lg:pt-2 max-lg:pb-5">
        {children}
      </div>
    </section>
  );
}
