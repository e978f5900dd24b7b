import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { whenText } from '#client/lib/lagos-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#rules/limits.ts';
import { StateBadges } from './StateBadges.tsx';
import { type RequestThread_TicketFragment, RequestThread_TicketFragmentDoc } from './support.generated.ts';
import { texts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useReply } from './use-support.ts';

type Message = RequestThread_TicketFragment['messages'][number];

/** Must be mounted again for another request. */
export function RequestThread({ ticket }: { ticket: FragmentType<RequestThread_TicketFragment> }) {
  const data = useFragmentData(RequestThread_TicketFragmentDoc, ticket);
  if (data === null) return null;
  const { id, subject, state, isPriority, messages } = data;
  return (
    <section
      aria-labelledby="subject"
      className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="grid gap-2">
        <h2 id="subject" className="text-lg [overflow-wrap:anywhere]">
          {subject}
        </h2>
        <StateBadges state={state} isPriority={isPriority} />
      </div>
      {/* A new answer is announced to screen readers. */}
      <div role="log" aria-label={texts.thread}>
        <ol className="grid grid-cols-1 gap-4">
          {messages.map((message) => (
            <Said key={message.id} {...message} />
          ))}
        </ol>
      </div>
      <p className="border-line border-t pt-4 text-ink-soft text-sm">{texts.after[state]}</p>
      <ReplyForm ticketId={id} />
    </section>
  );
}

function Said({ isFromTeam, content, createdAt }: Message) {
  return (
    <li className={cx('grid gap-1', isFromTeam ? 'justify-items-start' : 'justify-items-end')}>
      <p className="text-ink-soft text-xs">
        <span className="font-semibold">{isFromTeam ? texts.team : texts.you}</span>{' '}
        <time dateTime={createdAt}>{whenText(createdAt)}</time>
      </p>
      <p
        className={cx(
          'max-w-[90%] whitespace-pre-wrap rounded-lg px-4 py-2.5 [overflow-wrap:anywhere] sm:max-w-[80%]',
          isFromTeam ? 'rounded-tl-sm border border-line bg-sunken' : 'rounded-tr-sm bg-bubble text-on-crimson',
        )}
      >
        {content}
      </p>
    </li>
  );
}

function ReplyForm({ ticketId }: { ticketId: string }) {
  const [content, setContent] = useDraft(ticketId);
  const { form, field, isBusy } = useForm(
    texts.failed,
    useReply(ticketId, () => setContent('')),
  );
  const what = field('content');
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <TextArea
        {...what}
        label={texts.reply}
        value={content}
        counter={{ value: content, max: limits.text.ticketReply.max }}
        onChange={({ target }) => {
          what.onChange();
          setContent(target.value);
        }}
      />
      <Button type="submit" size="sm" loading={isBusy} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  );
}
