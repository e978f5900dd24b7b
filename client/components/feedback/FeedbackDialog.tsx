import { CSPProvider } from '@base-ui/react/csp-provider';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { areas, texts } from './messages.ts';
import { StarRating } from './StarRating.tsx';
import { type Feedback, sendFeedback } from './send-feedback.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const blank: Feedback = { rating: 0, bugReport: '', featureRequest: '', generalFeedback: '' };

/** What somebody thinks of the beta. What was typed stays until it is sent, also when the dialog is closed meanwhile. */
export function FeedbackDialog({ open, onOpenChange }: Props) {
  const [draft, setDraft] = useState(blank);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (draft.rating === 0 && areas.every(({ name }) => draft[name].trim() === '')) {
      toast({ ...texts.empty, tone: 'error' });
      return;
    }
    setSending(true);
    const problem = await sendFeedback(draft);
    setSending(false);
    if (problem !== null) {
      toast({ title: texts.failed.title, description: problem || texts.failed.description, tone: 'error' });
      return;
    }
    toast({ ...texts.thanks, tone: 'success' });
    setDraft(blank);
    onOpenChange(false);
  }

  return (
    // The landing page has none of its own.
    <CSPProvider disableStyleElements>
      <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
        <form className="grid gap-4" onSubmit={submit} noValidate>
          <StarRating value={draft.rating} onChange={(rating) => setDraft({ ...draft, rating })} />
          {areas.map(({ name, label, placeholder }) => (
            <TextArea
              key={name}
              label={label}
              placeholder={placeholder}
              maxLength={limits.text.feedback}
              counter={{ value: draft[name], max: limits.text.feedback }}
              value={draft[name]}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
              className="!min-h-20"
            />
          ))}
          <Button type="submit" loading={isSending}>
            {isSending ? texts.submitting : texts.submit}
          </Button>
        </form>
      </Dialog>
    </CSPProvider>
  );
}
