import { useEffect, useState } from 'react';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const LATE_MS = 5_000;

export function ProfileLoading({ name }: { name: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="-m-6 grid gap-5">
      <p role="status" className={isLate ? 'px-6 pt-6 text-sm text-ink-soft' : 'sr-only'}>
        {isLate ? 'Still loading. Please check your connection.' : `Loading ${name}'s profile`}
      </p>
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="aspect-4/5 rounded-none" />
        <div className="grid gap-4 px-6 pb-6">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </div>
  );
}
