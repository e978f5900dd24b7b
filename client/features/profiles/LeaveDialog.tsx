import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Leave without saving?"
      description="What you changed here is not saved yet."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onStay} className="flex-1 whitespace-nowrap">
          Keep editing
        </Button>
        <Button variant="danger" onClick={onLeave} className="flex-1">
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
