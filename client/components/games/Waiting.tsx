import { Skeleton } from '#client/ui/Skeleton.tsx';
import { texts } from './texts.ts';

export function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
