import { useRef, useSyncExternalStore } from 'react';
import { Composer } from './Composer.tsx';
import type { CompanionGender, Talk_ScenarioFragment } from './companion.generated.ts';
import type { Drafts } from './device.ts';
import { Notices } from './Notices.tsx';
import { Questions } from './Questions.tsx';
import { type Conversation, type Outgoing, replyIn, type StreamState, shownMessages } from './reply.ts';
import { Thread } from './Thread.tsx';
import { texts } from './texts.ts';
import { useQuestions } from './use-questions.ts';
import type { useReplyStream } from './use-reply-stream.ts';
import { useDictation, useReading } from './use-voice.ts';

type Props = {
  scenario: Talk_ScenarioFragment;
  conversation: Conversation | null;
  reply: ReturnType<typeof useReplyStream>;
  drafts: Drafts;
  /** Who answers here, before the first message. */
  note: string;
  isCoaching: boolean;
  /** Nothing is practised: every message is a question. */
  isAsking: boolean;
  allowance: { percentLeft: number; resetsAt: string };
  gender: CompanionGender;
  hasVoice: boolean;
  scenarios: readonly { id: string; name: string }[];
  onGoThere: (scenario: string) => void;
  /** True when the person came here through `onGoThere`. */
  takesFocus: boolean;
};

/** A reply under way in another scenario is shown only there. One that the conversation holds is shown as a part of it. */
function stateOf(state: StreamState, scenario: string, conversation: Conversation | null): StreamState {
  const isShown = (message: Outgoing | undefined | null) =>
    message?.scenario === scenario && !replyIn(conversation, message.exchangeId);
  const own = isShown(state.own) ? state.own : null;
  const stopped = isShown(state.stopped?.message) ? state.stopped : null;
  return { ...state, own, stopped, phase: own ? state.phase : 'idle' };
}

/** Must be mounted again for another scenario. */
export function Talk(props: Props) {
  const { scenario, conversation, reply, drafts, isCoaching, allowance, gender, hasVoice } = props;
  const { stream, limit, failure } = reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(scenario.id));
  const write = (next: string) => drafts.write(scenario.id, next);
  const { questions, generate, isGenerating } = useQuestions(scenario);
  const reading = useReading(hasVoice, gender);
  const dictation = useDictation(hasVoice, (said) => write(text === '' ? said : `${text.trimEnd()} ${said}`));

  const { phase, own } = reply.state;
  const state = stateOf(reply.state, scenario.id, conversation);
  const other = props.scenarios.find(({ id }) => id === own?.scenario && id !== scenario.id);
  const elsewhere = other ? { name: other.name, onGo: () => props.onGoThere(other.id) } : null;

  function send(): void {
    const content = text;
    write('');
    if (!stream.send({ scenario: scenario.id, content, coachMode: isCoaching })) write(content);
  }

  return (
    <>
      <Thread
        note={props.note}
        opening={scenario.opening}
        messages={shownMessages(conversation, reply.state)}
        state={state}
        stream={stream}
        reading={reading}
        takesFocus={props.takesFocus}
      />
      {/* Whole replies only: nobody wants each piece of one read out. */}
      <p role="status" className="sr-only">
        {reply.state.heard !== '' && texts.says(reply.state.heard)}
      </p>
      <Notices
        allowance={allowance}
        limit={limit}
        failure={failure?.scenario === scenario.id && phase === 'idle' ? failure : null}
        onRetry={text.trim() === '' ? null : send}
        elsewhere={elsewhere}
        field={field}
      />
      <Questions
        questions={questions}
        isGenerating={isGenerating}
        onGenerate={props.isAsking ? null : () => void generate()}
        onChoose={(question) => {
          write(question);
          field.current?.focus();
        }}
      />
      <Composer
        text={text}
        onText={write}
        isBusy={phase !== 'idle'}
        placeholder={props.isAsking ? texts.askPlaceholder : texts.placeholder}
        canStop={state.phase === 'streaming'}
        field={field}
        dictation={dictation}
        onSend={send}
        onStop={stream.stop}
      />
    </>
  );
}
