import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { messages } from './messages.ts';
import { useDeletePhoto } from './use-delete-photo.ts';

type Props = {
  photo: { id: string; place: number } | null;
  count: number;
  endsTick: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeletePhotoDialog({ photo, count, endsTick, onClose, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const deletePhoto = useDeletePhoto();
  const confirm = async () => {
    if (photo === null) return;
    setDeleting(true);
    const isGone = await deletePhoto(photo.id);
    setDeleting(false);
    onClose();
    // After the dialog has returned the focus to a button that is gone.
    if (isGone) setTimeout(onDeleted);
  };
  return (
    <Dialog
      open={photo !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this photo?"
      description={
        photo?.place === 0 && count > 1
          ? `It is your main photo: the next one takes its place. ${endsTick ? `${messages.tickEnds} ` : ''}This cannot be undone.`
          : 'This cannot be undone.'
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose} className="flex-1">
          Keep it
        </Button>
        <Button variant="danger" loading={isDeleting} onClick={() => void confirm()} className="flex-1">
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
