import { HeartFilledIcon } from '#client/ui/feature-icons.tsx';
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
    <ul className="mt-auto grid grid-cols-2 gap-3 pt-10 max-[22rem]:gap-2">
      {ways.map(({ to, title, body, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="relative isolate flex h-full flex-col items-center gap-1.5 overflow-hidden rounded-lg border border-line bg-surface px-3 pt-9 pb-5 text-center shadow-low hover:border-line-strong"
          >
            <span className="absolute inset-x-0 top-0 -z-10 h-16 bg-cloth text-cloth-print">
              <Motif className="size-full" />
            </span>
            <span className="grid size-14 place-items-center rounded-full border-4 border-surface bg-crimson-tint text-crimson-ink">
              {icon}
            </span>
            <span className="font-bold text-base">{title}</span>
            <span className="text-ink-soft text-sm">{body}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
