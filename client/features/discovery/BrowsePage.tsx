import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import type { UpsellTopic } from '#client/components/plans/upsell-texts.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useOnceOpened } from '#client/ui/use-once-opened.ts';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { searchWords, withoutAdvanced } from '#rules/discovery.ts';
import { BrowseLayout } from './BrowseLayout.tsx';
import { beginDeck } from './begin-deck.ts';
import { DeckContent } from './DeckContent.tsx';
import { addressOfFilter, filterOfAddress, narrowedBy, ofSaved, openFilter } from './filter.ts';
import { useCounters } from './use-counters.ts';
import { useDeckAnswer } from './use-deck.ts';
import { useNewDay } from './use-new-day.ts';
import { useSaveFilter } from './use-save-filter.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

const loadFilters = () => import('./FiltersSheet.tsx');
const FiltersSheet = lazyPart(async () => (await loadFilters()).FiltersSheet);
const loadKeys = () => import('./KeysDialog.tsx');
const KeysDialog = lazyPart(async () => (await loadKeys()).KeysDialog);

/** Before it is drawn. */
export const begin = beginDeck;

function useAddress() {
  const [address, setAddress] = useSearchParams();
  const chosen = useMemo(() => filterOfAddress(address), [address]);
  const q = address.get('q')?.trim() ?? '';
  return {
    chosen,
    q,
    filterBy: (next: DeckFilter) => setAddress({ ...addressOfFilter(next), ...(q !== '' && { q }) }, { replace: true }),
    search: (wanted: string) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        if (wanted === '') next.delete('q');
        else next.set('q', wanted);
        return next;
      }),
  };
}

type Shown = readonly [isShown: boolean, show: (isShown: boolean) => void];
type SheetsProps = {
  filtering: Shown;
  listing: Shown;
  filter: DeckFilter;
  hasPosition: boolean;
  hasAdvanced: boolean;
  onApply: (filter: DeckFilter) => void;
  onUpsell: () => void;
};

function Sheets({ filtering: [isFiltering, setFiltering], listing: [isListing, setListing], ...form }: SheetsProps) {
  const areFiltersNeeded = useOnceOpened(isFiltering, loadFilters);
  const areKeysNeeded = useOnceOpened(isListing, loadKeys);
  return (
    <Suspense>
      {areFiltersNeeded && (
        <FiltersSheet
          {...form}
          open={isFiltering}
          onOpenChange={setFiltering}
          onUpsell={() => {
            setFiltering(false);
            form.onUpsell();
          }}
        />
      )}
      {areKeysNeeded && <KeysDialog open={isListing} onOpenChange={setListing} />}
    </Suspense>
  );
}

export function Component() {
  const { chosen, q, search, filterBy: keepFilter } = useAddress();
  const isTooLong = searchWords(q) === null;
  const answer = useDeckAnswer(chosen, isTooLong || q === '' ? null : q, isTooLong);
  const counters = useCounters(answer.viewer);
  useNewDay();
  const save = useSaveFilter();
  const [isFiltering, setFiltering] = useState(false);
  const [isListing, setListing] = useState(false);
  const [upsell, setUpsell] = useState<{ topic: UpsellTopic; isOpen: boolean }>({ topic: 'likes', isOpen: false });
  useSwipeKeys({ '?': () => setListing(true) });
  const saved = answer.viewer?.profile?.defaultFilter;
  const filter = chosen ?? (saved === undefined ? openFilter : ofSaved(saved));
  const narrowed = narrowedBy(filter);

  const filterBy = (next: DeckFilter) => {
    setFiltering(false);
    void save(next);
    keepFilter(next);
  };
  const onUpsell = (topic: UpsellTopic) => setUpsell({ topic, isOpen: true });

  return (
    <BrowseLayout
      header={{
        counters,
        q,
        narrowed,
        onSearch: search,
        onFilter: () => setFiltering(true),
        onKeys: () => setListing(true),
      }}
    >
      <DeckContent
        answer={answer}
        counters={counters}
        q={q}
        isTooLong={isTooLong}
        isNarrowed={narrowed > 0}
        onFilter={() => setFiltering(true)}
        onShowAll={() => search('')}
        onDropAdvanced={() => filterBy(withoutAdvanced(filter))}
        onUpsell={onUpsell}
      />
      <Sheets
        filtering={[isFiltering, setFiltering]}
        listing={[isListing, setListing]}
        filter={filter}
        hasPosition={answer.viewer?.profile?.hasPosition ?? true}
        hasAdvanced={counters?.hasAdvancedFilters ?? false}
        onApply={filterBy}
        onUpsell={() => onUpsell('filters')}
      />
      <UpsellDialog
        topic={upsell.topic}
        open={upsell.isOpen}
        onOpenChange={(isOpen) => setUpsell({ ...upsell, isOpen })}
      />
    </BrowseLayout>
  );
}
