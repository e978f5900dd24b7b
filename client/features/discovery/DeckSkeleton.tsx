import { Skeleton } from '#client/ui/Skeleton.tsx';
import { cardStyle, detailsStyle, photoStyle } from './card-box.ts';

/** The exact box of a card, so that nothing moves when the deck arrives. */
export function DeckSkeleton() {
  return (
    <div role="status" data-skeleton className={cardStyle}>
      <span className="sr-only">Loading profiles</span>
      <div className={photoStyle}>
        <Skeleton className="size-full rounded-none" />
      </div>
      <div className={detailsStyle}>
        <Skeleton className="h-20" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  );
}
