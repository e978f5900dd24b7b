import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { limits } from '#rules/limits.ts';
import type { PhotoManager as Manager } from './PhotoManager.tsx';
import { texts } from './texts.ts';

const load = () => import('./PhotoManager.tsx');
const PhotoManager = lazyPart(async () => (await load()).PhotoManager);
// Starts the download in parallel with the page's query.
load().catch(() => undefined);

/** The photo manager in a chunk of its own: the page does not wait for it. */
export function Photos(props: ComponentProps<typeof Manager>) {
  return (
    <Suspense
      fallback={
        <div className="grid grid-cols-1 gap-3">
          <Skeleton className="h-7 w-40" />
          <p className="text-ink-soft text-sm">{texts.photosHint}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-3">
            {[null, ...props.photos].slice(0, 1 + limits.morePhotos).map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no content.
              <Skeleton key={place} className="aspect-4/5" />
            ))}
          </div>
          {props.photos.length > 1 && <Skeleton className="h-11" />}
        </div>
      }
    >
      <PhotoManager {...props} />
    </Suspense>
  );
}
