import { useEffect, useState } from 'react';
import { isUnreached } from '#client/apollo/error-message.ts';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import { ProfileSheet } from '#client/components/profile-view/ProfileSheet.tsx';
import { tellOffline } from '#client/components/snapshot/tell-offline.ts';
import { usePreloadOf } from '#client/shell/use-preload.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { CrownIcon, HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { InboxFoot } from './InboxFoot.tsx';
import { MatchCard, type Person } from './MatchCard.tsx';
import { texts } from './texts.ts';
import { useMatches } from './use-matches.ts';

/** So many rows fill a phone by themselves. */
const FULL = 4;

export function Component() {
  const { inbox, isFree, error, isLoading, hasMore, showMore, retry } = useMatches();
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  // Keeps the person in the sheet during its closing animation.
  const [person, setPerson] = useState<Person | null>(null);
  const [isPersonOpen, setIsPersonOpen] = useState(false);
  const open = (whom: Person) => {
    setPerson(whom);
    setIsPersonOpen(true);
  };

  usePreloadOf(paths.chat);

  const act = { onUpgrade: () => setIsUpgradeOpen(true), onOpen: open };

  const hasKept = inbox !== null;
  const shown = hasKept ? inbox.newMatches.length + inbox.conversations.length : 0;
  useEffect(() => {
    if (!error) return;
    if (hasKept && isUnreached(error)) tellOffline();
    else toast({ title: texts.error, description: texts.loadFailed, tone: 'error' });
  }, [error, hasKept]);

  return (
    <Page {...pages.matches} heading={texts.title} width="wide" aside={likersLink}>
      {inbox === null ? (
        error ? (
          <LoadFailed title={texts.loadFailed} onRetry={retry} />
        ) : (
          <MatchesSkeleton />
        )
      ) : shown === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          body={texts.emptyBody}
          actions={<LinkButton to={paths.browse}>{texts.browse}</LinkButton>}
        />
      ) : (
        <>
          {isFree && <UpgradeBand />}
          {inbox.newMatches.length > 0 && (
            <section aria-label={texts.newTitle} className="mb-6">
              <h2 className="mb-3 text-base">{texts.newTitle}</h2>
              <ul className={newRow}>
                {inbox.newMatches.map(({ id }) => (
                  <MatchCard key={id} matchId={id} {...act} />
                ))}
              </ul>
            </section>
          )}
          <section aria-label={texts.conversations}>
            <h2 className="mb-1 text-base">{texts.conversations}</h2>
            {inbox.conversations.length === 0 && <p className="text-ink-soft text-sm">{texts.silent}</p>}
            <ul className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-6">
              {inbox.conversations.map(({ id }) => (
                <ConversationRow key={id} matchId={id} {...act} />
              ))}
            </ul>
          </section>
          {hasMore && (
            <Button variant="secondary" className="mx-auto mt-8" loading={isLoading} onClick={showMore}>
              {texts.more}
            </Button>
          )}
          {shown < FULL && !hasMore && <InboxFoot />}
        </>
      )}
      {person !== null && (
        <ProfileSheet
          key={person.id}
          person={person}
          matchId={person.matchId}
          open={isPersonOpen}
          onOpenChange={setIsPersonOpen}
        />
      )}
      <UpsellDialog topic="messages" open={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />
    </Page>
  );
}

/** For people without a plan: the benefits of one on this page, before they try to write. */
function UpgradeBand() {
  return (
    <section
      aria-label={texts.upgrade}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-gold-tint p-5 text-gold"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <CrownIcon className="shrink-0 text-2xl" />
        {texts.upgradeBody}
      </p>
      <LinkButton to={paths.pricing} size="sm">
        {texts.upgrade}
      </LinkButton>
    </section>
  );
}

const likersLink = (
  <LinkButton to={paths.whoLikesYou} variant="secondary" size="sm" className="max-lg:hidden">
    <HeartFilledIcon className="text-crimson-ink" />
    {texts.likers}
  </LinkButton>
);

const newRow =
  'flex gap-2 max-lg:-mx-4 max-lg:snap-x max-lg:scroll-px-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-1 max-lg:sm:-mx-6 lg:grid lg:grid-cols-3 lg:gap-4';
const places = Array.from({ length: 6 }, (_, index) => index);

function MatchesSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {places.map((place) => (
        <div key={place} className="flex items-center gap-3">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </div>
  );
}
