import { DiceIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { SparkIcon } from '#client/ui/icons.tsx';
import { paths } from '#rules/paths.ts';

/** Where the page leads. */
export const ways = [
  {
    to: paths.games,
    title: 'Games',
    body: 'Six small games for two, to break the ice.',
    Icon: DiceIcon,
    tone: 'bg-crimson-tint text-crimson-ink',
  },
  {
    to: paths.dateIdeas,
    title: 'Things to do',
    body: 'Places for a date, by city, budget and kind.',
    Icon: PinIcon,
    tone: 'bg-leaf-tint text-leaf',
  },
  {
    to: paths.companion,
    title: 'Soul',
    body: 'Practise a first message and plan a date with a coach.',
    Icon: SparkIcon,
    tone: 'bg-plum-tint text-plum',
  },
] as const;
