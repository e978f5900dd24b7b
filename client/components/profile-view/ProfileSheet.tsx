import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useOnceOpened } from '#client/ui/use-once-opened.ts';
import { ProfileLoading } from './ProfileLoading.tsx';

type Props = {
  person: { id: string; fullName: string };
  /** The match can be ended from here. */
  matchId?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the view about the person after a block, an unmatch or a report; the sheet closes by itself. */
  onBlocked?: () => void | Promise<void>;
};

const load = () => import('./ProfileContent.tsx');
const ProfileContent = lazyPart(async () => (await load()).ProfileContent);

export function ProfileSheet({ person, matchId, open, onOpenChange, onBlocked }: Props) {
  useOnceOpened(open, load);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={person.fullName}>
      <Suspense fallback={<ProfileLoading name={person.fullName} />}>
        <ProfileContent
          person={person}
          matchId={matchId}
          onClose={() => onOpenChange(false)}
          onBlocked={() => {
            onOpenChange(false);
            return onBlocked?.();
          }}
        />
      </Suspense>
    </Sheet>
  );
}
