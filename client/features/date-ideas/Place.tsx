import { dayText, monthText } from '#client/lib/lagos-time.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { InfoIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { type BudgetLevel, type City, cities, type DateIdeaCategory } from '#rules/date-ideas.ts';
import { Fact, Kind, Romance, Times, Tips } from './IdeaPieces.tsx';
import { MapIcon, PurseIcon } from './icons.tsx';
import { mapLink } from './map-link.ts';
import type { DateIdeaPageQuery } from './place-page.generated.ts';
import { ReportIdea } from './ReportIdea.tsx';
import { SaveIdea } from './SaveIdea.tsx';
import { ShareIdea } from './ShareIdea.tsx';
import { texts } from './texts.ts';

export type ShownPlace = NonNullable<DateIdeaPageQuery['dateIdea']>;

const code = <T extends string>(value: string) => value.toLowerCase() as T;

function checkedText({ checkedOn, isCheckDue }: ShownPlace): string {
  if (checkedOn === null) return texts.notChecked;
  return (isCheckDue ? texts.checkedLongAgo : texts.checked)(dayText(checkedOn));
}

/** Without a link: readers' data are dear, and the page may have changed. */
function sourceText({ sourceUrl, sourceDate }: ShownPlace): string {
  if (sourceUrl === null || sourceDate === null) return '';
  const [, month, day] = sourceDate.split('-');
  const dated = day ? dayText(sourceDate) : month ? monthText(sourceDate) : sourceDate;
  return texts.source(new URL(sourceUrl).host.replace(/^www\./, ''), dated);
}

/** All that the guide knows of a place, and what can be done with it. Without the guide, on a card's page, it is neither kept nor passed on. */
export function Place({ idea, hasGuide }: { idea: ShownPlace; hasGuide: boolean }) {
  const city = cities[code<City>(idea.city)].name;
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface shadow-low">
      <Kind category={code<DateIdeaCategory>(idea.category)} isFeatured={idea.isFeatured} />
      <div className="grid gap-5 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1.5">
            {/* The bar of a phone has no room for a long one. */}
            <p aria-hidden="true" className="font-bold text-xl lg:hidden">
              {idea.name}
            </p>
            <p className="flex gap-1.5 text-ink-soft">
              <PinIcon className="mt-[0.2em] shrink-0" />
              {idea.area}, {city}
            </p>
          </div>
          {hasGuide && <SaveIdea idea={idea} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Romance score={idea.romanticScore} />
          <Badge>{texts.budgetOf(texts.budgets[code<BudgetLevel>(idea.budgetLevel)])}</Badge>
        </div>
        <p>{idea.description}</p>
        <div className="grid gap-3">
          <dl className="text-sm">
            <Fact icon={<PurseIcon />} label={texts.cost} isToCheck>
              {idea.estimatedCost}
            </Fact>
          </dl>
          <Times idea={idea} />
        </div>
        <Tips tips={idea.tips} heading="h2" />
        <div className="flex flex-wrap gap-3 *:max-sm:w-full">
          {hasGuide && <ShareIdea idea={idea} />}
          <a
            href={mapLink({ name: idea.name, area: idea.area, city })}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('secondary', 'md')}
          >
            <MapIcon className="text-lg" />
            <span>
              {texts.map}
              <span className="sr-only">{texts.newTab(idea.name)}</span>
            </span>
          </a>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3 text-sm">
          <p className="flex gap-2 text-ink-soft">
            <InfoIcon className="mt-[0.15em] shrink-0 text-base" />
            <span>
              {checkedText(idea)} {sourceText(idea)}
            </span>
          </p>
          <ReportIdea idea={idea} />
        </div>
      </div>
    </article>
  );
}
