import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { reviewDraftRule } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { HelpLines } from './HelpLines.tsx';
import { PanelFrame, Teaser } from './PanelFrame.tsx';
import { texts } from './texts.ts';
import { type Feedback, useDraftReview } from './use-draft-review.ts';

type Props = { isAllowed: boolean; onClose: () => void; onUse: (text: string) => void };

export function DraftView({ isAllowed, onClose, onUse }: Props) {
  return (
    <PanelFrame title={texts.draft} onClose={onClose}>
      {isAllowed ? <DraftForm onUse={onUse} /> : <Teaser>{texts.draftTeaser}</Teaser>}
    </PanelFrame>
  );
}

function DraftForm({ onUse }: Pick<Props, 'onUse'>) {
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { feedback, hasHelpLines, review, isAsking } = useDraftReview();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isAsking) return;
    const checked = check(reviewDraftRule, { draft });
    setProblem(checked.ok ? undefined : checked.fieldErrors[0]?.message);
    if (checked.ok) void review(checked.value.draft);
  }

  return (
    <>
      <p className="text-ink-soft text-sm">{texts.draftIntro}</p>
      <form className="grid grid-cols-1 gap-3" onSubmit={submit} noValidate>
        <TextArea
          label={texts.draftLabel}
          value={draft}
          error={problem}
          counter={{ value: draft.trim(), max: limits.text.companion.max }}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit" loading={isAsking} className="justify-self-start">
          {texts.draftAsk}
        </Button>
      </form>
      <div aria-live="polite">
        {hasHelpLines && <HelpLines />}
        {feedback && <FeedbackCard feedback={feedback} onUse={onUse} />}
      </div>
    </>
  );
}

const meters = ['warmth', 'clarity', 'curiosity'] as const;
const steps = [1, 2, 3, 4, 5];

function Meter({ label, score }: { label: string; score: number }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft">{texts.ofFive(score)}</span>
      </div>
      <div aria-hidden="true" className="grid grid-cols-5 gap-1">
        {steps.map((step) => (
          <span key={step} className={step <= score ? 'h-2.5 rounded-full bg-crimson' : 'h-2.5 rounded-full bg-line'} />
        ))}
      </div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="pb-1 font-semibold text-sm">{title}</h4>
      <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-crimson-ink">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function FeedbackCard({ feedback, onUse }: { feedback: Feedback; onUse: (text: string) => void }) {
  const { strengths, suggestions, rewrite } = feedback;
  return (
    <section
      aria-label={texts.feedback}
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {meters.map((meter) => (
          <Meter key={meter} label={texts.meters[meter]} score={feedback[meter]} />
        ))}
      </div>
      <Points title={texts.strengths} points={strengths} />
      <Points title={texts.suggestions} points={suggestions} />
      {rewrite !== null && (
        <div className="grid gap-3 rounded-md bg-gold-tint p-4">
          <h4 className="font-semibold text-gold text-sm">{texts.rewrite}</h4>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{rewrite}</p>
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onUse(rewrite)}>
            {texts.use}
          </Button>
        </div>
      )}
    </section>
  );
}
