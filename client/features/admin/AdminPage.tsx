import { Suspense } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { Component as NotFound } from '#client/shell/NotFoundPage.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { ConsoleNav } from './ConsoleNav.tsx';
import { ListLoading } from './ListState.tsx';
import { parts } from './parts.ts';
import { texts } from './texts.ts';
import { UnsavedGuard } from './Unsaved.tsx';

/** The role is checked for each part. An opened editor or a filtered list is the same part. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** /admin and its child routes. Shows "not found" to people who are not administrators; the loader has checked the role. */
export function Component() {
  const isAdmin = useLoaderData<boolean>();
  const { '*': path = '' } = useParams();
  const part = parts.find((each) => each.path === path.replace(/\/$/, ''));
  if (!isAdmin || part === undefined) return <NotFound />;
  const { label, Part } = part;
  return (
    <Page {...pages.admin} title={`${label} · ${texts.title}`} heading={label} width="wide">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ConsoleNav />
        <div className="min-w-0">
          <UnsavedGuard>
            <Suspense fallback={<ListLoading />}>
              <Part />
            </Suspense>
          </UnsavedGuard>
        </div>
      </div>
    </Page>
  );
}
