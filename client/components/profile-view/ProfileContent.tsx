import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { ProfileFull } from './ProfileFull.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { useProfileSheetQuery } from './ProfileSheet.generated.ts';

type Props = {
  person: { id: string; fullName: string };
  matchId: string | undefined;
  onClose: () => void;
  onBlocked: () => void | Promise<void>;
};

const texts = {
  loadFailed: 'Error loading profile',
  gone: 'This person is no longer available.',
  goneBody: 'They may have paused or closed their account.',
  close: 'Close',
} as const;

/** Mounted with the sheet's content, so that nothing is asked for before it opens. */
export function ProfileContent({ person, matchId, onClose, onBlocked }: Props) {
  const { data, error, loading, refetch } = useProfileSheetQuery({ variables: { id: person.id }, ...shownAtOnce });
  if (data?.profile) return <ProfileFull profile={data.profile} matchId={matchId} onBlocked={onBlocked} />;
  if (loading) return <ProfileLoading name={person.fullName} />;
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
