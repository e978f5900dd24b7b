import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { ChevronRightIcon, CrownIcon, LockIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import type { Tier } from '#rules/entitlements.ts';
import { type GameType, games } from '#rules/games.ts';
import { gamePath } from '#rules/paths.ts';
import type { Lock } from './access.ts';
import { gameIcons } from './game-icons.tsx';
import type { Result_ResultFragment } from './games.generated.ts';
import { resultText } from './result-text.ts';
import { texts } from './texts.ts';

const tones = { free: 'leaf', gold: 'gold', platinum: 'plum' } as const;

export function TierBadge({ tier }: { tier: Tier }) {
  return (
    <Badge tone={tones[tier]} icon={tier === 'free' ? undefined : <CrownIcon />}>
      {texts.tiers[tier]}
    </Badge>
  );
}

type Props = {
  id: GameType;
  best: Result_ResultFragment | null;
  lock: Lock | null;
  onLocked: (lock: Lock) => void;
};

export function GameCard({ id, best, lock, onLocked }: Props) {
  const { name, description, tier } = games[id];
  const Icon = gameIcons[id];
  const whole = 'rounded-sm text-left after:absolute after:inset-0 after:rounded-lg';
  return (
    <li className="relative grid max-[14rem]:flex max-[14rem]:flex-col grid-cols-[auto_1fr_auto] grid-rows-[auto_1fr_auto] items-start gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 shadow-low transition-colors hover:border-line-strong">
      <span
        aria-hidden="true"
        className="row-span-3 grid size-14 place-items-center rounded-md bg-crimson-tint text-2xl text-crimson-ink"
      >
        <Icon />
      </span>
      <h2 className="text-lg">
        {lock === null ? (
          <Link to={gamePath(id)} className={whole}>
            {name}
          </Link>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => onLocked(lock)} className={whole}>
            {name}
            <span className="sr-only">, {texts.locked[lock]}</span>
          </button>
        )}
      </h2>
      <TierBadge tier={tier} />
      <p className="col-span-2 text-ink-soft text-sm">{description}</p>
      <p
        className={cx(
          // As high without a result as with one, so that a row stands in line.
          'col-span-2 flex flex-wrap items-center gap-x-2 font-semibold text-sm sm:min-h-7',
          lock === null ? 'text-crimson-ink' : 'text-ink-soft',
        )}
      >
        {lock === null ? (
          <>
            <span aria-hidden="true" className="inline-flex items-center gap-1">
              {texts.play}
              <ChevronRightIcon />
            </span>
            {best !== null && <Badge className="ml-auto">{texts.best(resultText(best))}</Badge>}
          </>
        ) : (
          <span aria-hidden="true" className="inline-flex items-center gap-1.5">
            <LockIcon />
            {texts.locked[lock]}
          </span>
        )}
      </p>
    </li>
  );
}
