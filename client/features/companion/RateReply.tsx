import { ThumbDownIcon, ThumbUpIcon } from '#client/ui/companion-icons.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Message } from './reply.ts';
import { texts } from './texts.ts';
import { useRateReply } from './use-rate-reply.ts';

const thumbs = [
  ['HELPFUL', texts.helpful, ThumbUpIcon],
  ['NOT_HELPFUL', texts.notHelpful, ThumbDownIcon],
] as const;

const looks = (isChosen: boolean): string => (isChosen ? 'text-crimson-ink' : 'text-ink-soft');

/** The same thumb again takes the rating back. */
export function RateReply({ message }: { message: Message }) {
  const rate = useRateReply();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{texts.didItHelp}</legend>
      {thumbs.map(([rating, label, Icon]) => {
        const isChosen = message.rating === rating;
        return (
          <IconButton
            key={rating}
            label={label}
            icon={<Icon fill={isChosen ? 'currentColor' : 'none'} className={cx('text-lg', looks(isChosen))} />}
            aria-pressed={isChosen}
            onClick={() => void rate(message, isChosen ? null : rating)}
          />
        );
      })}
    </fieldset>
  );
}
