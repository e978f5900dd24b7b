import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { pagesOf } from '../pages.ts';
import { type SupportTicketState, useConsoleTicketsQuery } from './support.generated.ts';
import { TicketCard } from './TicketCard.tsx';
import { texts } from './texts.ts';

function usePages(state: SupportTicketState) {
  const { data, ...query } = useConsoleTicketsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // A request answered here has another state at once.
  return pagesOf(data?.admin?.supportTickets, query, (ticket) => ticket.state === state);
}

export function Support() {
  return (
    <ByState texts={texts} usePages={usePages}>
      {(ticket) => <TicketCard ticket={ticket} />}
    </ByState>
  );
}
