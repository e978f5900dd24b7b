import { type ReactNode, useEffect, useRef } from 'react';
import { ArrowLeftIcon, CrownIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { paths } from '#rules/paths.ts';
import { texts } from './texts.ts';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A panel that replaces the conversation, with a back button. It takes the focus when it opens. */
export function PanelFrame({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 px-4 pt-3 pb-10 sm:px-6">
        <div className="flex items-center gap-1">
          <IconButton label={texts.back} icon={<ArrowLeftIcon />} onClick={onClose} className="-ml-2" />
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h2>
        </div>
        {children}
      </div>
    </section>
  );
}

/** A short note about the benefits of another plan. */
export function Teaser({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <CrownIcon className="shrink-0 text-2xl text-gold" />
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm">{children}</p>
      <LinkButton to={paths.pricing} variant="secondary" size="sm">
        {texts.seePlans}
      </LinkButton>
    </div>
  );
}
