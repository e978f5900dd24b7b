import { type ComponentType, Suspense } from 'react';
import { useUrlFragment } from '#client/lib/use-url-fragment.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { PageMeta } from '#rules/pages.ts';

type Props = { page: PageMeta; Content: ComponentType<{ token: string }> };

/** Opened from a letter, without an account. Its content comes later, so that other light pages need none of it. */
export function LinkedPage({ page, Content }: Props) {
  const token = useUrlFragment();
  return (
    <Page {...page} width="narrow" ownHeading>
      <h1 tabIndex={-1} className="sr-only">
        {page.title}
      </h1>
      {token === '' ? (
        <EmptyState
          icon={<WarningIcon />}
          title="Open the link in your email"
          body="Each letter has a link of its own."
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
          <Content key={token} token={token} />
        </Suspense>
      )}
    </Page>
  );
}
