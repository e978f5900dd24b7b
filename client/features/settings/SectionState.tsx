import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { texts } from './people-texts.ts';

export function SectionState({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) return <Skeleton className="h-12" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm">{texts.loadFailed}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
