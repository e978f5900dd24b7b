import { Skeleton } from '#client/ui/Skeleton.tsx';

export function ProfileLoading({ name }: { name: string }) {
  return (
    <div aria-busy="true" className="-m-6 grid gap-5">
      <p role="status" className="sr-only">
        {`Loading ${name}'s profile`}
      </p>
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="grid gap-4 px-6 pb-6">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-20" />
        <Skeleton className="h-32" />
      </div>
    </div>
  );
}
