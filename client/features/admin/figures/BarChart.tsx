import { grouped } from '#rules/numbers.ts';
import { texts } from './texts.ts';

export type Bar = { day: string; count: number };

const height = 60;
const [width, gap] = [16, 4];
/** The height of a day without events: a visible line. */
const least = 1.5;

export function heightsOf(counts: readonly number[]): number[] {
  const highest = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? least : Math.max(least * 2, (count / highest) * height)));
}

export function BarChart({ what, bars }: { what: string; bars: readonly Bar[] }) {
  const heights = heightsOf(bars.map(({ count }) => count));
  const total = grouped(bars.reduce((sum, { count }) => sum + count, 0));
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = bars.reduce((so, bar) => (bar.count > so.count ? bar : so), first);
  const words = texts.chart(what, bars.length, total, grouped(most.count), most.day, grouped(last.count));
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-3 text-sm">
        {what}
        <span className="font-medium text-ink-soft">
          <span className="text-lg font-bold text-ink">{total}</span> {texts.inAll}
        </span>
      </h3>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${bars.length * (width + gap) - gap} ${height}`}
        className="h-auto w-full"
      >
        {bars.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * (width + gap)}
            y={height - (heights[index] ?? 0)}
            width={width}
            height={heights[index]}
            rx="2"
            className={index === bars.length - 1 ? 'fill-crimson' : count === 0 ? 'fill-line-strong' : 'fill-plum'}
          >
            <title>{`${day}: ${grouped(count)}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-ink-soft text-xs">
        <span>{first.day}</span>
        <span>{last.day}</span>
      </p>
    </>
  );
}
