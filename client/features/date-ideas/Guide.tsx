import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { InfoIcon } from '#client/ui/feature-icons.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { addressOf, type Choice, choiceOf, isAnyChosen, nothing } from './choice.ts';
import { Filters } from './Filters.tsx';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { texts } from './texts.ts';
import { useDateIdeas } from './use-date-ideas.ts';

/** The filters are in the address. */
export function Guide({ hasPosition, onRetry }: { hasPosition: boolean; onRetry: () => void }) {
  const [address, setAddress] = useSearchParams();
  // Updated before the address, which changes only after the page's loader has run. The next change builds on it.
  const [choice, setChoice] = useState(() => choiceOf(address));
  useEffect(() => setChoice(choiceOf(address)), [address]);
  const { ideas, hasFailed, isLoading, total, hasMore, showMore, retry } = useDateIdeas(choice);
  const list = useRef<HTMLUListElement>(null);
  // The number of rows at "show more": the focus moves to the first new row.
  const shownBefore = useRef<number | null>(null);
  const shown = ideas?.length ?? 0;
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    first?.querySelector('h2')?.focus({ preventScroll: true });
  }, [shown]);

  // The back button leaves the guide instead of undoing every filter.
  function choose(next: Choice): void {
    setChoice(next);
    setAddress(addressOf(next), { replace: true, preventScrollReset: true });
  }
  function clear(): void {
    // The pressed button disappears.
    document.querySelector('h1')?.focus({ preventScroll: true });
    choose(nothing);
  }
  async function more(): Promise<void> {
    shownBefore.current = shown;
    if (!(await showMore())) shownBefore.current = null;
  }
  function again(): void {
    // The query may have been refused because the plan has ended.
    onRetry();
    retry();
  }

  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-5">
      <p className="max-w-2xl text-ink-soft text-sm lg:-mt-3 lg:text-base">{texts.intro}</p>
      <Filters choice={choice} hasPosition={hasPosition} onChange={choose} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold text-sm">
          {total !== null ? texts.count(total) : hasFailed ? '' : texts.loading}
        </p>
        {isAnyChosen(choice) && (
          <Button variant="ghost" size="sm" className="-my-2.5" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {hasFailed ? (
        <LoadFailed title={texts.notLoaded} onRetry={again} />
      ) : ideas === null ? (
        <div aria-busy="true">
          <GuideSkeleton />
        </div>
      ) : ideas.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          body={texts.emptyBody}
          actions={<Button onClick={clear}>{texts.clear}</Button>}
        />
      ) : (
        <ul ref={list} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {ideas.map((idea) => (
            <IdeaCard key={idea.id} idea={idea} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mx-auto" loading={isLoading} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
      <p className="flex gap-2.5 rounded-md bg-gold-tint px-4 py-3 text-sm">
        <InfoIcon className="mt-0.5 shrink-0 text-gold text-lg" />
        {texts.note}
      </p>
    </div>
  );
}
