import { PhoneIcon } from '#client/ui/call-icons.tsx';
import { helpLines } from '#rules/crisis.ts';
import { texts } from './texts.ts';

/** Beside a reply to a person in distress. The numbers come from the product, never from a reply's text. */
export function HelpLines() {
  return (
    <section
      aria-label={texts.helpLines}
      className="grid w-full max-w-xl gap-3 rounded-lg border-2 border-leaf bg-leaf-tint p-4 text-ink"
    >
      <div>
        <h2 className="text-base">{texts.helpTitle}</h2>
        <p className="text-sm">{texts.helpBody}</p>
      </div>
      <ul className="grid gap-2">
        {helpLines.map(({ name, number, purpose }) => (
          <li key={number}>
            <a
              href={`tel:${number.replaceAll(' ', '')}`}
              className="flex min-h-12 items-center gap-3 rounded-md border border-leaf bg-surface px-3 py-2 hover:bg-sunken"
            >
              <PhoneIcon className="shrink-0 text-leaf text-xl" />
              <span className="min-w-0">
                <span className="block font-semibold text-sm">
                  {name} <span className="text-leaf tabular-nums">{number}</span>
                </span>
                <span className="block text-ink-soft text-xs">{purpose}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
