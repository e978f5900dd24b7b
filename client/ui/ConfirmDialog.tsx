import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Props = Pick<DialogProps, 'open' | 'title' | 'description'> & {
  keep: string;
  confirm: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
};

/** Asks before something is lost. Closing the dialog keeps it. */
export function ConfirmDialog({ keep, confirm, isDanger = false, isBusy, onKeep, onConfirm, ...dialog }: Props) {
  return (
    <Dialog {...dialog} onOpenChange={(isOpen) => !isOpen && onKeep()}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeep} className="flex-1 whitespace-nowrap">
          {keep}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          loading={isBusy}
          onClick={onConfirm}
          className="min-w-fit flex-1"
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
