import { ChartIcon, HistoryIcon } from '#client/ui/companion-icons.tsx';
import { cx } from '#client/ui/cx.ts';
import { ArrowLeftIcon, GearIcon, PencilIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { paths } from '#rules/paths.ts';
import { SoulMark } from './SoulMark.tsx';
import { texts } from './texts.ts';

export type View = 'chat' | 'past' | 'draft' | 'progress' | 'settings';

/** `word` is the part of the label that has room under the icon. */
const views = [
  { view: 'past', label: texts.past, word: 'Past', Icon: HistoryIcon },
  { view: 'draft', label: texts.draft, word: 'Check', Icon: PencilIcon },
  { view: 'progress', label: texts.progress, word: 'progress', Icon: ChartIcon },
  { view: 'settings', label: texts.settings, word: texts.settings, Icon: GearIcon },
] as const;

/** The id of the button that opens a view, to return the focus to it. */
export const viewButtonId = (view: View): string => `companion-view-${view}`;

function Leave() {
  return (
    <LinkButton
      to={paths.explore}
      variant="ghost"
      size="sm"
      aria-label={texts.leave}
      title={texts.leave}
      className="!px-2.5 text-xl lg:hidden"
    >
      <ArrowLeftIcon />
    </LinkButton>
  );
}

function Name({ className }: { className?: string }) {
  return (
    <div className={cx('min-w-0 flex-1', className)}>
      <p className="truncate font-bold text-base leading-tight">{texts.name}</p>
      <p className="truncate font-semibold text-leaf text-xs">{texts.kind}</p>
    </div>
  );
}

/** On phones Soul stands without the app's header, so the page that has no conversation leads back too. */
export function LeaveHeader() {
  return (
    <header className="flex items-center gap-2 border-line border-b bg-surface px-1 py-1 lg:hidden">
      <Leave />
      <Name />
    </header>
  );
}

type Props = { view: View; onView: (view: View) => void };

export function PracticeHeader({ view, onView }: Props) {
  return (
    <header className="flex items-center gap-2 border-line border-b bg-surface px-1 py-1 sm:px-5 max-[14rem]:gap-0 low:py-0 sm:low:pr-0">
      <Leave />
      <SoulMark className="size-10 text-xl max-sm:hidden low:hidden" />
      <Name className="max-[22rem]:sr-only" />
      <nav aria-label={texts.views} className="ml-auto flex">
        {views.map(({ view: other, label, word, Icon }) => (
          <button
            key={other}
            type="button"
            id={viewButtonId(other)}
            aria-label={label}
            aria-pressed={view === other}
            onClick={() => onView(view === other ? 'chat' : other)}
            className={cx(
              'grid min-h-12 min-w-12 max-[14rem]:min-w-0 place-content-center justify-items-center gap-0.5 rounded-md px-1 font-semibold text-[0.6875rem] leading-4 -outline-offset-3',
              view === other ? 'bg-crimson-tint text-crimson-ink' : 'text-ink-soft hover:bg-sunken',
            )}
          >
            <Icon className="text-xl" />
            <span className="capitalize max-[14rem]:sr-only">{word}</span>
          </button>
        ))}
      </nav>
    </header>
  );
}
