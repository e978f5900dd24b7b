import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LockIcon } from '../ui/feature-icons.tsx';
import { UpsellDialog } from './UpsellDialog.tsx';
import type { UpsellTopic } from './upsell-texts.ts';

type Props = { topic: UpsellTopic; texts: { lockedTitle: string; lockedBody: string; upgrade: string } };

/** In place of a page that a plan opens: what it would be, and the way there. The same to everybody who has none. */
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
