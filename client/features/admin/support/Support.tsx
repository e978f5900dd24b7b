import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { useConsoleTicketsQuery } from './support.generated.ts';
import { TicketCard } from './TicketCard.tsx';
import { texts } from './texts.ts';

export function Support() {
  return (
    <ByState label={texts.byState} states={texts.states}>
      {(shown) => <Queue shown={shown} />}
    </ByState>
  );
}

function Queue({ shown }: { shown: keyof typeof texts.states }) {
  const state = toContract(shown);
  const { data, ...query } = useConsoleTicketsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // A request answered here has another state at once.
  const pages = pagesOf(data?.admin?.supportTickets, query, (ticket) => ticket.state === state);
  return (
    <ConsoleList pages={pages} empty={texts.none[shown]}>
      {(ticket) => <TicketCard ticket={ticket} />}
    </ConsoleList>
  );
}
