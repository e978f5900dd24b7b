import type { ComponentProps, RefObject } from 'react';
import { MicIcon } from '#client/ui/call-icons.tsx';
import { SendIcon } from '#client/ui/chat-icons.tsx';
import { StopIcon } from '#client/ui/companion-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { MessageForm } from '#client/ui/MessageForm.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './texts.ts';
import { useHandOver } from './use-hand-over.ts';
import type { Dictation } from './use-voice.ts';

const max = limits.text.companion.max;

type Props = {
  text: string;
  onText: (text: string) => void;
  /** While a reply is under way, sending is ignored. `canStop` is true once there is a reply to stop. */
  isBusy: boolean;
  placeholder: string;
  canStop: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  dictation: Dictation | null;
  onSend: () => void;
  onStop: () => void;
};

export function Composer({ text, onText, isBusy, placeholder, canStop, field, dictation, onSend, onStop }: Props) {
  const content = text.trim();

  return (
    <MessageForm
      field={field}
      text={text}
      onText={onText}
      onSubmit={() => {
        if (isBusy) return;
        onSend();
        field.current?.focus();
      }}
      label={texts.placeholder}
      placeholder={placeholder}
      max={max}
      texts={texts}
      className="mx-auto max-w-4xl"
      note={dictation && <DictationNote isListening={dictation.isListening} />}
    >
      {dictation && (
        <IconButton
          label={dictation.isListening ? texts.stopDictating : texts.dictate}
          icon={dictation.isListening ? <StopIcon /> : <MicIcon />}
          aria-pressed={dictation.isListening}
          onClick={() => (dictation.isListening ? dictation.stop() : dictation.start())}
          className="mb-0.5"
        />
      )}
      {canStop ? (
        <Action
          key="stop"
          field={field}
          label={texts.stop}
          icon={<StopIcon />}
          onClick={() => {
            onStop();
            field.current?.focus();
          }}
        />
      ) : (
        <Action
          key="send"
          field={field}
          type="submit"
          label={texts.send}
          icon={<SendIcon />}
          disabled={content === '' || content.length > max}
          aria-disabled={isBusy || undefined}
        />
      )}
    </MessageForm>
  );
}

type ActionProps = ComponentProps<typeof IconButton> & Pick<Props, 'field'>;

/** The button that sends or stops. One replaces the other, so the second click of a double click must not reach the new one. */
function Action({ field, onClick, ...rest }: ActionProps) {
  const button = useHandOver(field);
  return (
    <IconButton
      {...rest}
      ref={button}
      tone="primary"
      className="mb-0.5"
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

function DictationNote({ isListening }: { isListening: boolean }) {
  return (
    <p role={isListening ? 'status' : undefined} className="mx-auto max-w-4xl pt-1 text-ink-soft text-xs">
      {isListening ? `${texts.dictating} ` : ''}
      {texts.dictateNote}
    </p>
  );
}
