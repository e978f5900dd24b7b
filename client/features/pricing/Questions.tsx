import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { paths } from '#rules/paths.ts';
import { questions, texts } from './messages.ts';

/** What people ask before they pay. Opens without JavaScript. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-x-12">
      <h2 id="questions" className="text-2xl">
        {texts.questions}
      </h2>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface shadow-low">
        {questions.map(([question, answer]) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-sm py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="shrink-0 text-xl transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
      <p className="text-sm text-ink-soft lg:col-start-2">
        All of it in full stands in the{' '}
        <Link to={paths.termsOfService} className="font-semibold text-crimson-ink underline underline-offset-4">
          Terms of Service
        </Link>
        .
      </p>
    </section>
  );
}
