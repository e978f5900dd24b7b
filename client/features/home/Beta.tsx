import { installation } from '#client/lib/installation.ts';
import { cx } from '#client/ui/cx.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { beta } from './texts.ts';

/** The beta programme, or its end: the server decides by its own clock and settings. */
export function Beta() {
  const { title, body, perks } = beta[installation('beta') === 'over' ? 'over' : 'open'];
  return (
    <section className="border-y border-line bg-gold-tint text-gold" aria-labelledby="beta">
      <div
        className={cx(
          'mx-auto grid w-full gap-8 px-4 py-14 sm:px-6 sm:py-20',
          perks.length > 0 ? 'max-w-6xl lg:grid-cols-2' : 'max-w-3xl text-center',
        )}
      >
        <div className="grid content-start gap-3">
          <h2 id="beta" className="text-2xl sm:text-3xl">
            {title}
          </h2>
          <p>{body(installation('beta-end') || 'its last day')}</p>
        </div>
        {perks.length > 0 && (
          <ul className="grid gap-4">
            {perks.map(([name, words]) => (
              <li key={name} className="flex gap-3">
                <CheckIcon className="mt-1 shrink-0 text-xl" strokeWidth="3" />
                <div>
                  <h3 className="text-base">{name}</h3>
                  <p className="text-sm">{words}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
