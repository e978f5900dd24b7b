import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { InfoIcon } from './feature-icons.tsx';
import { IconButton } from './IconButton.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import type { ToastOptions, ToastSink, ToastTone } from './toast.tsx';
import { useClearSide } from './use-clear-side.ts';

const manager = Toast.createToastManager<Pick<ToastOptions, 'refusal'>>();

function add({ title, description, tone = 'info', about, action, refusal }: ToastOptions): void {
  manager.add({
    // A toast with the same text replaces the older one.
    id: about ?? `${tone}:${title}:${description ?? ''}`,
    title,
    description,
    type: tone,
    data: { refusal },
    timeout: tone === 'error' || action ? 0 : 5_000,
    ...(action && { actionProps: { children: action.label, onClick: action.run } }),
  });
}

const marks = {
  success: { icon: CheckIcon, style: 'bg-leaf-tint text-leaf' },
  error: { icon: WarningIcon, style: 'bg-danger-tint text-danger' },
  info: { icon: InfoIcon, style: 'bg-plum-tint text-plum' },
} as const;

function isTone(type: string | undefined): type is ToastTone {
  return type !== undefined && type in marks;
}

function List() {
  const { toasts } = Toast.useToastManager<Pick<ToastOptions, 'refusal'>>();
  return toasts.map((each) => {
    const refusal = each.data?.refusal;
    const { icon: Icon, style } = marks[isTone(each.type) ? each.type : 'info'];
    return (
      <Toast.Root
        key={each.id}
        toast={each}
        data-toast
        swipeDirection={['up', 'down', 'right']}
        className={
          'w-full rounded-md border border-line bg-surface text-ink shadow-high transition duration-300 ease-out-soft ' +
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-limited:hidden ' +
          'data-starting-style:-translate-y-4 data-starting-style:opacity-0 data-ending-style:opacity-0'
        }
      >
        {/* Not Base UI's high priority: it hides the toast from screen readers but keeps it in the keyboard's tab order. */}
        <Toast.Content role={each.type === 'error' ? 'alert' : undefined} className="flex items-start gap-3 p-3">
          <span className={cx('mt-1 grid size-9 shrink-0 place-items-center rounded-full text-lg', style)}>
            <Icon />
          </span>
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title className="text-sm leading-snug font-bold tracking-normal" />
            <Toast.Description className="text-sm text-ink-soft" />
            <Toast.Action className={buttonStyle('secondary', 'sm', 'mt-2')} />
            {refusal && (
              <button
                type="button"
                className={buttonStyle('ghost', 'sm', 'mt-2 ml-2')}
                onClick={() => {
                  refusal.run();
                  manager.close(each.id);
                }}
              >
                {refusal.label}
              </button>
            )}
          </div>
          {!refusal && (
            <Toast.Close
              render={<IconButton label="Dismiss" icon={<CloseIcon />} className="text-lg text-ink-soft" />}
            />
          )}
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** Centred on a phone, at the right of a wide screen, at the left while a modal is open. */
function Stack() {
  const { toasts } = Toast.useToastManager();
  const stack = useRef<HTMLDivElement>(null);
  const side = useClearSide(stack, toasts.length);
  return (
    <Toast.Viewport
      ref={stack}
      data-toasts
      className={cx(
        'fixed inset-x-4 z-50 mx-auto flex max-w-sm flex-col gap-2 sm:right-6 sm:left-auto sm:mx-0 sm:w-96',
        side === 'top' ? 'top-20' : 'bottom-[calc(var(--tabs)+1rem)]',
        'sm:in-[:root:has([data-modal])]:right-auto sm:in-[:root:has([data-modal])]:left-6',
      )}
    >
      <List />
    </Toast.Viewport>
  );
}

/** One at a time, above the tabs, else below the header, or on the other side if it would cover its subject or a modal. */
export function ToastStack({ connect }: { connect: (sink: ToastSink | null) => void }) {
  useEffect(() => {
    connect({ add, clear: (about) => manager.close(about) });
    return () => connect(null);
  }, [connect]);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Stack />
      </Toast.Portal>
    </Toast.Provider>
  );
}
