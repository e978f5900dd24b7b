import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { messages } from './messages.ts';

type Props = {
  /** Changes the main photo; closed if null. */
  change: (() => void) | null;
  onClose: () => void;
};

/** The verified tick ends when an unreviewed photo becomes the main one. */
export function MainPhotoDialog({ change, onClose }: Props) {
  const confirm = () => {
    onClose();
    // After the dialog has returned the focus, so that the focus can follow the photo.
    if (change !== null) setTimeout(change);
  };
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Change your main photo?"
      description={messages.tickEnds}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose} className="flex-1">
          Keep it
        </Button>
        <Button onClick={confirm} className="flex-1">
          Change it
        </Button>
      </div>
    </Dialog>
  );
}
