import { Skeleton } from '#client/ui/Skeleton.tsx';
import { cardStyle, factsStyle, footStyle, listStyle, photoStyle } from './card-box.ts';
import { texts } from './texts.ts';

const places = Array.from({ length: 6 }, (_, index) => index);

export function LikersSkeleton() {
  return (
    <div aria-busy="true" className={listStyle}>
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {places.map((place) => (
        <div key={place} className={cardStyle}>
          <div className={photoStyle}>
            <Skeleton className="rounded-none" />
          </div>
          <div className={footStyle}>
            <div className={factsStyle}>
              <Skeleton className="mx-auto h-[1lh] w-3/4" />
            </div>
            <Skeleton className="h-12 rounded-full lg:h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}
