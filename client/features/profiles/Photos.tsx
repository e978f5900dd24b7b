import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { whenPainted } from '#client/lib/after-paint.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { limits } from '#rules/limits.ts';
import type { PhotoManager as Manager } from './PhotoManager.tsx';
import { texts } from './texts.ts';

const PhotoManager = lazyPart(async () => (await import('./PhotoManager.tsx')).PhotoManager);

type Props = ComponentProps<typeof Manager>;

function Waiting({ photos }: Pick<Props, 'photos'>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Skeleton className="h-7 w-40" />
      <p className="text-ink-soft text-sm">{texts.photosHint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-3">
        {[null, ...photos].slice(0, 1 + limits.morePhotos).map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no content.
          <Skeleton key={place} className="aspect-4/5" />
        ))}
      </div>
      {photos.length > 1 && <Skeleton className="h-11" />}
    </div>
  );
}

/** The photo manager in a chunk of its own, asked for once the page is on the screen. */
export function Photos(props: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => setPainted(true)), []);
  const waiting = <Waiting photos={props.photos} />;
  return <Suspense fallback={waiting}>{isPainted ? <PhotoManager {...props} /> : waiting}</Suspense>;
}
