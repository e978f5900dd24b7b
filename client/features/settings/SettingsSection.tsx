import { type ReactNode, type Ref, useId } from 'react';

type Props = { title: string; description?: ReactNode; ref?: Ref<HTMLElement>; children: ReactNode };

export function SettingsSection({ title, description, ref, children }: Props) {
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {description && <p className="text-ink-soft text-sm">{description}</p>}
      </div>
      {children}
    </section>
  );
}
