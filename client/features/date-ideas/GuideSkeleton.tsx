import { Skeleton } from '#client/ui/Skeleton.tsx';

const places = Array.from({ length: 6 }, (_, index) => index);

/** The page around it announces the loading. */
export function GuideSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="h-16 rounded-none" />
          <div className="grid gap-4 p-4">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-20" />
            <Skeleton className="h-32" />
            <Skeleton className="h-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
