import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { notFoundPage } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <Page {...notFoundPage} ownHeading width="full">
      <div className="relative isolate grid flex-1 place-items-center overflow-hidden bg-cloth px-4 py-24 text-on-cloth">
        <Motif className="absolute inset-0 -z-10 size-full text-cloth-print opacity-40" />
        <div className="grid justify-items-center gap-5 rounded-xl bg-cloth px-8 py-12 text-center sm:px-16">
          <h1 tabIndex={-1} className="text-[clamp(5rem,22vw,9rem)] leading-none font-extrabold">
            404
          </h1>
          <p className="text-lg">Oops! Page not found</p>
          <LinkButton to={paths.home} variant="secondary" size="lg">
            Return to Home
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
