import { type ReactNode, type RefObject, useState } from 'react';
import { outbox } from '#client/components/outbox/outbox.ts';
import { SendIcon } from '#client/ui/chat-icons.tsx';
import { CalendarIcon, DiceIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { MessageForm } from '#client/ui/MessageForm.tsx';
import { limits } from '#rules/limits.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { texts } from './texts.ts';
import type { TypingSignal } from './typing-signal.ts';

const max = limits.text.message;

type Props = {
  matchId: string;
  name: string;
  typing: TypingSignal;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Must have the match id as `key`. */
export function Composer({ matchId, name, typing, field }: Props) {
  const [text, setText] = useState(() => readDraft(localStorage, matchId));
  const content = text.trim();

  function write(next: string): void {
    setText(next);
    writeDraft(localStorage, matchId, next);
  }

  return (
    <MessageForm
      field={field}
      text={text}
      onText={(next) => {
        write(next);
        if (next.trim() === '') typing.stopped();
        else typing.typed();
      }}
      onSubmit={() => {
        outbox.add({ kind: 'message', matchId, content });
        write('');
        typing.stopped();
        field.current?.focus();
      }}
      className="max-[14rem]:flex-wrap"
      label={texts.placeholderTo(name)}
      placeholder={texts.placeholder}
      max={max}
      texts={{ left: texts.left, long: texts.tooLong }}
    >
      {content === '' && (
        <span className="-ml-1 flex max-[14rem]:order-last max-[14rem]:w-full">
          <Offer to="?game" label={texts.play} icon={<DiceIcon />} />
          <Offer to="?plan" label={texts.plan} icon={<CalendarIcon />} />
        </span>
      )}
      <IconButton
        type="submit"
        label={texts.send}
        icon={<SendIcon />}
        tone="primary"
        disabled={content === '' || content.length > max}
        className="mb-0.5"
      />
    </MessageForm>
  );
}

/** Beside an empty field: what else the two may do. */
function Offer({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" aria-label={label} title={label} className="mb-0.5 px-3! text-xl">
      {icon}
    </LinkButton>
  );
}
