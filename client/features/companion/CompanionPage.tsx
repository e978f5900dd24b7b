import { useEffect, useState } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { useCompanionPageQuery, useCompanionTalkQuery } from './companion.generated.ts';
import { readScenario, writeScenario } from './device.ts';
import { Practice } from './Practice.tsx';
import { LeaveHeader } from './PracticeHeader.tsx';
import { Locked, Off, TalkSkeleton } from './states.tsx';
import { texts } from './texts.ts';

export function Component() {
  const [scenarioId, setScenarioId] = useState(() => readScenario(localStorage));
  const { data, error, loading, refetch } = useCompanionPageQuery(shownAtOnce);
  const talk = useCompanionTalkQuery({ ...shownAtOnce, variables: { scenarioId } });
  const viewer = data?.viewer;
  const companion = viewer?.companion;

  const isStale = viewer ? viewer.plan.abilities.includes('COMPANION') !== (companion !== null) : false;
  const { refetch: talkAgain } = talk;
  useEffect(() => {
    if (!isStale) return;
    refetch().catch(() => undefined);
    talkAgain().catch(() => undefined);
  }, [isStale, refetch, talkAgain]);

  function choose(id: string): void {
    writeScenario(localStorage, id);
    setScenarioId(id);
  }

  const isOpen = data && companion && companion.coach !== 'OFF';
  const talks = data && [...data.companionScenarios, data.companionAsking];
  const scenario = talks?.find(({ id }) => id === scenarioId);
  return (
    <Page
      {...pages.companion}
      ownHeading
      width="full"
      className={
        isOpen ? 'h-[calc(100dvh-var(--header)-var(--tabs))] flex-none lg:grid lg:grid-cols-[21rem_1fr]' : undefined
      }
    >
      {/* The same in every state of the page, so that the focus it takes stays while it loads. */}
      <h1 tabIndex={-1} className="sr-only">
        {pages.companion.title}
      </h1>
      {!isOpen && <LeaveHeader />}
      {isOpen && scenario ? (
        <Practice
          abilities={viewer?.plan.abilities ?? []}
          companion={companion}
          scenarios={data.companionScenarios}
          asking={data.companionAsking}
          scenario={scenario}
          onScenario={choose}
          conversation={talk.data?.viewer?.companion?.conversation}
          onRetry={talk.error && !talk.loading ? () => void talkAgain().catch(() => undefined) : null}
        />
      ) : companion ? (
        <Off />
      ) : viewer ? (
        <Locked scenarios={data.companionScenarios} asking={data.companionAsking} />
      ) : error && !loading ? (
        <div className="grid flex-1 place-items-center p-4">
          <LoadFailed title={texts.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
        </div>
      ) : (
        <TalkSkeleton />
      )}
    </Page>
  );
}
