import { BoltIcon, CalendarIcon, HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { ChatIcon, SparkIcon } from '#client/ui/icons.tsx';
import type { ScenarioId } from '#rules/companion.ts';

const icons = {
  'first-message': SparkIcon,
  'planning-a-date': CalendarIcon,
  'keeping-the-chat-flowing': ChatIcon,
  'after-the-first-date': HeartFilledIcon,
  'repair-a-dry-chat': BoltIcon,
} as const satisfies Record<ScenarioId, unknown>;

export function scenarioIcon(id: string) {
  return icons[id as ScenarioId] ?? ChatIcon;
}
