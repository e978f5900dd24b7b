import { Button } from '#client/ui/Button.tsx';
import { SparkIcon } from '#client/ui/icons.tsx';
import { texts } from './texts.ts';
import type { Question } from './use-questions.ts';

type Props = {
  questions: readonly Question[];
  isGenerating: boolean;
  /** Null where one asks Soul: questions for a match would be of no use. */
  onGenerate: (() => void) | null;
  /** Called with the chosen question, which goes into the field for editing. */
  onChoose: (question: string) => void;
};

export function Questions({ questions, isGenerating, onGenerate, onChoose }: Props) {
  return (
    <section aria-label={texts.questions} className="border-line border-t bg-paper">
      <ul className="mx-auto flex max-w-4xl snap-x scroll-px-3 gap-2 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:scroll-px-5 sm:px-5">
        {onGenerate && (
          <li className="shrink-0 snap-start">
            <Button variant="secondary" size="sm" loading={isGenerating} onClick={onGenerate}>
              {!isGenerating && <SparkIcon className="text-crimson-ink text-lg" />}
              {texts.generate}
            </Button>
          </li>
        )}
        {questions.map(({ category, question }) => (
          <li key={question} className="max-w-72 shrink-0 snap-start">
            <button
              type="button"
              onClick={() => onChoose(question)}
              title={question}
              className="min-h-11 w-full rounded-lg border border-line bg-surface px-3.5 py-1 text-left hover:border-line-strong"
            >
              <span className="block font-semibold text-crimson-ink text-xs">{category}</span>
              <span className="block truncate text-sm leading-tight">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
