import { useId } from 'react';
import { Mailbox } from '#client/components/Mailbox.tsx';

type Props = { title: string; body: string; steps: readonly string[]; subject: string };

/** A right that is asked for by email, and what happens then. */
export function ByMail({ title, body, steps, subject }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p>
        {body} <Mailbox name="privacy" subject={subject} />
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
