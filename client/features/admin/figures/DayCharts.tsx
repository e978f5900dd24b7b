import { grouped } from '#rules/numbers.ts';
import { shortDayText } from '../dates.ts';
import { BarChart } from './BarChart.tsx';
import { texts } from './texts.ts';

type Props<Kind extends string> = {
  /** The oldest day first. */
  figures: readonly (Record<Kind, number> & { day: string })[];
  /** What is counted, each with its name. */
  kinds: readonly (readonly [kind: Kind, name: string])[];
};

/** A chart for each kind, and a table of the same figures. */
export function DayCharts<Kind extends string>({ figures, kinds }: Props<Kind>) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map(([kind, name]) => (
          <li key={kind} className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-low">
            <BarChart
              what={name}
              bars={figures.map((figure) => ({ day: shortDayText(figure.day), count: figure[kind] }))}
            />
          </li>
        ))}
      </ul>
      <details className="rounded-lg border border-line bg-surface px-4 shadow-low">
        <summary className="flex min-h-12 items-center font-semibold text-sm">{texts.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
        <section aria-label={texts.scroll} tabIndex={0} className="overflow-x-auto pb-4">
          <table className="w-full text-right text-sm">
            <thead>
              <tr>
                <th scope="col" className="py-2 pr-4 text-left">
                  {texts.day}
                </th>
                {kinds.map(([kind, name]) => (
                  <th key={kind} scope="col" className="px-3 py-2">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map((figure) => (
                <tr key={figure.day} className="border-line border-t">
                  <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-medium">
                    {shortDayText(figure.day)}
                  </th>
                  {kinds.map(([kind]) => (
                    <td key={kind} className="px-3 py-2">
                      {grouped(figure[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
