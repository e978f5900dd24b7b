import { Mailbox } from '#client/shell/Mailbox.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { paths } from '#rules/paths.ts';
import { RequestCard } from './RequestCard.tsx';
import type { SupportPageQuery } from './support.generated.ts';
import { texts } from './texts.ts';

export type Tickets = NonNullable<SupportPageQuery['viewer']>['supportTickets'];

type Props = { tickets: Tickets | undefined; hasFailed: boolean; onRetry: () => void };

export function Requests(props: Props) {
  return (
    <section
      aria-labelledby="requests"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="requests" className="text-lg">
        {texts.yours}
      </h2>
      <Content {...props} />
    </section>
  );
}

function Content({ tickets, hasFailed, onRetry }: Props) {
  if (tickets === undefined) {
    return hasFailed ? (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm">{texts.loadFailed}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    ) : (
      <>
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        {/* As high as the text that most people see here. */}
        <Skeleton className="px-4 py-3 text-sm" words={`${texts.none} support@zobo.example.`} />
      </>
    );
  }
  if (tickets.length === 0) {
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">
        {texts.none} <Mailbox name="support" />.
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <RequestCard ticket={ticket} to={`${paths.support}?request=${ticket.id}`} />
        </li>
      ))}
    </ul>
  );
}
