import { useState } from 'react';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import type { UpsellTopic } from '#client/components/plans/upsell-texts.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LockIcon } from '#client/ui/feature-icons.tsx';

type Props = { topic: UpsellTopic; texts: { lockedTitle: string; lockedBody: string; upgrade: string } };

/** The same for everybody without the plan. */
export function LockedPage({ topic, texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        icon={<LockIcon />}
        title={texts.lockedTitle}
        body={texts.lockedBody}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.upgrade}
          </Button>
        }
      />
      <UpsellDialog topic={topic} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
