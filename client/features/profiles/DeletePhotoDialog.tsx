import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { texts } from './texts.ts';
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
    <ConfirmDialog
      open={photo !== null}
      title="Delete this photo?"
      description={
        photo?.place === 0 && count > 1
          ? `It is your main photo: the next one takes its place. ${endsTick ? `${texts.tickEnds} ` : ''}This cannot be undone.`
          : 'This cannot be undone.'
      }
      keep="Keep it"
      confirm="Delete"
      isDanger
      isBusy={isDeleting}
      onKeep={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
