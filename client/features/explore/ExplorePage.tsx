import { ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { ways } from './ways.tsx';

/** The way to what the app has besides people: games, places and Soul. */
export function Component() {
  return (
    <Page {...pages.explore} width="wide">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ to, title, body, Icon, tone }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-low hover:shadow-mid lg:flex-col lg:items-start lg:gap-6 lg:p-8"
            >
              <span
                className={`grid size-14 shrink-0 place-items-center rounded-md text-2xl lg:size-24 lg:text-4xl ${tone}`}
              >
                <Icon />
              </span>
              <span className="min-w-0">
                <span className="block font-bold text-lg lg:text-xl">{title}</span>
                <span className="block text-ink-soft text-sm">{body}</span>
              </span>
              <ChevronRightIcon className="ml-auto shrink-0 text-ink-soft lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
