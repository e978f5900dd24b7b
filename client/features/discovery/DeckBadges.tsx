import { Badge } from '#client/ui/Badge.tsx';
import { EyeIcon } from '#client/ui/feature-icons.tsx';
import { HeartIcon } from '#client/ui/icons.tsx';
import type { Counters } from './use-counters.ts';

/** What free people have left of their day and their hour. */
export function DeckBadges({ counters }: { counters: Counters }) {
  const { likesLeft, quota } = counters;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {likesLeft !== null && (
        <Badge tone="crimson" icon={<HeartIcon />}>
          {likesLeft} {likesLeft === 1 ? 'like' : 'likes'} left
        </Badge>
      )}
      {quota !== null && (
        <Badge icon={<EyeIcon />}>
          {quota.remaining} {quota.remaining === 1 ? 'view' : 'views'} left/hr
        </Badge>
      )}
    </div>
  );
}
