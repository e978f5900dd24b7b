import type { ReactNode } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Link } from '#client/ui/Link.tsx';
import { brand } from '#rules/brand.ts';
import { consentTexts } from '#rules/consents.ts';
import { paths } from '#rules/paths.ts';
import { consents } from './use-authenticate.ts';

function Document({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      target="_blank"
      className="rounded-sm text-crimson-ink underline decoration-2 underline-offset-4 hover:bg-crimson-tint"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}

const labels: Readonly<Record<(typeof consents)[number], ReactNode>> = {
  hasAcceptedPrivacy: (
    <>
      I have read and accept the <Document to={paths.privacyPolicy}>privacy policy</Document> (version{' '}
      {brand.privacyVersion}).
    </>
  ),
  hasAcceptedTerms: (
    <>
      I accept the <Document to={paths.termsOfService}>terms of service</Document> (version {brand.termsVersion}).
    </>
  ),
  isAdult: consentTexts.adult,
};

type Props = {
  field: (name: string) => { name: string; error?: string; onChange: () => unknown };
  errors: Readonly<Record<string, string | undefined>>;
};

/** All three break the same rule: the first shows its message, and each is marked. */
export function Consents({ field, errors }: Props) {
  const first = consents.find((name) => errors[name] !== undefined);
  return (
    <div className="grid rounded-md bg-sunken px-4 py-2">
      {consents.map((name) => {
        const { error, ...rest } = field(name);
        return (
          <Checkbox
            key={name}
            {...rest}
            aria-invalid={error !== undefined}
            error={name === first ? error : undefined}
            label={labels[name]}
          />
        );
      })}
    </div>
  );
}
