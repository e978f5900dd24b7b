import { outdatedEvent } from '#client/lib/outdated.ts';
import { toast } from '#client/ui/toast.tsx';
import { brand } from '#rules/brand.ts';

const AFTER_FAILURE_MS = 500;

/** Never reloads the page on its own. */
function tell(): void {
  toast({
    title: `A new version of ${brand.name} is ready.`,
    description: 'A message you are writing is kept.',
    about: 'new version',
    action: { label: 'Reload', run: () => location.reload() },
  });
}

// After the page has said what failed: the newest toast is the one that is seen.
document.addEventListener(outdatedEvent, () => setTimeout(tell, AFTER_FAILURE_MS));
