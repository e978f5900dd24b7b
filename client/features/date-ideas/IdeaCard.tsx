import { type ReactNode, useId, useState } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { cx } from '#client/ui/cx.ts';
import { CalendarIcon, ChevronDownIcon, ClockIcon, HeartFilledIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { HeartIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { type BudgetLevel, type City, categories, cities, type DateIdeaCategory } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import type { IdeaCard_IdeaFragment } from './date-ideas.generated.ts';
import { kinds, MapIcon, PurseIcon } from './icons.tsx';
import { mapLink } from './map-link.ts';
import { texts } from './texts.ts';

type Props = { idea: IdeaCard_IdeaFragment };

const code = <T extends string>(value: string) => value.toLowerCase() as T;

export function IdeaCard({ idea }: Props) {
  const id = useId();
  const category = code<DateIdeaCategory>(idea.category);
  const city = cities[code<City>(idea.city)].name;
  const { Icon, tone } = kinds[category];
  return (
    <li>
      <article
        aria-labelledby={id}
        className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-low"
      >
        <div className={cx('relative isolate flex h-16 items-center gap-3 overflow-hidden px-4', tone)}>
          <Motif className="absolute inset-0 -z-10 size-full opacity-15" />
          <span className="grid size-10 place-items-center rounded-full bg-surface text-2xl shadow-low">
            <Icon />
          </span>
          <span className="font-semibold text-sm">{categories[category]}</span>
          {idea.isFeatured && (
            <Badge
              tone="gold"
              icon={<StarFilledIcon />}
              className="ml-auto shrink-0 whitespace-nowrap border border-gold"
            >
              {texts.featured}
            </Badge>
          )}
        </div>
        <div className="flex grow flex-col gap-4 p-4">
          <div className="grid gap-1.5">
            <h2 id={id} tabIndex={-1} className="text-xl">
              {idea.name}
            </h2>
            <p className="flex gap-1.5 text-ink-soft text-sm">
              <PinIcon className="mt-[0.2em] shrink-0" />
              <span>
                {idea.area}, {city}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
              <Hearts score={idea.romanticScore} />
              <Badge>{texts.budgetOf(texts.budgets[code<BudgetLevel>(idea.budgetLevel)])}</Badge>
            </div>
          </div>
          <p>{idea.description}</p>
          <dl className="grid gap-3 text-sm">
            <Fact icon={<PurseIcon />} label={texts.cost} isToCheck>
              {idea.estimatedCost}
            </Fact>
            <Fact icon={<ClockIcon />} label={texts.hours} isToCheck>
              {idea.openingHours}
            </Fact>
            <Fact icon={<CalendarIcon />} label={texts.bestTime}>
              {idea.bestTime}
            </Fact>
            <Fact icon={<HeartIcon />} label={texts.bestFor}>
              {idea.bestForDateNumbers.map(texts.date).join(', ')}
            </Fact>
          </dl>
          <Tips tips={idea.tips.slice(0, limits.dateIdeas.tips)} />
          <a
            href={mapLink({ name: idea.name, area: idea.area, city })}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('secondary', 'sm', 'mt-auto w-full')}
          >
            <MapIcon className="text-lg" />
            <span>
              {texts.map}
              <span className="sr-only">{texts.newTab(idea.name)}</span>
            </span>
          </a>
        </div>
      </article>
    </li>
  );
}

const hearts = Array.from({ length: limits.dateIdeas.hearts.max }, (_, at) => at + 1);

function Hearts({ score }: { score: number }) {
  return (
    <span role="img" aria-label={texts.hearts(score)} className="flex gap-0.5 text-crimson-ink text-lg">
      {hearts.map((heart) =>
        heart <= score ? <HeartFilledIcon key={heart} /> : <HeartIcon key={heart} className="opacity-40" />,
      )}
    </span>
  );
}

type FactProps = { icon: ReactNode; label: string; isToCheck?: boolean; children: ReactNode };

function Fact({ icon, label, isToCheck = false, children }: FactProps) {
  return (
    <div className="relative pl-7">
      <dt className="text-ink-soft text-xs">
        <span className="absolute top-0.5 left-0 text-lg">{icon}</span>
        {label}
        {isToCheck && <span className="text-ink-faint italic"> · {texts.toCheck}</span>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Expanded on wide screens; behind a button on phones, so that the next place is near. */
function Tips({ tips }: { tips: readonly string[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (tips.length === 0) return null;
  return (
    <div>
      <h3 className="hidden pb-1.5 text-sm sm:block">{texts.tips(tips.length)}</h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between rounded-sm font-semibold text-sm sm:hidden"
      >
        {texts.tips(tips.length)}
        <ChevronDownIcon className={cx('text-lg transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={id}
        className={cx('list-disc gap-1.5 pl-5 text-sm marker:text-crimson-ink sm:grid', isOpen ? 'grid' : 'hidden')}
      >
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
