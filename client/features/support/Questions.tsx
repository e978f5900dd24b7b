import { Mailbox } from '#client/shell/Mailbox.tsx';
import { Link } from '#client/ui/Link.tsx';
import { QuestionList } from '#client/ui/QuestionList.tsx';
import { questions, texts } from './texts.ts';

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid content-start gap-3">
      <h2 id="questions" className="text-lg">
        {texts.questions}
      </h2>
      <QuestionList
        items={questions.map(({ question, answer, link, to }) => ({
          question,
          answer: (
            <div className="grid gap-1">
              <p>{answer}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center justify-self-start font-semibold text-crimson-ink underline underline-offset-4"
              >
                {link}
              </Link>
            </div>
          ),
        }))}
      />
      <p className="text-ink-soft text-sm">
        {texts.elsewhere} <Mailbox name="support" />
      </p>
    </section>
  );
}
