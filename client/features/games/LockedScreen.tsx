import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ClockIcon, LockIcon } from '#client/ui/feature-icons.tsx';
import { type Lock, lockText, playsOf } from './access.ts';
import type { Access_ViewerFragment } from './games.generated.ts';
import { texts } from './texts.ts';

type Props = { lock: Lock; viewer: Access_ViewerFragment; onUpgrade: () => void };

export function LockedScreen({ lock, viewer, onUpgrade }: Props) {
  const plays = playsOf(viewer, useNow(30_000));
  const { title, description } = lockText(lock);
  return (
    <EmptyState
      icon={lock === 'limit' ? <ClockIcon /> : <LockIcon />}
      title={title}
      body={
        <>
          <p>{description}</p>
          {lock === 'limit' && plays !== null && <p className="mt-2">{texts.limitResets(plays.wait)}</p>}
        </>
      }
      actions={
        <Button aria-haspopup="dialog" onClick={onUpgrade}>
          {texts.upgrade}
        </Button>
      }
    />
  );
}
