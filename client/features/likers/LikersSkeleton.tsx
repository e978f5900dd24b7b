import { Skeleton } from '#client/ui/Skeleton.tsx';
import { texts } from './texts.ts';

const places = Array.from({ length: 6 }, (_, index) => index);

export function LikersSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-square rounded-none sm:aspect-4/5" />
          <div className="grid gap-4 p-4">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
