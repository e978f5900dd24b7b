import { Skeleton } from '#client/ui/Skeleton.tsx';

const places = Array.from({ length: 6 }, (_, index) => index);

/** The page around it announces the loading. */
export function GuideSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="h-11 rounded-none sm:h-16" />
          <div className="grid gap-3 px-4 py-3 sm:gap-4 sm:py-4">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-12 w-1/2 sm:h-5" />
            <Skeleton className="h-11 sm:h-20" />
            <Skeleton className="h-10 sm:h-32" />
            <Skeleton className="h-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
