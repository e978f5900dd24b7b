import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import type { FieldError } from '#rules/validation.ts';

/** An editor that replaces its list; the heading gets the focus first. */
export function Editor({ title, back, onBack, children }: EditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="editor" className="grid grid-cols-1 gap-4">
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onBack}>
        <ArrowLeftIcon />
        {back}
      </Button>
      <h2 ref={heading} id="editor" tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type EditorProps = { title: string; back: string; onBack: () => void; children: ReactNode };

/** Maps errors of a field's parts, such as tips.2, to the field. */
export function byField(broken: readonly FieldError[]): FieldError[] {
  return broken.map(({ path, message }) => ({ path: path.split('.')[0] ?? path, message }));
}
