import { BoltIcon, CalendarIcon, HeartFilledIcon, InfoIcon } from '#client/ui/feature-icons.tsx';
import { ChatIcon, SparkIcon } from '#client/ui/icons.tsx';
import type { TalkId } from '#rules/companion.ts';

const icons = {
  'first-message': SparkIcon,
  'planning-a-date': CalendarIcon,
  'keeping-the-chat-flowing': ChatIcon,
  'after-the-first-date': HeartFilledIcon,
  'repair-a-dry-chat': BoltIcon,
  ask: InfoIcon,
} as const satisfies Record<TalkId, unknown>;

export function scenarioIcon(id: string) {
  return icons[id as TalkId] ?? ChatIcon;
}
