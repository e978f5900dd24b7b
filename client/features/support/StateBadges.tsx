import { Badge } from '#client/ui/Badge.tsx';
import { StarFilledIcon } from '#client/ui/icons.tsx';
import type { SupportTicketState } from './support.generated.ts';
import { texts } from './texts.ts';

const tones = { OPEN: 'gold', ANSWERED: 'leaf', CLOSED: 'plain' } as const;

export function StateBadges({ state, isPriority }: { state: SupportTicketState; isPriority: boolean }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {isPriority && (
        <Badge tone="plum" icon={<StarFilledIcon />}>
          {texts.priority}
        </Badge>
      )}
    </span>
  );
}
