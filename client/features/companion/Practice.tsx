import { Suspense, useEffect, useState } from 'react';
import { session } from '#client/apollo/session.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import type { Ability, CompanionPageQuery } from './companion.generated.ts';
import { createDrafts, readCoachMode, writeCoachMode } from './device.ts';
import { texts } from './messages.ts';
import { PracticeHeader, type View, viewButtonId } from './PracticeHeader.tsx';
import type { Conversation } from './reply-stream.ts';
import { ScenarioBar, ScenarioRail } from './ScenarioPicker.tsx';
import { TalkSkeleton } from './states.tsx';
import { Talk } from './Talk.tsx';
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
  scenario: Scenarios[number];
  onScenario: (id: string) => void;
  /** Undefined while it loads, null when there is none yet. */
  conversation: Conversation | null | undefined;
  /** Not null when the conversation could not be loaded. */
  onRetry: (() => void) | null;
};

/** The companion of somebody who has it: what to practise, the conversation, and the other parts in its place. */
export function Practice({ abilities, companion, scenarios, scenario, onScenario, conversation, onRetry }: Props) {
  const [drafts] = useState(() => createDrafts(localStorage, session));
  const [isCoaching, setCoaching] = useState(() => readCoachMode(localStorage));
  const [view, setView] = useState<View>('chat');
  const reply = useReplyStream(drafts);

  function coach(isOn: boolean): void {
    writeCoachMode(localStorage, isOn);
    setCoaching(isOn);
  }
  const [closed, setClosed] = useState<View>('chat');
  function close(): void {
    setClosed(view);
    setView('chat');
  }
  useEffect(() => {
    if (closed !== 'chat') document.getElementById(viewButtonId(closed))?.focus();
  }, [closed]);
  const [isLed, setLed] = useState(false);
  function show(next: View): void {
    setLed(false);
    setClosed('chat');
    setView(next);
  }
  function choose(id: string): void {
    onScenario(id);
    show('chat');
  }
  function goThere(id: string): void {
    choose(id);
    setLed(true);
  }
  const useText = (text: string): void => {
    drafts.write(scenario.id, text);
    show('chat');
  };

  const picker = { scenarios, scenarioId: scenario.id, onScenario: choose, isCoaching, onCoaching: coach };
  const { gender } = companion.preferences;
  return (
    <>
      <ScenarioRail {...picker} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PracticeHeader coach={companion.coach} view={view} onView={show} />
        {view === 'chat' && <ScenarioBar {...picker} />}
        {view === 'chat' && conversation !== undefined && (
          <Talk
            key={scenario.id}
            scenario={scenario}
            conversation={conversation}
            reply={reply}
            drafts={drafts}
            isCoaching={isCoaching}
            allowance={companion.allowance}
            gender={gender}
            hasVoice={abilities.includes('COACH_VOICE')}
            scenarios={scenarios}
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
        <Suspense fallback={<TalkSkeleton />}>
          {view === 'past' && <PastView onClose={close} onScenario={choose} />}
          {view === 'draft' && (
            <DraftView isAllowed={abilities.includes('FLIRT_FEEDBACK')} onClose={close} onUse={useText} />
          )}
          {view === 'progress' && <ProgressView isAllowed={abilities.includes('PROGRESS')} onClose={close} />}
          {view === 'settings' && (
            <SettingsView
              preferences={companion.preferences}
              hasVoice={abilities.includes('COACH_VOICE')}
              scenario={scenario}
              conversationId={conversation?.id ?? null}
              onForget={() => reply.stream.forget(scenario.id)}
              onForgotten={() => show('chat')}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}
