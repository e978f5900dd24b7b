import { Mailbox } from '#client/components/Mailbox.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Page } from '#client/ui/Page.tsx';
import { brand } from '#rules/brand.ts';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { ByMail } from './ByMail.tsx';
import { texts } from './texts.ts';

/** /profile/data-privacy: what the law gives people, and how they make use of it. */
export function Component() {
  return (
    <Page {...pages.dataPrivacy} heading={texts.title}>
      <div className="grid grid-cols-1 gap-6">
        <section aria-labelledby="rights" className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
          <h2 id="rights" className="text-lg">
            {texts.rightsTitle}
          </h2>
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
        </section>
        <ByMail {...texts.copy} subject={`${brand.name}: a copy of my data`} />
        <ByMail {...texts.deletion} subject={`${brand.name}: delete my account`} />
        <p className="text-ink-soft text-sm">
          {texts.questions} <Mailbox name="privacy" />
        </p>
      </div>
    </Page>
  );
}
