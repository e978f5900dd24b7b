import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { useNavigationBlocker } from '#client/components/form/use-navigation-blocker.ts';
import { leave } from '#client/components/outbox/leave.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LogoutIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { paths } from '#rules/paths.ts';
import { EditForm } from './EditForm.tsx';
import { draftOf } from './edit-draft.ts';
import { Perks } from './Perks.tsx';
import { Photos } from './Photos.tsx';
import {
  type EditForm_ProfileFragment,
  EditForm_ProfileFragmentDoc,
  type ProfileEditPageQuery,
} from './profiles.generated.ts';
import { useEdit } from './use-edit.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

const VerifyView = lazyPart(async () => (await import('./VerifyView.tsx')).VerifyView);

type Viewer = NonNullable<ProfileEditPageQuery['viewer']>;
type Profile = NonNullable<Viewer['profile']>;
type Props = { viewer: Viewer; profile: Profile; isVerifying: boolean };

export function EditScreen(props: Props) {
  const saved = useFragmentData(EditForm_ProfileFragmentDoc, props.profile);
  return saved && <Screen {...props} saved={saved} />;
}

function Screen({ viewer, profile, isVerifying, saved }: Props & { saved: EditForm_ProfileFragment }) {
  const edit = useEdit(draftOf(saved));
  const uploads = usePhotoUploads();
  const navigate = useNavigate();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const wouldLose = edit.isChanged || uploads.isBusy;
  const { blocker, free } = useNavigationBlocker(wouldLose);

  const logOut = async () => {
    setLoggingOut(false);
    await leave();
    if (!session.isSignedIn()) await navigate(paths.auth);
  };
  const stay = () => {
    setLoggingOut(false);
    blocker.reset?.();
  };

  return (
    <>
      {/* The selfie view covers the form. Typed text and uploads continue behind it. */}
      <Suspense fallback={<Skeleton className="h-96" />}>{isVerifying && <VerifyView />}</Suspense>
      <div hidden={isVerifying} className="grid grid-cols-1 gap-5">
        <TopBar onLogOut={() => (wouldLose ? setLoggingOut(true) : void logOut())} />
        <div className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
          <Photos viewerId={viewer.id} photos={viewer.photos} uploads={uploads} />
        </div>
        <EditForm
          edit={edit}
          hasPosition={profile.hasPosition}
          isBirthDateFrozen={saved.isBirthDateFrozen}
          isWaiting={uploads.isBusy}
          onSaved={() => {
            free();
            void navigate(paths.home);
          }}
        >
          <Perks viewer={viewer} hasPosition={profile.hasPosition} isVerifying={isVerifying} />
        </EditForm>
      </div>
      <ConfirmDialog
        open={isLoggingOut || blocker.state === 'blocked'}
        title="Leave without saving?"
        description="What you changed here is not saved yet."
        keep="Keep editing"
        confirm="Leave"
        isDanger
        onKeep={stay}
        onConfirm={() => {
          if (isLoggingOut) void logOut();
          else blocker.proceed?.();
        }}
      />
    </>
  );
}

function TopBar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <LinkButton variant="ghost" size="sm" to={paths.home} className="-ml-3">
        <ArrowLeftIcon />
        Back
      </LinkButton>
      <Button variant="ghost" size="sm" onClick={onLogOut} className="-mr-3">
        <LogoutIcon />
        Log out
      </Button>
    </div>
  );
}
