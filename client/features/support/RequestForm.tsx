import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useAsk } from './use-support.ts';

/** Typed text stays until it is sent. */
export function RequestForm({ onSent }: { onSent: (id: string) => void }) {
  const [subject, setSubject] = useDraft('subject');
  const [content, setContent] = useDraft('content');
  const ask = useAsk((id) => {
    setSubject('');
    setContent('');
    onSent(id);
  });
  const { form, field, isBusy } = useForm(texts.failed, ask);
  const [about, what] = [field('subject'), field('content')];
  return (
    <section
      aria-labelledby="ask"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="ask" className="text-lg">
        {texts.askTitle}
      </h2>
      <form {...form} className="grid grid-cols-1 gap-4">
        <TextField
          {...about}
          label={texts.subject}
          hint={texts.subjectHint}
          autoComplete="off"
          value={subject}
          counter={{ value: subject, max: limits.text.ticketSubject.max }}
          onChange={({ target }) => {
            about.onChange();
            setSubject(target.value);
          }}
        />
        <TextArea
          {...what}
          label={texts.content}
          hint={texts.contentHint}
          value={content}
          counter={{ value: content, max: limits.text.ticket.max }}
          onChange={({ target }) => {
            what.onChange();
            setContent(target.value);
          }}
        />
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {texts.ask}
        </Button>
      </form>
    </section>
  );
}
