import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from './cx.ts';
import type { DialogProps } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export const backdropStyle =
  'fixed inset-0 bg-scrim backdrop-blur-[2px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** On a small screen toasts are at the bottom edge while a modal is open. This padding keeps content clear of them. */
export const clearOfToasts = 'max-lg:in-[:root:has([data-toast])]:pb-36';

export function ModalDialog({ open, onOpenChange, dismissible = true, initialFocus, ...content }: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
      disablePointerDismissal={dismissible !== true}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropStyle} />
        <Base.Viewport
          data-modal
          className={cx(
            'fixed inset-0 grid grid-rows-[minmax(min-content,1fr)] place-items-center overflow-y-auto p-4',
            clearOfToasts,
          )}
        >
          <Base.Popup
            initialFocus={initialFocus}
            role={dismissible === true ? 'dialog' : 'alertdialog'}
            className={cx(
              'relative w-full max-w-md overflow-hidden rounded-lg bg-surface text-ink shadow-high outline-none',
              'transition duration-200 ease-out-soft data-ending-style:scale-95 data-ending-style:opacity-0',
              'data-starting-style:scale-95 data-starting-style:opacity-0',
              content.className,
            )}
          >
            {content.header}
            <div className="grid gap-5 p-6">
              <div className={cx('grid gap-2', dismissible === true && !content.header && 'pr-10')}>
                <Base.Title className="text-xl">{content.title}</Base.Title>
                {content.description && (
                  <Base.Description className="text-ink-soft">{content.description}</Base.Description>
                )}
              </div>
              {content.children}
            </div>
            {dismissible === true && (
              <Base.Close
                render={
                  <IconButton
                    label="Close"
                    icon={<CloseIcon />}
                    tone={content.header ? 'onPhoto' : 'plain'}
                    className="absolute top-3 right-3"
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
