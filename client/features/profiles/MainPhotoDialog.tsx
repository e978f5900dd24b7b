import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { texts } from './texts.ts';

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
    <ConfirmDialog
      open={change !== null}
      title="Change your main photo?"
      description={texts.tickEnds}
      keep="Keep it"
      confirm="Change it"
      onKeep={onClose}
      onConfirm={confirm}
    />
  );
}
