import { cx } from '#client/ui/cx.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { type Cell, columns, rows } from './comparison.ts';
import { texts } from './texts.ts';

/** A dash for sighted people, a word for screen readers. */
function Told({ cell }: { cell: Cell | undefined }) {
  if (typeof cell === 'number') return <>{cell}</>;
  if (cell === null)
    return (
      <>
        <span aria-hidden="true" className="text-lg leading-none">
          ∞
        </span>
        <span className="sr-only">Unlimited</span>
      </>
    );
  if (cell)
    return (
      <>
        <CheckIcon className="mx-auto text-lg text-leaf" strokeWidth="3" />
        <span className="sr-only">Yes</span>
      </>
    );
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        –
      </span>
      <span className="sr-only">No</span>
    </>
  );
}

export function Comparison() {
  return (
    <section aria-labelledby="compare" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="compare" className="text-2xl">
        {texts.compare}
      </h2>
      <div className="relative overflow-x-auto rounded-xl border border-line bg-surface px-3 py-2 shadow-low sm:px-6 sm:py-4">
        <table className="w-full border-collapse text-sm sm:table-fixed">
          <thead>
            <tr>
              <td className="w-full sm:w-[44%]" />
              {columns.map(({ plan, name }) => (
                <th
                  key={plan}
                  scope="col"
                  className={cx(
                    'px-1 py-3 text-center text-xs font-bold tracking-tight whitespace-nowrap sm:text-base',
                    plan === 'diamond' && 'text-crimson-ink',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-2 text-left font-semibold max-sm:text-xs">
                  {label}
                </th>
                {columns.map(({ plan }, index) => (
                  <td
                    key={plan}
                    className={cx(
                      'px-1 py-2.5 text-center tabular-nums whitespace-nowrap',
                      plan === 'diamond' && 'bg-crimson-tint/50',
                    )}
                  >
                    <Told cell={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
