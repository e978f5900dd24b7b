import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useOnceOpened } from './use-once-opened.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /**
   * False keeps the dialog open on Escape and outside presses, and hides the close button: its own buttons must close it. `byKey` ignores
   * outside presses, so that a question is not dismissed by accident; Escape closes it.
   */
  dismissible?: boolean | 'byKey';
  /** Content above the title, edge to edge, such as a motif or a photograph. */
  header?: ReactNode;
  className?: string;
  /** The element to focus first. Without it the first focusable element gets the focus. */
  initialFocus?: () => HTMLElement | null;
};

const load = () => import('./ModalDialog.tsx');
const ModalDialog = lazyPart(async () => (await load()).ModalDialog);

/** A modal dialog in the centre. Focus moves into it and back; the title names it. Its code is fetched when the page is idle. */
export function Dialog(props: DialogProps) {
  const isNeeded = useOnceOpened(props.open, load);
  return <Suspense>{isNeeded && <ModalDialog {...props} />}</Suspense>;
}
