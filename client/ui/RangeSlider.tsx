import { Slider } from '@base-ui/react/slider';

type Props = {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** One number for one thumb; two numbers for the ends of a range. */
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  /** The value in words, beside the label, such as "25 to 34". */
  valueText: string;
  thumbLabels: readonly string[];
};

export function RangeSlider({ label, min, max, step = 1, value, onValueChange, valueText, thumbLabels }: Props) {
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={value}
      onValueChange={(next) => onValueChange(typeof next === 'number' ? [next] : [...next])}
      className="grid gap-1"
    >
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <Slider.Label className="font-semibold">{label}</Slider.Label>
        <span className="text-ink-soft tabular-nums">{valueText}</span>
      </div>
      <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line select-none">
          <Slider.Indicator className="rounded-full bg-crimson" />
          {value.map((_, index) => (
            <Slider.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a thumb: lower end, upper end.
              key={index}
              index={index}
              aria-label={thumbLabels[index]}
              className="size-7 rounded-full border-2 border-crimson bg-surface shadow-mid has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-crimson-ink"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
