import { Button } from '#client/ui/Button.tsx';
import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { RangeSlider } from '#client/ui/RangeSlider.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { limits } from '#rules/limits.ts';
import { filterTexts } from './filter-texts.ts';
import { texts } from './texts.ts';

type Props = {
  isAllowed: boolean;
  draft: DeckFilter;
  change: (part: Partial<DeckFilter>) => void;
  interests: string;
  onInterests: (typed: string) => void;
  interestsProblem: string | undefined;
  onUpsell: () => void;
};

export function AdvancedFilters({ isAllowed, draft, change, onUpsell, ...typed }: Props) {
  const { min, max } = limits.heightCm;
  const [shortest, tallest] = [draft.minHeightCm ?? min, draft.maxHeightCm ?? max];
  const isAnyHeight = shortest === min && tallest === max;
  return (
    <section aria-labelledby="advanced-filters" className="grid gap-4 border-line border-t pt-5">
      <h3 id="advanced-filters" className="flex items-center gap-2 text-base">
        <CrownIcon className="text-plum text-xl" />
        {filterTexts.advancedTitle}
      </h3>
      {!isAllowed && (
        <div className="text-sm">
          <p className="text-ink-soft">{texts.advancedBody}</p>
          <Button variant="link" size="sm" aria-haspopup="dialog" onClick={onUpsell} className="-ml-4">
            What Diamond adds
          </Button>
        </div>
      )}
      <div inert={!isAllowed} className={isAllowed ? 'grid gap-6' : 'grid gap-6 opacity-50'}>
        <Switch
          label="Verified people only"
          checked={draft.verified ?? false}
          onChange={(verified) => change({ verified })}
        />
        <Switch
          label="Active lately"
          hint={`Within the last ${limits.deck.livelyDays} days`}
          checked={draft.activeLately ?? false}
          onChange={(activeLately) => change({ activeLately })}
        />
        <RangeSlider
          label="Height"
          min={min}
          max={max}
          value={[shortest, tallest]}
          onValueChange={([from = min, to = max]) =>
            change({ minHeightCm: from === min ? null : from, maxHeightCm: to === max ? null : to })
          }
          valueText={isAnyHeight ? 'any' : `${shortest} to ${tallest} cm`}
          thumbLabels={['Least height in centimetres', 'Greatest height in centimetres']}
        />
        <TextField
          label="Interests"
          hint="At least one of these, with commas between them."
          placeholder="Highlife, chess"
          autoComplete="off"
          value={typed.interests}
          error={typed.interestsProblem}
          onChange={({ target }) => typed.onInterests(target.value)}
        />
      </div>
    </section>
  );
}
