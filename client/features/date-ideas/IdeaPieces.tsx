/** What the card of a place and its page are made of. */
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { CalendarIcon, ClockIcon, HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { HeartIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { categories, type DateIdeaCategory } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import type { IdeaCard_IdeaFragment } from './date-ideas.generated.ts';
import { kinds } from './icons.tsx';
import { texts } from './texts.ts';

export function Kind({ category, isFeatured }: { category: DateIdeaCategory; isFeatured: boolean }) {
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
export function Romance({ score }: { score: number }) {
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

type TimesProps = { idea: Pick<IdeaCard_IdeaFragment, 'openingHours' | 'bestTime' | 'bestForDateNumbers'> };

export function Times({ idea }: TimesProps) {
  return (
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
  );
}

type FactProps = { icon: ReactNode; label: string; isToCheck?: boolean; children: ReactNode };

export function Fact({ icon, label, isToCheck = false, children }: FactProps) {
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

/** On a card the heading stands below the place's name, on its page below the page's. */
export function Tips({ tips, heading: Heading = 'h3' }: { tips: readonly string[]; heading?: 'h2' | 'h3' }) {
  if (tips.length === 0) return null;
  return (
    <div>
      <Heading className="pb-1.5 text-sm">{texts.tips(Math.min(tips.length, limits.dateIdeas.tips))}</Heading>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-crimson-ink">
        {tips.slice(0, limits.dateIdeas.tips).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
