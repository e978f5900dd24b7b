import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { WifiOffIcon } from '#client/ui/icons.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Header } from './Header.tsx';

/** For a page that could not be loaded, mostly because the network is down. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <Header />
      <Page title="Something went wrong" description="This page could not be loaded.">
        <EmptyState
          icon={<WifiOffIcon />}
          title="We could not load this page"
          body="Check your connection and try again."
          actions={
            // Not the router: after a deploy it would ask for files that are gone.
            <Button onClick={() => location.reload()}>Try again</Button>
          }
        />
      </Page>
    </>
  );
}
