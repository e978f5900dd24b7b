import { CSPProvider } from '@base-ui/react/csp-provider';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { StarRating } from './StarRating.tsx';
import { type Feedback, sendFeedback } from './send-feedback.ts';
import { areas, texts } from './texts.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const about = 'feedback';
const blank: Feedback = { rating: 0, bugReport: '', featureRequest: '', generalFeedback: '' };

/** Typed text stays until it is sent, even when the dialog is closed meanwhile. */
export function FeedbackDialog({ open, onOpenChange }: Props) {
  const [draft, setDraft] = useState(blank);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  // The last error is outdated after a change or a new attempt.
  function forgive(): void {
    setError(undefined);
    clearToasts(about);
  }

  function change(changed: Partial<Feedback>): void {
    forgive();
    setDraft({ ...draft, ...changed });
  }

  function refuse(title: string, description: string): void {
    setError(description);
    toast({ title, description, tone: 'error', about });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    forgive();
    if (draft.rating === 0 && areas.every(({ name }) => draft[name].trim() === '')) {
      refuse(texts.empty.title, texts.empty.description);
      return;
    }
    setSending(true);
    const problem = await sendFeedback(draft);
    setSending(false);
    if (problem !== null) {
      refuse(texts.failed.title, problem || texts.failed.description);
      return;
    }
    toast({ ...texts.thanks, tone: 'success' });
    setDraft(blank);
    onOpenChange(false);
  }

  return (
    // The landing page has no CSPProvider of its own.
    <CSPProvider disableStyleElements>
      <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
        <form className="grid gap-4" onSubmit={submit} noValidate>
          <StarRating value={draft.rating} onChange={(rating) => change({ rating })} />
          {areas.map(({ name, label, placeholder }) => (
            <TextArea
              key={name}
              label={label}
              placeholder={placeholder}
              maxLength={limits.text.feedback}
              counter={{ value: draft[name], max: limits.text.feedback }}
              value={draft[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              className="!min-h-20"
            />
          ))}
          {error && <Problem>{error}</Problem>}
          <Button type="submit" loading={isSending}>
            {isSending ? texts.submitting : texts.submit}
          </Button>
        </form>
      </Dialog>
    </CSPProvider>
  );
}
