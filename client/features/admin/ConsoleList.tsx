import { type ReactNode, useEffect, useRef } from 'react';
import { useFirstNew } from '#client/lib/use-first-new.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { ListFailed, ListLoading } from './ListState.tsx';
import type { Pages } from './pages.ts';
import { texts } from './texts.ts';

type Props<N> = {
  pages: Pages<N>;
  empty?: string;
  children: (item: N) => ReactNode;
};

/** When a decided row disappears, the next one gets the focus. After "show more" the first new row gets it. */
export function ConsoleList<N extends { id: string }>({ pages, empty = texts.nothing, children }: Props<N>) {
  const { items, hasFailed, isLoading, hasMore, retry, showMore } = pages;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNext(list, items);
  const firstNew = useFirstNew(list, items?.length ?? 0);

  // Every loaded row was decided, and there are more.
  const isUsedUp = items?.length === 0 && hasMore;
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    if (isUsedUp) again.current();
  }, [isUsedUp]);

  // The next rows are unknown, so nothing is announced about them.
  if (items === undefined || isUsedUp) {
    return hasFailed ? <ListFailed onRetry={retry} /> : <ListLoading />;
  }
  async function more(): Promise<void> {
    firstNew.expect();
    if (!(await showMore())) firstNew.giveUp();
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.length === 0 ? (
        <EmptyState icon={<CheckIcon />} title={empty} />
      ) : (
        <ul ref={list} className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <li key={item.id} tabIndex={-1} className="min-w-0 rounded-lg">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {hasFailed && <ListFailed onRetry={retry} />}
      {hasMore && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          loading={isLoading}
          onClick={() => void more()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function useFocusOnNext(list: { readonly current: HTMLElement | null }, items: readonly { id: string }[] | undefined) {
  const before = useRef<readonly string[]>([]);
  const ids = items?.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = ids === undefined || ids === '' ? [] : ids.split(' ');
    const gone = before.current.findIndex((id) => !now.includes(id));
    before.current = now;
    if (gone < 0 || ids === undefined) return;
    const move = () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const next = list.current?.children[Math.min(gone, now.length - 1)] ?? document.querySelector('h1');
      (next as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    };
    // The closed dialog returns the focus to its button, which has disappeared as well.
    const timer = setTimeout(move, 50);
    return () => clearTimeout(timer);
  }, [ids, list]);
}
