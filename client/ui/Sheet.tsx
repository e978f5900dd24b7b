import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { DialogProps } from './Dialog.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const load = () => import('./ModalSheet.tsx');
const ModalSheet = lazyPart(async () => (await load()).ModalSheet);

/** Slides in from the bottom on a phone and from the right on a wide screen. */
export function Sheet(props: DialogProps) {
  const isNeeded = useOnceOpened(props.open, load);
  return <Suspense>{isNeeded && <ModalSheet {...props} />}</Suspense>;
}
