import { ChevronRightIcon, HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { texts } from './texts.ts';

const ways = [
  {
    to: paths.browse,
    title: texts.browse,
    body: pages.browse.description,
    icon: <HeartFilledIcon className="text-2xl" />,
  },
  {
    to: paths.explore,
    title: pages.explore.title,
    body: pages.explore.description,
    icon: <Motif kind="flower" className="size-8" />,
  },
] as const;

/** Below a short list: where more people are, and what there is besides people. */
export function InboxFoot() {
  return (
    <ul className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-6">
      {ways.map(({ to, title, body, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-18 items-center gap-3 rounded-md py-2 -outline-offset-3 hover:bg-sunken sm:px-3"
          >
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-crimson-tint text-crimson-ink">
              {icon}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{title}</span>
              <span className="block text-pretty text-ink-soft text-xs sm:text-sm">{body}</span>
            </span>
            <ChevronRightIcon className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
