import type { ReactNode } from 'react';
import { Motif } from './Motif.tsx';

type Props = { title: string; body?: ReactNode; actions?: ReactNode; icon?: ReactNode };

/** The title is a second-level heading. */
export function EmptyState({ title, body, actions, icon }: Props) {
  return (
    <section className="relative isolate mx-auto grid w-full max-w-lg justify-items-center gap-4 overflow-hidden rounded-xl border border-line bg-surface px-6 pt-42 pb-10 text-center shadow-low">
      <div className="absolute inset-x-0 top-0 -z-10 h-28 overflow-hidden bg-cloth text-cloth-print">
        <Motif className="size-full" />
      </div>
      <div className="absolute top-18 grid size-20 place-items-center rounded-full border-4 border-surface bg-crimson-tint text-4xl text-crimson-ink">
        {icon ?? <Motif kind="flower" className="size-11" />}
      </div>
      <h2 className="text-xl">{title}</h2>
      {body && <div className="text-ink-soft">{body}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
