import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from './cx.ts';
import type { DialogProps } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { backdropStyle, clearOfToasts } from './ModalDialog.tsx';

export function ModalSheet({
  open,
  onOpenChange,
  dismissible = true,
  title,
  description,
  header,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport data-modal className="fixed inset-0 flex items-end justify-end">
          <Base.Popup
            className={
              'flex max-h-[92dvh] w-full flex-col rounded-t-xl bg-surface text-ink shadow-high outline-none transition-transform ' +
              'duration-300 ease-out-soft data-ending-style:translate-y-full data-starting-style:translate-y-full ' +
              'sm:h-dvh sm:max-h-none sm:max-w-md sm:rounded-none sm:rounded-l-xl sm:data-ending-style:translate-x-full ' +
              'sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-full sm:data-starting-style:translate-y-0'
            }
          >
            <div className="flex items-start justify-between gap-4 border-b border-line py-4 pr-3 pl-6">
              <div className="grid gap-1 pt-1.5">
                <Base.Title className="text-lg">{title}</Base.Title>
                {description && <Base.Description className="text-sm text-ink-soft">{description}</Base.Description>}
              </div>
              {dismissible && <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />}
            </div>
            {header}
            <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain p-6', clearOfToasts)}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
