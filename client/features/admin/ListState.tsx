import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { texts } from './texts.ts';

const places = [0, 1, 2];

export function ListLoading() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {places.map((place) => (
        <Skeleton key={place} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed title={texts.loadFailed} onRetry={onRetry} />;
}
