import { useState } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { limits } from '#rules/limits.ts';
import { useShareTargetsQuery } from './place-page.generated.ts';
import { texts } from './texts.ts';
import { useShareIdea } from './use-share-idea.ts';

type Props = { idea: { id: string; name: string } };

/** Asks with which match, and puts the place into that chat. */
export function ShareIdea({ idea }: Props) {
  const [isOpen, setOpen] = useState(false);
  // Outside the dialog: after a lost answer the next try is the same card, also when the dialog was closed meanwhile.
  const sharing = useShareIdea(idea, () => setOpen(false));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.shareTitle(idea.name)} description={texts.shareBody}>
        <Targets {...sharing} />
      </Dialog>
    </>
  );
}

function Targets({ share, busyWith }: ReturnType<typeof useShareIdea>) {
  const variables = { first: limits.page.max };
  const { data, error, loading, fetchMore, refetch } = useShareTargetsQuery({ ...shownAtOnce, variables });
  const matches = data?.viewer?.matches.edges.flatMap(({ node: { id, profile } }) => (profile ? { id, profile } : []));
  if (matches === undefined)
    return error && !loading ? (
      <LoadFailed title={texts.matchesNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading says={texts.loadingMatches}>
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    );
  if (matches.length === 0) return <EmptyState title={texts.noMatches} body={texts.noMatchesBody} />;
  const { hasNextPage, endCursor } = data?.viewer?.matches.pageInfo ?? {};
  return (
    <>
      <ul className="-mx-3 grid gap-1">
        {matches.map(({ id, profile }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={texts.shareWith(profile.fullName)}
              aria-disabled={busyWith !== null}
              onClick={() => void share(id, profile.fullName)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-semibold hover:bg-sunken aria-disabled:opacity-45"
            >
              <Avatar src={profile.avatar?.thumb} name={profile.fullName} size="sm" decorative />
              <span className="min-w-0 flex-1 truncate">{profile.fullName}</span>
              <ChevronRightIcon className="shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: endCursor } }).catch(() => undefined)}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}
