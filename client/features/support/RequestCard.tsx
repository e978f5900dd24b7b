import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { whenText } from '#client/lib/lagos-time.ts';
import { ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { StateBadges } from './StateBadges.tsx';
import { type RequestCard_TicketFragment, RequestCard_TicketFragmentDoc } from './support.generated.ts';
import { texts } from './texts.ts';

type Props = { ticket: FragmentType<RequestCard_TicketFragment>; to: string };

export function RequestCard({ ticket, to }: Props) {
  const data = useFragmentData(RequestCard_TicketFragmentDoc, ticket);
  if (data === null) return null;
  const { subject, state, isPriority, updatedAt } = data;
  return (
    <Link to={to} className="flex items-center justify-between gap-4 rounded-md py-4 hover:bg-sunken sm:px-3">
      <span className="grid min-w-0 gap-2">
        <span className="font-semibold [overflow-wrap:anywhere]">{subject}</span>
        <StateBadges state={state} isPriority={isPriority} />
        <time dateTime={updatedAt} className="text-ink-soft text-xs">
          {texts.updated(whenText(updatedAt))}
        </time>
      </span>
      <ChevronRightIcon className="shrink-0 text-ink-soft text-xl" />
    </Link>
  );
}
