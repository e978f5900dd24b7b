import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { PhotoManager as Manager } from './PhotoManager.tsx';

const load = () => import('./PhotoManager.tsx');
const PhotoManager = lazyPart(async () => (await load()).PhotoManager);
// Beside the page's query, not after it.
load().catch(() => undefined);

/** The photos, in a part of the page's code that nothing else waits for. */
export function Photos(props: ComponentProps<typeof Manager>) {
  return (
    <Suspense
      fallback={
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-3">
          <Skeleton className="aspect-4/5" />
        </div>
      }
    >
      <PhotoManager {...props} />
    </Suspense>
  );
}
