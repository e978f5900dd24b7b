import { paths } from '#rules/paths.ts';
import { CoachPicture, GamesPicture, PlacesPicture } from './pictures.tsx';

/** Where the page leads. */
export const ways = [
  {
    to: paths.games,
    title: 'Games',
    body: 'Six small games for two, to break the ice.',
    Picture: GamesPicture,
    tone: 'bg-crimson-tint text-crimson-ink',
  },
  {
    to: paths.dateIdeas,
    title: 'Things to do',
    body: 'Places for a date, by city, budget and kind.',
    Picture: PlacesPicture,
    tone: 'bg-leaf-tint text-leaf',
  },
  {
    to: paths.companion,
    title: 'Soul',
    body: 'Practise a first message and plan a date with a coach.',
    Picture: CoachPicture,
    tone: 'bg-plum-tint text-plum',
  },
] as const;
