import { useCallback, useEffect, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { CheckIcon, ShieldIcon, WarningIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { paths } from '#rules/paths.ts';
import { answerInvitation, type FriendAnswer, type Invitation, invitationOf } from './friend-requests.ts';
import { texts as all } from './friend-texts.ts';

const texts = all.invitation;

type Known = { invitation: Invitation | null } | 'failed' | null;

/** What a friend is asked, and what they answer. */
export function Answering({ token }: { token: string }) {
  const [known, setKnown] = useState<Known>(null);
  const [busyWith, setBusyWith] = useState<FriendAnswer | null>(null);
  const [isErased, setErased] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const look = useCallback(async () => {
    setKnown(null);
    setKnown(
      await invitationOf(token).then(
        (invitation) => ({ invitation }) as const,
        () => 'failed' as const,
      ),
    );
  }, [token]);
  useEffect(() => void look(), [look]);

  async function say(answer: FriendAnswer): Promise<void> {
    if (busyWith !== null) return;
    setBusyWith(answer);
    setFailed(false);
    const isTaken = await answerInvitation(token, answer).catch(() => null);
    setBusyWith(null);
    if (isTaken === null) return setFailed(true);
    if (isTaken && answer !== 'ACCEPT') return setErased(true);
    await look();
  }

  if (isErased)
    return (
      <EmptyState
        icon={<CheckIcon />}
        {...texts.done}
        actions={
          <LinkButton to={paths.home} variant="secondary">
            {all.toHome}
          </LinkButton>
        }
      />
    );
  if (known === null) return <Skeleton className="h-80 rounded-xl" />;
  if (known === 'failed') return <LoadFailed title={all.failed} onRetry={() => void look()} />;
  if (known.invitation === null) return <EmptyState icon={<WarningIcon />} {...all.gone} />;
  const { firstName, isConfirmed } = known.invitation;
  const button = (answer: FriendAnswer, label: string, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button variant={variant} loading={busyWith === answer} onClick={() => void say(answer)} className="w-full">
      {label}
    </Button>
  );
  return (
    <div aria-live="polite">
      <EmptyState
        icon={<ShieldIcon />}
        title={isConfirmed ? texts.confirmed(firstName) : texts.title(firstName)}
        body={
          <>
            <p>{isConfirmed ? texts.confirmedBody(firstName) : texts.body(firstName)}</p>
            {hasFailed && (
              <p role="alert" className="mt-3 font-semibold text-danger">
                {all.failed}
              </p>
            )}
          </>
        }
        actions={
          <>
            {!isConfirmed && button('ACCEPT', texts.yes, 'primary')}
            {button('DECLINE', isConfirmed ? texts.stop : texts.no, 'secondary')}
            {button('NEVER', texts.never, 'ghost')}
          </>
        }
      />
    </div>
  );
}
