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
   * False keeps it open on Escape and outside presses, and shows no cross: one of its own buttons must close it. `byKey` is for a question
   * that nobody may answer by a slip of the finger: Escape closes it all the same.
   */
  dismissible?: boolean | 'byKey';
  /** Something above the title, edge to edge, such as a motif or a photograph. */
  header?: ReactNode;
  className?: string;
  /** What has the focus first; else it is the first thing that can. */
  initialFocus?: () => HTMLElement | null;
};

const load = () => import('./ModalDialog.tsx');
const ModalDialog = lazyPart(async () => (await load()).ModalDialog);

/** A modal in the middle. Focus moves in and back out; the title names it. Its machinery is fetched when the page is idle. */
export function Dialog(props: DialogProps) {
  const isNeeded = useOnceOpened(props.open, load);
  return <Suspense>{isNeeded && <ModalDialog {...props} />}</Suspense>;
}
