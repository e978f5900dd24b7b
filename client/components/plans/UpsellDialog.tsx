import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useOnceOpened } from '#client/ui/use-once-opened.ts';
import type { UpsellProps } from './UpsellContent.tsx';

const load = () => import('./UpsellContent.tsx');
const UpsellContent = lazyPart(async () => (await load()).UpsellContent);

/** Its code is fetched while the page is idle. */
export function UpsellDialog(props: UpsellProps) {
  const isNeeded = useOnceOpened(props.open, load);
  return <Suspense>{isNeeded && <UpsellContent {...props} />}</Suspense>;
}
