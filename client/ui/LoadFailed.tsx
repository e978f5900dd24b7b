import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { WifiOffIcon } from '#client/ui/icons.tsx';

export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<WifiOffIcon />}
        title={title}
        body="Please check your connection and try again."
        actions={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
