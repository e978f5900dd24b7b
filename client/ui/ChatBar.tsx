import type { ReactNode } from 'react';
import { ChevronRightIcon } from './feature-icons.tsx';
import { Link } from './Link.tsx';

type Props = { to: string; icon: ReactNode; title: string; detail: string; className: string };

/** A line above a chat of what the two are about, which opens its sheet. A change of it is announced. */
export function ChatBar({ to, icon, title, detail, className }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      <Link
        to={to}
        aria-haspopup="dialog"
        className={`flex min-h-12 w-full items-center gap-3 border-b border-line px-4 py-1.5 text-left text-sm hover:bg-sunken ${className}`}
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block truncate text-ink-soft">{detail}</span>
        </span>
        <ChevronRightIcon className="shrink-0 text-ink-soft" />
      </Link>
    </>
  );
}
