import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useOnceOpened } from './use-once-opened.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** False: only the dialog's own buttons close it. `byKey`: Escape closes it too, so that no press dismisses it by accident. */
  dismissible?: boolean | 'byKey';
  header?: ReactNode;
  className?: string;
  /** Without it the first focusable element gets the focus. */
  initialFocus?: () => HTMLElement | null;
};

const load = () => import('./ModalDialog.tsx');
const ModalDialog = lazyPart(async () => (await load()).ModalDialog);

/** Its code is fetched when the page is idle. */
export function Dialog(props: DialogProps) {
  const isNeeded = useOnceOpened(props.open, load);
  return <Suspense>{isNeeded && <ModalDialog {...props} />}</Suspense>;
}
