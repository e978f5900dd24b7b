import { useFragment } from '@apollo/client/react';
import { countText } from '#client/lib/unread.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LockIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { paths } from '#rules/paths.ts';
import { type ChatHeader_MatchFragment, ChatHeader_MatchFragmentDoc } from './chat.generated.ts';
import { texts } from './texts.ts';

export function Beginning({ matchId, isEmpty }: { matchId: string; isEmpty: boolean }) {
  const { data } = useFragment<ChatHeader_MatchFragment>({
    fragment: ChatHeader_MatchFragmentDoc,
    fragmentName: 'ChatHeader_match',
    from: { __typename: 'Match', id: matchId },
  });
  const name = data.profile?.fullName ?? texts.unknown;
  return (
    <div className="grid justify-items-center gap-1 px-6 pt-8 pb-4 text-center">
      <Avatar src={data.profile?.avatar?.thumb} name={name} size="lg" decorative />
      <p className="pt-2 text-lg font-bold tracking-tight">{texts.emptyTitle(name)}</p>
      {isEmpty && <p className="text-sm text-ink-soft">{texts.emptyBody}</p>}
    </div>
  );
}

/** For plans without messages: the sender, the number of unread messages, and a link to the plans. */
export function UpgradePanel({ name, unread }: { name: string; unread: number }) {
  const wrote = unread > 0 ? `${texts.wrote(name, countText(unread))} ` : '';
  return (
    <div role="status" className="grid flex-1 place-items-center overflow-y-auto p-4">
      <EmptyState
        title={texts.upgradeTitle}
        body={`${wrote}${texts.upgradeBody}`}
        icon={<LockIcon />}
        actions={
          <>
            <LinkButton to={paths.pricing}>{texts.plans}</LinkButton>
            <LinkButton to={paths.matches} variant="secondary">
              {texts.back}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

export function ChatFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto p-4">
      <LoadFailed title={texts.loadFailed} onRetry={onRetry} />
    </div>
  );
}

const bubbles = ['w-3/5', 'ml-auto w-2/5', 'w-1/2', 'ml-auto w-3/5', 'w-1/3'];

export function ChatSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-36" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
        {bubbles.map((width) => (
          <Skeleton key={width} className={`h-12 rounded-lg ${width}`} />
        ))}
      </div>
    </div>
  );
}
