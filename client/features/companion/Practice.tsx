import { Suspense, useEffect, useState } from 'react';
import { session } from '#client/apollo/session.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import type { Ability, CompanionPageQuery } from './companion.generated.ts';
import { createDrafts, readCoachMode, writeCoachMode } from './device.ts';
import { PracticeHeader, type View, viewButtonId } from './PracticeHeader.tsx';
import type { Conversation } from './reply.ts';
import { ScenarioBar, ScenarioRail } from './ScenarioPicker.tsx';
import { TalkSkeleton } from './states.tsx';
import { Talk } from './Talk.tsx';
import { texts } from './texts.ts';
import { useReplyStream } from './use-reply-stream.ts';

const DraftView = lazyPart(async () => (await import('./DraftView.tsx')).DraftView);
const PastView = lazyPart(async () => (await import('./PastView.tsx')).PastView);
const ProgressView = lazyPart(async () => (await import('./ProgressView.tsx')).ProgressView);
const SettingsView = lazyPart(async () => (await import('./SettingsView.tsx')).SettingsView);

type Scenarios = CompanionPageQuery['companionScenarios'];
type Props = {
  abilities: readonly Ability[];
  companion: NonNullable<NonNullable<CompanionPageQuery['viewer']>['companion']>;
  scenarios: Scenarios;
  asking: Scenarios[number];
  /** One of them. */
  scenario: Scenarios[number];
  onScenario: (id: string) => void;
  /** Undefined while it loads; null when there is no conversation yet. */
  conversation: Conversation | null | undefined;
  /** Not null when the conversation could not be loaded. */
  onRetry: (() => void) | null;
};

/** The part that replaces the conversation. After a close, the focus returns to the part's button. */
function useView() {
  const [view, setView] = useState<View>('chat');
  const [closed, setClosed] = useState<View>('chat');
  useEffect(() => {
    if (closed !== 'chat') document.getElementById(viewButtonId(closed))?.focus();
  }, [closed]);
  return {
    view,
    show: (next: View) => {
      setClosed('chat');
      setView(next);
    },
    close: () => {
      setClosed(view);
      setView('chat');
    },
  };
}

export function Practice({
  abilities,
  companion,
  scenarios,
  asking,
  scenario,
  onScenario,
  conversation,
  onRetry,
}: Props) {
  const [drafts] = useState(() => createDrafts(localStorage, session));
  const [isCoaching, setCoaching] = useState(() => readCoachMode(localStorage));
  const { view, show, close } = useView();
  const reply = useReplyStream(drafts);

  function coach(isOn: boolean): void {
    writeCoachMode(localStorage, isOn);
    setCoaching(isOn);
  }
  const [isLed, setLed] = useState(false);
  function open(next: View): void {
    setLed(false);
    show(next);
  }
  function choose(id: string): void {
    onScenario(id);
    open('chat');
  }
  function goThere(id: string): void {
    choose(id);
    setLed(true);
  }
  const useText = (text: string): void => {
    drafts.write(scenario.id, text);
    open('chat');
  };

  const picker = { scenarios, asking, scenarioId: scenario.id, onScenario: choose, isCoaching, onCoaching: coach };
  const { gender } = companion.preferences;
  return (
    <>
      <ScenarioRail {...picker} onCheck={() => open('draft')} />
      <div data-conversation className="flex min-h-0 min-w-0 flex-1 flex-col">
        {/* Beside each other where the height is short. */}
        <div className="sm:low:flex">
          <PracticeHeader view={view} onView={open} />
          {view === 'chat' && <ScenarioBar {...picker} />}
        </div>
        {view === 'chat' && conversation !== undefined && (
          <Talk
            key={scenario.id}
            scenario={scenario}
            conversation={conversation}
            reply={reply}
            drafts={drafts}
            note={companion.coach === 'PRACTICE' ? texts.practice : texts.disclosure}
            isCoaching={isCoaching}
            allowance={companion.allowance}
            gender={gender}
            hasVoice={abilities.includes('COACH_VOICE')}
            scenarios={[...scenarios, asking]}
            isAsking={scenario === asking}
            onGoThere={goThere}
            takesFocus={isLed}
          />
        )}
        {view === 'chat' &&
          conversation === undefined &&
          (onRetry === null ? (
            <TalkSkeleton />
          ) : (
            <div className="grid flex-1 place-items-center overflow-y-auto p-4">
              <LoadFailed title={texts.talkFailed} onRetry={onRetry} />
            </div>
          ))}
        <Part
          view={view}
          abilities={abilities}
          companion={companion}
          scenario={scenario}
          conversation={conversation}
          onScenario={choose}
          onUse={useText}
          onForget={() => reply.stream.forget(scenario.id)}
          onForgotten={() => open('chat')}
          onClose={close}
        />
      </div>
    </>
  );
}

type PartProps = Pick<Props, 'abilities' | 'companion' | 'scenario' | 'conversation' | 'onScenario'> & {
  view: View;
  onUse: (text: string) => void;
  onForget: () => () => void;
  onForgotten: () => void;
  onClose: () => void;
};

function Part({
  view,
  abilities,
  companion,
  scenario,
  conversation,
  onScenario,
  onUse,
  onClose,
  ...forgetting
}: PartProps) {
  return (
    <Suspense fallback={<TalkSkeleton />}>
      {view === 'past' && <PastView onClose={onClose} onScenario={onScenario} />}
      {view === 'draft' && (
        <DraftView isAllowed={abilities.includes('FLIRT_FEEDBACK')} onClose={onClose} onUse={onUse} />
      )}
      {view === 'progress' && <ProgressView isAllowed={abilities.includes('PROGRESS')} onClose={onClose} />}
      {view === 'settings' && (
        <SettingsView
          preferences={companion.preferences}
          hasVoice={abilities.includes('COACH_VOICE')}
          scenario={scenario}
          conversationId={conversation?.id ?? null}
          {...forgetting}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
