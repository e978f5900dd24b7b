import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ProfileFull } from './ProfileFull.tsx';
import { useProfileSheetQuery } from './ProfileSheet.generated.ts';

type Props = {
  person: { id: string; fullName: string };
  /** The match can be ended from here. */
  matchId?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the view about the person after a block, an unmatch or a report; the sheet closes by itself. */
  onBlocked?: () => void | Promise<void>;
};

const texts = {
  loading: (name: string) => `Loading ${name}'s profile`,
  loadFailed: 'Error loading profile',
  gone: 'This person is no longer available.',
  goneBody: 'They may have paused or closed their account.',
  close: 'Close',
} as const;

export function ProfileSheet({ person, matchId, open, onOpenChange, onBlocked }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={person.fullName}>
      <Content
        person={person}
        matchId={matchId}
        onClose={() => onOpenChange(false)}
        onBlocked={() => {
          onOpenChange(false);
          return onBlocked?.();
        }}
      />
    </Sheet>
  );
}

type ContentProps = Pick<Props, 'person' | 'matchId'> & { onClose: () => void; onBlocked: () => void | Promise<void> };

/** Mounted with the sheet's content, so that nothing is asked for before it opens. */
function Content({ person, matchId, onClose, onBlocked }: ContentProps) {
  const { data, error, loading, refetch } = useProfileSheetQuery({ variables: { id: person.id }, ...shownAtOnce });
  if (data?.profile) return <ProfileFull profile={data.profile} matchId={matchId} onBlocked={onBlocked} />;
  if (loading) return <Loading name={person.fullName} />;
  if (error)
    return (
      <LoadFailed title={messageOf(error, texts.loadFailed)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  return (
    <EmptyState
      title={texts.gone}
      body={texts.goneBody}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    />
  );
}

function Loading({ name }: { name: string }) {
  return (
    <div aria-busy="true" className="-m-6 grid gap-5">
      <p role="status" className="sr-only">
        {texts.loading(name)}
      </p>
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="grid gap-4 px-6 pb-6">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-20" />
        <Skeleton className="h-32" />
      </div>
    </div>
  );
}
