import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { WifiOffIcon } from '#client/ui/icons.tsx';
import { messages } from './messages.ts';

/** A profile page that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<WifiOffIcon />}
        title={messages.loadFailed}
        body={messages.tryAgain}
        actions={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
