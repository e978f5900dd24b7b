import { type ReactNode, useState } from 'react';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import { toast } from '#client/ui/toast.tsx';
import { type Lock, lockText, lockTopic } from './access.ts';

/** The answer to a lock: its text as a toast, and the offer of a plan that unlocks it. The caller renders `dialog`. */
export function useOffer(): { offer: (lock: Lock) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<{ lock: Lock; isOpen: boolean }>({ lock: 'tier', isOpen: false });
  return {
    offer: (lock) => {
      toast({ ...lockText(lock), tone: 'info' });
      setShown({ lock, isOpen: true });
    },
    dialog: (
      <UpsellDialog
        topic={lockTopic(shown.lock)}
        open={shown.isOpen}
        onOpenChange={(isOpen) => setShown({ ...shown, isOpen })}
      />
    ),
  };
}
