import { useNow } from '#client/lib/use-now.ts';
import { playsOf } from './access.ts';
import type { Access_ViewerFragment } from './games.generated.ts';
import { texts } from './texts.ts';

export function PlaysCounter({ viewer }: { viewer: Access_ViewerFragment }) {
  const plays = playsOf(viewer, useNow(30_000));
  if (plays === null) return null;
  const left = plays.limit - plays.used;
  return (
    <section
      aria-label={texts.counter}
      className="mb-4 flex items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-low sm:mb-6 sm:gap-4 sm:p-4"
    >
      <p className="grid shrink-0 justify-items-center rounded-md bg-crimson-tint px-4 py-2 text-crimson-ink">
        <span className="font-bold text-xl tabular-nums">
          {plays.used}/{plays.limit}
        </span>
        <span className="font-semibold text-xs">{texts.counter}</span>
      </p>
      <p className="text-xs sm:text-sm">
        <strong className="block">{texts.counterLeft(left)}</strong>
        <span className="text-ink-soft">{texts.counterResets(plays.wait)}</span>
      </p>
    </section>
  );
}
