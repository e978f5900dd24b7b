import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useEventsBegan } from '#client/components/events/events-began.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { Questions } from './Questions.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Requests } from './Requests.tsx';
import { RequestThread } from './RequestThread.tsx';
import { useSupportPageQuery } from './support.generated.ts';
import { texts } from './texts.ts';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { data, error, loading, refetch } = useSupportPageQuery(shownAtOnce);
  const request = search.get('request');
  useFocusOnHeading(request);
  useEventsBegan(() => refetchShowing(client, 'supportTickets').catch(() => undefined));
  const tickets = data?.viewer?.supportTickets;
  const hasFailed = error !== undefined && !loading;
  const retry = () => void refetch().catch(() => undefined);

  function open(id: string): void {
    // The list under way may be older than the request.
    if (loading) refetchShowing(client, 'supportTickets').catch(() => undefined);
    void navigate(`${paths.support}?request=${id}`);
  }

  if (request !== null) {
    const ticket = tickets?.find(({ id }) => id === request);
    return (
      <Page {...pages.support} className="gap-5" aside={toAll}>
        {ticket ? (
          <RequestThread key={ticket.id} ticket={ticket} />
        ) : tickets && !loading ? (
          <EmptyState title={texts.gone} body={texts.goneBody} />
        ) : hasFailed ? (
          <LoadFailed title={texts.loadFailed} onRetry={retry} />
        ) : (
          <Skeleton className="h-80 rounded-lg" />
        )}
      </Page>
    );
  }
  return (
    <Page {...pages.support} width="wide">
      <p className="mb-6 lg:-mt-4 max-w-2xl text-ink-soft">{texts.lead}</p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Requests tickets={tickets} hasFailed={hasFailed} onRetry={retry} />
          {/* The list above may be longer than its skeleton, and nobody's field moves away under a finger. */}
          {tickets === undefined && !hasFailed ? (
            <Skeleton className="h-128 rounded-lg" />
          ) : (
            <RequestForm onSent={open} />
          )}
        </div>
        <Questions />
      </div>
    </Page>
  );
}

const toAll = (
  <LinkButton to={paths.support} variant="ghost" size="sm">
    <ArrowLeftIcon />
    {texts.back}
  </LinkButton>
);

/** A request and the list are one page to the router, but separate views to readers. */
function useFocusOnHeading(request: string | null): void {
  const shown = useRef(request);
  useEffect(() => {
    if (shown.current === request) return;
    shown.current = request;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [request]);
}
