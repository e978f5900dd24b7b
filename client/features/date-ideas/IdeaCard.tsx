import { useId, useState } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { cx } from '#client/ui/cx.ts';
import { ChevronDownIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { type BudgetLevel, type City, cities, type DateIdeaCategory } from '#rules/date-ideas.ts';
import { dateIdeaPath } from '#rules/paths.ts';
import type { IdeaCard_IdeaFragment } from './date-ideas.generated.ts';
import { Fact, Kind, Romance, Times, Tips } from './IdeaPieces.tsx';
import { MapIcon, PurseIcon } from './icons.tsx';
import { mapLink } from './map-link.ts';
import { SaveIdea } from './SaveIdea.tsx';
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
            <div className="flex items-start justify-between gap-2">
              <h2 id={id} tabIndex={-1} className="text-lg sm:text-xl">
                <Link to={dateIdeaPath(idea.id)} className="hover:underline">
                  {idea.name}
                </Link>
              </h2>
              <SaveIdea idea={idea} />
            </div>
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

type RestProps = Props & { id: string; isOpen: boolean };

/** Always shown on wide screens; folded away on phones, so that the next place is near. */
function Rest({ id, idea, isOpen }: RestProps) {
  return (
    <div id={id} className={cx('col-span-2 gap-4 max-sm:order-last sm:-mt-1 sm:grid', isOpen ? 'grid' : 'hidden')}>
      <Times idea={idea} />
      <Tips tips={idea.tips} />
    </div>
  );
}
