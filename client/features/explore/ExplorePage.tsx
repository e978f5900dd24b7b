import { Link } from '#client/ui/Link.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { ways } from './ways.tsx';

/** The way to what the app has besides people: games, places and Soul. On a phone the tiles share the space between the bars. */
export function Component() {
  return (
    <Page {...pages.explore} width="wide">
      <ul className="grid grow auto-rows-fr grid-cols-1 gap-3 max-lg:-mb-2 lg:grow-0 lg:grid-cols-3 lg:gap-4">
        {ways.map(({ to, title, body, Picture, tone }) => (
          <li key={to}>
            <Link
              to={to}
              className={`relative isolate flex h-full min-h-36 items-center gap-4 overflow-hidden rounded-xl border border-line p-5 shadow-low hover:shadow-mid lg:min-h-80 lg:flex-col-reverse lg:items-start lg:justify-end lg:gap-6 lg:p-8 ${tone}`}
            >
              <Motif className="absolute inset-0 -z-10 size-full opacity-10" />
              <span className="min-w-0 flex-1 lg:flex-none">
                <span className="block pb-1 font-bold text-xl lg:text-2xl">{title}</span>
                <span className="block text-ink text-sm lg:text-base">{body}</span>
              </span>
              <Picture className="h-auto w-28 shrink-0 max-[22rem]:w-22 lg:w-44" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
