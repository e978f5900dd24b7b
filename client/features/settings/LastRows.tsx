import { leave } from '#client/components/outbox/leave.ts';
import { ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { LogoutIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { paths } from '#rules/paths.ts';
import { texts } from './security-texts.ts';

const row =
  'flex min-h-14 w-full items-center justify-between gap-3 rounded-md px-5 py-2 font-semibold -outline-offset-3 sm:px-6';

export function LastRows() {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-low">
      <li>
        <Link to={paths.support} className={row}>
          {texts.support}
          <ChevronRightIcon className="shrink-0 text-xl" />
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void leave()} className={row}>
          {texts.logOut}
          <LogoutIcon className="shrink-0 text-xl" />
        </button>
      </li>
    </ul>
  );
}
