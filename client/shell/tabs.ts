import { UserIcon } from '#client/ui/feature-icons.tsx';
import { ChatIcon, HeartIcon } from '#client/ui/icons.tsx';
import { paths } from '#rules/paths.ts';
import { CardsIcon, CompassIcon } from './tab-icons.tsx';

type Tab = {
  to: string;
  label: string;
  Icon: typeof HeartIcon;
  /** Other pages of the tab. */
  holds: readonly string[];
};

const { dataPrivacy, profileEdit, settings, support, companion, dateIdeas, games } = paths;

export const tabs: readonly Tab[] = [
  { to: paths.browse, label: 'Browse', Icon: CardsIcon, holds: [] },
  { to: paths.whoLikesYou, label: 'Likes', Icon: HeartIcon, holds: [] },
  { to: paths.matches, label: 'Chats', Icon: ChatIcon, holds: [] },
  { to: paths.explore, label: 'Explore', Icon: CompassIcon, holds: [games, dateIdeas, companion] },
  { to: paths.profile, label: 'You', Icon: UserIcon, holds: [profileEdit, settings, support, dataPrivacy] },
];
