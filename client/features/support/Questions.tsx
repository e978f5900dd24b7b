import { Mailbox } from '#client/components/Mailbox.tsx';
import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { questions, texts } from './messages.ts';

/** What people ask most, answered before they ask. Opens without JavaScript. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid content-start gap-3">
      <h2 id="questions" className="text-lg">
        {texts.questions}
      </h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface shadow-low">
        {questions.map(({ question, answer, link, to }) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-sm py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="shrink-0 text-xl transition-transform group-open:rotate-180" />
            </summary>
            <div className="grid gap-1 pb-3 text-ink-soft">
              <p>{answer}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center justify-self-start font-semibold text-crimson-ink underline underline-offset-4"
              >
                {link}
              </Link>
            </div>
          </details>
        ))}
      </div>
      <p className="text-ink-soft text-sm">
        {texts.elsewhere} <Mailbox name="support" />
      </p>
    </section>
  );
}
