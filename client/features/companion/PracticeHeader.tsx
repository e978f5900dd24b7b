import { ChartIcon, HistoryIcon } from '#client/ui/companion-icons.tsx';
import { cx } from '#client/ui/cx.ts';
import { GearIcon, InfoIcon, PencilIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { SoulMark } from './SoulMark.tsx';
import { texts } from './texts.ts';

export type View = 'chat' | 'past' | 'draft' | 'progress' | 'settings';

const views = [
  { view: 'past', label: texts.past, Icon: HistoryIcon },
  { view: 'draft', label: texts.draft, Icon: PencilIcon },
  { view: 'progress', label: texts.progress, Icon: ChartIcon },
  { view: 'settings', label: texts.settings, Icon: GearIcon },
] as const;

/** The id of the button that opens a view, to return the focus to it. */
export const viewButtonId = (view: View): string => `companion-view-${view}`;

type Props = { coach: 'AI' | 'PRACTICE' | 'OFF'; view: View; onView: (view: View) => void };

export function PracticeHeader({ coach, view, onView }: Props) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex items-center gap-2 px-3 pt-2 pb-1 sm:px-5">
        <SoulMark className="size-10 text-xl" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-base leading-tight">{texts.name}</p>
          <p className="truncate font-semibold text-leaf text-xs">{texts.kind}</p>
        </div>
        <nav aria-label={texts.views} className="flex">
          {views.map(({ view: other, label, Icon }) => (
            <IconButton
              key={other}
              id={viewButtonId(other)}
              label={label}
              icon={<Icon />}
              aria-pressed={view === other}
              onClick={() => onView(view === other ? 'chat' : other)}
              className={cx(view === other && 'bg-crimson-tint text-crimson-ink')}
            />
          ))}
        </nav>
      </div>
      <p className="flex gap-2 px-3 pb-2 text-ink-soft text-xs sm:px-5">
        <InfoIcon className="mt-[0.2em] shrink-0" />
        {coach === 'PRACTICE' ? texts.practice : texts.disclosure}
      </p>
    </header>
  );
}
