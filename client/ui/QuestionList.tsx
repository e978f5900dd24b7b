import type { ReactNode } from 'react';
import { ChevronDownIcon } from './feature-icons.tsx';

/** Works without JavaScript. */
export function QuestionList({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface shadow-low">
      {items.map(({ question, answer }) => (
        <details key={question} className="group px-5">
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-sm py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDownIcon className="shrink-0 text-xl transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-5 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
