import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { texts } from './texts.ts';
import type { Blocked } from './use-billing.ts';

export function BlockedDialog({ blocked, onClose }: { blocked: Blocked | null; onClose: () => void }) {
  // The text stays during the closing animation.
  const [last, setLast] = useState(blocked);
  if (blocked !== null && blocked !== last) setLast(blocked);
  return (
    <Dialog
      open={blocked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.blockedTitle}
      description={texts.blockedBody}
    >
      {last && (
        <a href={last.url} target="_blank" rel="noopener noreferrer" className={buttonStyle()} onClick={onClose}>
          {last.isPortal ? texts.goPortal : texts.goCheckout}
        </a>
      )}
      <Button variant="secondary" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  );
}
