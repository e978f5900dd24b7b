import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { cx } from '#client/ui/cx.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#rules/limits.ts';
import type { FieldError } from '#rules/validation.ts';
import { Action } from '../Action.tsx';
import { Card } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { useUnsaved } from '../Unsaved.tsx';
import { useDraft } from '../use-draft.ts';
import { type TicketCard_TicketFragment, TicketCard_TicketFragmentDoc } from './support.generated.ts';
import { texts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

export function TicketCard({ ticket }: { ticket: FragmentType<TicketCard_TicketFragment> }) {
  const data = useFragmentData(TicketCard_TicketFragmentDoc, ticket);
  if (data === null) return null;
  const { subject, isPriority, user, messages } = data;
  return (
    <Card>
      <header className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg [overflow-wrap:anywhere]">
          {subject}
          {isPriority && <Badge tone="plum">{texts.priority}</Badge>}
        </h2>
        <PersonLine user={user} />
      </header>
      <ol aria-label={texts.thread(subject)} className="grid grid-cols-1 gap-3">
        {messages.map(({ id, isFromTeam, content, createdAt }) => (
          <li key={id} className={cx('grid gap-1 rounded-md px-4 py-3', isFromTeam ? 'bg-leaf-tint' : 'bg-sunken')}>
            <p className="text-ink-soft text-xs">
              <span className="font-semibold">{isFromTeam ? texts.team : user.fullName}</span>{' '}
              <time dateTime={createdAt}>{whenText(createdAt)}</time>
            </p>
            <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{content}</p>
          </li>
        ))}
      </ol>
      <Answer ticket={data} />
    </Card>
  );
}

function Answer({ ticket }: { ticket: TicketCard_TicketFragment }) {
  const { id, subject, state, user } = ticket;
  const formId = useId();
  const { answer, close } = useAnswer(id, user.fullName);
  const { form, field, isBusy } = useForm(texts.failed, async (values): Promise<readonly FieldError[]> => {
    const broken = await answer(values);
    if (broken.length === 0) {
      form.ref.current?.reset();
      look();
    }
    return broken;
  });
  const { isChanged, look } = useDraft(form.ref);
  useUnsaved(isChanged ? 'draft' : null);
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <form {...form} id={formId} onInput={look} className="grid grid-cols-1 gap-3">
        <TextArea {...field('content')} label={texts.answerTo(user.fullName)} maxLength={limits.text.ticketReply.max} />
        {state !== 'CLOSED' && <Checkbox name="close" label={texts.closeToo} />}
      </form>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={formId} size="sm" loading={isBusy}>
          {texts.send}
        </Button>
        {/* Outside the form: React would take a submit in the dialog for a submit of this form. */}
        {state !== 'CLOSED' && (
          <Action
            label={texts.close}
            hidden={texts.which(subject)}
            title={texts.closeWhich}
            description={texts.closeBody}
            failed={texts.closeFailed}
            send={close}
          />
        )}
      </div>
    </div>
  );
}
