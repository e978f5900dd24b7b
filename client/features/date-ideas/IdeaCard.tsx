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
  const [isOpen, setOpen] = useState(false);
  const city = cities[code<City>(idea.city)].name;
  return (
    <li>
      <article
        aria-labelledby={id}
        className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-low"
      >
        <Kind category={code<DateIdeaCategory>(idea.category)} isFeatured={idea.isFeatured} />
        <div className="grid grow grid-cols-[auto_1fr] gap-x-3 gap-y-2.5 px-4 py-3 sm:flex sm:flex-col sm:gap-4 sm:py-4">
          <div className="col-span-2 grid gap-1 sm:gap-1.5">
            <h2 id={id} tabIndex={-1} className="text-lg sm:text-xl">
              {idea.name}
            </h2>
            <p className="flex gap-1.5 text-ink-soft text-sm">
              <PinIcon className="mt-[0.2em] shrink-0" />
              <span className={cx(!isOpen && 'max-sm:line-clamp-1')}>
                {idea.area}, {city}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-y-2 sm:pt-1">
              <Romance score={idea.romanticScore} />
              <Badge>{texts.budgetOf(texts.budgets[code<BudgetLevel>(idea.budgetLevel)])}</Badge>
            </div>
          </div>
          <p className={cx('col-span-2 max-sm:text-sm', !isOpen && 'max-sm:line-clamp-2')}>{idea.description}</p>
          <dl className="col-span-2 text-sm">
            <Fact icon={<PurseIcon />} label={texts.cost} isToCheck>
              {idea.estimatedCost}
            </Fact>
          </dl>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-rest`}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-sm sm:hidden"
          >
            {texts.details}
            <span className="sr-only">{`: ${idea.name}`}</span>
            <ChevronDownIcon className={cx('shrink-0 text-lg transition-transform', isOpen && 'rotate-180')} />
          </button>
          <Rest id={`${id}-rest`} idea={idea} isOpen={isOpen} />
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

function Kind({ category, isFeatured }: { category: DateIdeaCategory; isFeatured: boolean }) {
  const { Icon, tone } = kinds[category];
  return (
    <div className={cx('relative isolate flex min-h-11 items-center gap-3 overflow-hidden px-4 sm:h-16', tone)}>
      <Motif className="absolute inset-0 -z-10 size-full opacity-15" />
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-xl shadow-low sm:size-10 sm:text-2xl">
        <Icon />
      </span>
      <span className="font-semibold text-sm max-sm:leading-tight">{categories[category]}</span>
      {isFeatured && (
        <Badge tone="gold" icon={<StarFilledIcon />} className="ml-auto shrink-0 whitespace-nowrap border border-gold">
          {texts.featured}
        </Badge>
      )}
    </div>
  );
}

const hearts = Array.from({ length: limits.dateIdeas.hearts.max }, (_, at) => at + 1);

/** The hearts are a picture of the words. On phones the first of them is enough. */
function Romance({ score }: { score: number }) {
  return (
    <p className="flex items-center gap-1.5 font-semibold text-crimson-ink text-xs sm:w-full">
      <span className="flex gap-0.5 text-lg max-sm:[&>*+*]:hidden">
        {hearts.map((heart) =>
          heart <= score ? <HeartFilledIcon key={heart} /> : <HeartIcon key={heart} className="opacity-40" />,
        )}
      </span>
      {texts.romance(score)}
    </p>
  );
}

type RestProps = Props & { id: string; isOpen: boolean };

/** Always shown on wide screens; folded away on phones, so that the next place is near. */
function Rest({ id, idea, isOpen }: RestProps) {
  return (
    <div id={id} className={cx('col-span-2 gap-4 max-sm:order-last sm:-mt-1 sm:grid', isOpen ? 'grid' : 'hidden')}>
      <dl className="grid gap-3 text-sm">
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
    </div>
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

function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <div>
      <h3 className="pb-1.5 text-sm">{texts.tips(tips.length)}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-crimson-ink">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
