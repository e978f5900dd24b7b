import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { StarIcon } from '#client/ui/feature-icons.tsx';
import { StarFilledIcon } from '#client/ui/icons.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './texts.ts';

type Props = { /** 0 is unrated. */ value: number; onChange: (value: number) => void };

const stars = Array.from({ length: limits.rating.max }, (_, index) => index + 1);

/** Radio buttons drawn as stars. The arrow keys choose; the line below names the choice. */
export function StarRating({ value, onChange }: Props) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} className="grid justify-items-center gap-1">
      <span id={`${id}-legend`} className="sr-only">
        {texts.rating}
      </span>
      <div className="flex">
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-12 place-items-center rounded-full text-[1.75rem] text-gold hover:bg-gold-tint has-focus-visible:outline-3 has-focus-visible:outline-crimson-ink"
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={star === value}
              aria-label={texts.star(star)}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            {star <= value ? <StarFilledIcon /> : <StarIcon />}
          </label>
        ))}
      </div>
      <p role="status" className={cx('text-center text-sm', value === 0 ? 'text-ink-soft' : 'font-semibold')}>
        {texts.hints[value]}
      </p>
    </div>
  );
}
