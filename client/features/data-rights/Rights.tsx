import { buttonStyle } from '#client/ui/button-style.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { paths } from '#rules/paths.ts';
import { texts } from './texts.ts';

export function Rights() {
  return (
    <Section title={texts.rightsTitle}>
      <p className="text-ink-soft">{texts.rightsBody}</p>
      <ul className="grid gap-2.5">
        {texts.rights.map((right) => (
          <li key={right} className="flex items-start gap-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf text-sm">
              <CheckIcon />
            </span>
            {right}
          </li>
        ))}
      </ul>
      <p>
        <a
          href={paths.privacyPolicy}
          target="_blank"
          rel="noopener"
          className={buttonStyle('secondary', 'sm', 'max-w-full')}
        >
          {texts.policy}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Section>
  );
}
