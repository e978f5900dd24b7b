import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { messages } from './messages.ts';

type Props = {
  /** What changes the main photo; closed when there is nothing to ask. */
  change: (() => void) | null;
  onClose: () => void;
};

/** Asks a verified person before a photo that no reviewer saw becomes the main one: the tick ends with it. */
export function MainPhotoDialog({ change, onClose }: Props) {
  const confirm = () => {
    onClose();
    // After the dialog has given the focus back, so that it can follow the photo.
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
