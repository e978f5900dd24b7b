import { cardTermsHere } from '#client/lib/card-terms.ts';
import { Link } from '#client/ui/Link.tsx';
import { QuestionList } from '#client/ui/QuestionList.tsx';
import { paths } from '#rules/paths.ts';
import { questionsOf, texts } from './texts.ts';

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-x-12">
      <h2 id="questions" className="text-2xl">
        {texts.questions}
      </h2>
      <QuestionList items={questionsOf(cardTermsHere()).map(([question, answer]) => ({ question, answer }))} />
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
