import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { SlidersIcon } from '#client/ui/feature-icons.tsx';
import { Page } from '#client/ui/Page.tsx';
import type { DeckFilter } from '#rules/discovery.ts';
import { DeckBadges } from './DeckBadges.tsx';
import { LimitScreen } from './DeckScreens.tsx';
import { DeckSkeleton } from './DeckSkeleton.tsx';
import { DeckStage } from './DeckStage.tsx';
import { FiltersSheet } from './FiltersSheet.tsx';
import { addressOfFilter, filterOfAddress, narrowedBy, ofSaved, openFilter } from './filter.ts';
import { messages } from './messages.ts';
import { type Counters, useCounters } from './use-counters.ts';
import { type Deck, useDeck } from './use-deck.ts';
import { useNewDay } from './use-new-day.ts';

/** /browse: people, one at a time. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const chosen = useMemo(() => filterOfAddress(address), [address]);
  const deck = useDeck(chosen);
  const counters = useCounters(deck.viewer);
  useNewDay();
  const [isFiltering, setFiltering] = useState(false);
  const saved = deck.viewer?.profile?.defaultFilter;
  const filter = chosen ?? (saved === undefined ? openFilter : ofSaved(saved));
  const narrowed = narrowedBy(filter);

  const apply = (next: DeckFilter) => {
    setFiltering(false);
    setAddress(addressOfFilter(next), { replace: true });
  };

  return (
    <Page
      title="Browse"
      description="Meet single people near you, one profile at a time."
      width="wide"
      ownHeading
      className="!pt-3 !pb-0 gap-3 sm:!pt-6"
    >
      <h1 tabIndex={-1} className="sr-only">
        Browse
      </h1>
      <div className="flex min-h-11 items-center justify-between gap-3">
        {counters === null ? <span /> : <DeckBadges counters={counters} />}
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
          className="relative -mr-2.5 shrink-0 !px-2.5 sm:-mr-4 sm:!px-4"
        >
          <SlidersIcon className="text-xl" />
          <span className="max-sm:sr-only">Filters</span>
          {narrowed > 0 && (
            <Badge tone="crimson" className="!px-1.5 !leading-4 max-sm:-right-1 max-sm:absolute max-sm:top-0">
              {narrowed}
              <span className="sr-only"> in use</span>
            </Badge>
          )}
        </Button>
      </div>
      <Content deck={deck} counters={counters} onFilter={() => setFiltering(true)} />
      <FiltersSheet
        open={isFiltering}
        onOpenChange={setFiltering}
        filter={filter}
        hasPosition={deck.viewer?.profile?.hasPosition ?? true}
        onApply={apply}
      />
    </Page>
  );
}

type ContentProps = { deck: Deck; counters: Counters | null; onFilter: () => void };

/** Loading, failed, limited, or the deck itself: different screens, each with a way on. */
function Content({ deck, counters, onFilter }: ContentProps) {
  const { state, status, end, retry } = deck;
  const [current] = state.cards;
  if (status === 'failed') return <LoadFailed title={messages.loadFailed} onRetry={retry} />;
  const quota = counters?.quota ?? null;
  const isLimited = quota?.allowed === false && (current === undefined || !state.viewed.has(current.id));
  if (isLimited || (current === undefined && end === 'VIEW_LIMIT'))
    return <LimitScreen resetsAt={quota?.resetsAt ?? null} onReset={retry} />;
  if (status === 'loading' || counters === null) return <DeckSkeleton />;
  return <DeckStage deck={deck} counters={counters} onFilter={onFilter} />;
}
