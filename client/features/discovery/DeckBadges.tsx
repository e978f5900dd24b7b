import { Badge } from '#client/ui/Badge.tsx';
import { EyeIcon, HeartIcon } from '#client/ui/icons.tsx';
import type { Counters } from './use-counters.ts';

/** What is left: likes and views of free people, and the cards in hand of everybody. */
export function DeckBadges({ counters, remaining }: { counters: Counters; remaining: number }) {
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
      {remaining > 0 && (
        <span className="px-1 text-ink-faint text-xs">
          {remaining} {remaining === 1 ? 'profile' : 'profiles'} remaining
        </span>
      )}
    </div>
  );
}
