import { Button } from '#client/ui/Button.tsx';
import { texts } from './texts.ts';
import type { Saving } from './use-finish.ts';

/** The saving state of a result as a sentence, with a retry button. It never blocks the next round. */
export function SaveNote({ saving }: { saving: Saving }) {
  return (
    <div role="status" className="min-h-6 text-ink-soft text-sm">
      {saving.state === 'saved' && texts.saved}
      {saving.state === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>
            <strong className="text-danger">{texts.saveFailed}</strong> {saving.message}
          </p>
          {saving.retry !== null && (
            <Button variant="link" size="sm" onClick={saving.retry}>
              {texts.saveRetry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
