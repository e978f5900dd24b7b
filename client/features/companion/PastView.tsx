import { dayText } from '#client/lib/lagos-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { usePastConversationsQuery } from './companion.generated.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { scenarioIcon } from './scenario-icons.ts';
import { texts } from './texts.ts';

export function PastView({ onClose, onScenario }: { onClose: () => void; onScenario: (id: string) => void }) {
  const { data, error, loading, refetch } = usePastConversationsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const conversations = data?.viewer?.companion?.conversations;
  return (
    <PanelFrame title={texts.past} onClose={onClose}>
      {conversations === undefined ? (
        error && !loading ? (
          <LoadFailed title={texts.talkFailed} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton className="h-20" />
        )
      ) : conversations.length === 0 ? (
        <EmptyState
          title={texts.noPast}
          body={texts.noPastBody}
          actions={<Button onClick={onClose}>{texts.begin}</Button>}
        />
      ) : (
        <ul className="grid gap-2">
          {conversations.map(({ id, scenario, updatedAt }) => {
            const Icon = scenarioIcon(scenario.id);
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onScenario(scenario.id)}
                  className="flex min-h-16 w-full items-center gap-4 rounded-lg border border-line bg-surface p-3 text-left shadow-low hover:border-line-strong"
                >
                  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-crimson-tint text-crimson-ink text-xl">
                    <Icon />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{scenario.name}</span>
                    <span className="block text-ink-soft text-sm">{texts.lastOn(dayText(updatedAt))}</span>
                  </span>
                  <ChevronRightIcon className="shrink-0 text-ink-soft text-xl" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </PanelFrame>
  );
}
