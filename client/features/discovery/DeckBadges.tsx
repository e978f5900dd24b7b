import { Badge } from '#client/ui/Badge.tsx';
import { EyeIcon } from '#client/ui/eye-icons.tsx';
import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { HeartIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { paths } from '#rules/paths.ts';
import type { Counters } from './use-counters.ts';

/** On a phone both together are as high as a button. */
const pill = 'max-md:!px-2.5 max-md:!py-0 max-md:!leading-5 tabular-nums';

/** The likes left today and the profiles left this hour for free people, with a link to the unlimited plans. */
export function DeckBadges({ counters }: { counters: Counters }) {
  const { likesLeft, quota } = counters;
  return (
    <Link to={paths.pricing} className="-mx-1 flex min-h-11 items-center gap-2 rounded-md px-1 hover:bg-sunken">
      <span className="flex gap-x-2 gap-y-1 max-md:flex-col max-md:items-start">
        {likesLeft !== null && (
          <Badge tone="crimson" icon={<HeartIcon />} className={pill}>
            {likesLeft} {likesLeft === 1 ? 'like' : 'likes'} left
          </Badge>
        )}
        {quota !== null && (
          <Badge icon={<EyeIcon />} className={pill}>
            {quota.remaining} {quota.remaining === 1 ? 'view' : 'views'} left/hr
          </Badge>
        )}
      </span>
      <span className="flex items-center gap-1.5 font-semibold text-gold text-sm">
        <CrownIcon className="text-lg" />
        <span className="max-sm:sr-only">Upgrade</span>
      </span>
    </Link>
  );
}
