import { useRef, useSyncExternalStore } from 'react';
import { Composer } from './Composer.tsx';
import type { CompanionGender, Talk_ScenarioFragment } from './companion.generated.ts';
import type { Drafts } from './device.ts';
import { texts } from './messages.ts';
import { Notices } from './Notices.tsx';
import { Questions } from './Questions.tsx';
import { type Conversation, shownMessages } from './reply-stream.ts';
import { Thread } from './Thread.tsx';
import { useQuestions } from './use-questions.ts';
import type { useReplyStream } from './use-reply-stream.ts';
import { useDictation, useReading } from './use-voice.ts';

type Props = {
  scenario: Talk_ScenarioFragment;
  conversation: Conversation | null;
  reply: ReturnType<typeof useReplyStream>;
  drafts: Drafts;
  isCoaching: boolean;
  allowance: { percentLeft: number; resetsAt: string };
  gender: CompanionGender;
  hasVoice: boolean;
  scenarios: readonly { id: string; name: string }[];
  /** Leads to the scenario in which a reply is under way. */
  onGoThere: (scenario: string) => void;
  /** Somebody came here by that way. */
  takesFocus: boolean;
};

/** The conversation of one scenario, and where one writes. Mount it anew for another. */
export function Talk(props: Props) {
  const { scenario, conversation, reply, drafts, isCoaching, allowance, gender, hasVoice } = props;
  const { stream, limit, failure } = reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(scenario.id));
  const write = (next: string) => drafts.write(scenario.id, next);
  const { questions, generate, isGenerating } = useQuestions(scenario);
  const reading = useReading(hasVoice, gender);
  const dictation = useDictation(hasVoice, (said) => write(text === '' ? said : `${text.trimEnd()} ${said}`));

  // A reply may be under way in another scenario: it is shown there.
  const { phase } = reply.state;
  const { own, stopped } = reply.state;
  const isHere = own?.scenario === scenario.id;
  const state = {
    ...reply.state,
    own: isHere ? own : null,
    stopped: stopped?.message.scenario === scenario.id ? stopped : null,
  };

  const other = isHere ? undefined : props.scenarios.find(({ id }) => id === own?.scenario);
  const elsewhere = other ? { name: other.name, onGo: () => props.onGoThere(other.id) } : null;

  function send(): void {
    const content = text;
    write('');
    if (!stream.send({ scenario: scenario.id, content, coachMode: isCoaching })) write(content);
  }

  const hasFailed = failure?.scenario === scenario.id && phase === 'idle';
  return (
    <>
      <Thread
        opening={scenario.opening}
        messages={shownMessages(conversation, reply.state)}
        state={isHere ? state : { ...state, phase: 'idle' }}
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
        failure={hasFailed ? failure : null}
        onRetry={text.trim() === '' ? null : send}
        elsewhere={elsewhere}
        field={field}
      />
      <Questions
        questions={questions}
        isGenerating={isGenerating}
        onGenerate={() => void generate()}
        onChoose={(question) => {
          write(question);
          field.current?.focus();
        }}
      />
      <Composer
        text={text}
        onText={write}
        isBusy={phase !== 'idle'}
        canStop={phase === 'streaming' && isHere}
        field={field}
        dictation={dictation}
        onSend={send}
        onStop={stream.stop}
      />
    </>
  );
}
