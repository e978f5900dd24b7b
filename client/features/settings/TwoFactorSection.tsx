import type { FragmentType } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { texts } from './security-texts.ts';
import { type TwoFactorSection_ViewerFragment, TwoFactorSection_ViewerFragmentDoc } from './settings.generated.ts';
import { ConfirmForm, ProofForm, StartForm } from './TwoFactorForms.tsx';
import { type Secret, useDisableTwoFactor, useReplaceRecoveryCodes } from './use-two-factor.ts';

const words = texts.twoFactor;
const few = 3;

type Step =
  | { at: 'rest' | 'start' | 'replace' | 'disable' }
  | { at: 'confirm'; secret: Secret }
  | { at: 'codes'; codes: readonly string[] };

function Steps({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = useRef<HTMLDivElement>(null);
  const wasAway = useRef(false);
  const leave = () => setStep({ at: 'rest' });
  const showCodes = (codes: readonly string[]) => setStep({ at: 'codes', codes });
  const replace = useReplaceRecoveryCodes(showCodes);
  const disable = useDisableTwoFactor(leave);

  // Returns the focus to the buttons after a step.
  useEffect(() => {
    if (step.at === 'rest' && wasAway.current) rest.current?.querySelector('button')?.focus();
    wasAway.current = step.at !== 'rest';
  }, [step]);

  switch (step.at) {
    case 'start':
      return <StartForm onSecret={(secret) => setStep({ at: 'confirm', secret })} onCancel={leave} />;
    case 'confirm':
      return <ConfirmForm secret={step.secret} onCodes={showCodes} onCancel={leave} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onSaved={leave} />;
    case 'replace':
      return <ProofForm key="replace" action={words.replaceAction} send={replace} onCancel={leave} />;
    case 'disable':
      return <ProofForm key="disable" action={words.disableAction} isDanger send={disable} onCancel={leave} />;
    default:
      return (
        <div ref={rest} className="flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'replace' })}>
                {words.replace}
              </Button>
              <Button variant="danger" size="sm" onClick={() => setStep({ at: 'disable' })}>
                {words.disable}
              </Button>
            </>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'start' })}>
              {words.start}
            </Button>
          )}
        </div>
      );
  }
}

export function TwoFactorSection({ viewer }: { viewer: FragmentType<TwoFactorSection_ViewerFragment> }) {
  const data = useFragmentData(TwoFactorSection_ViewerFragmentDoc, viewer);
  if (data === null) return null;
  const { isEnabled, recoveryCodesLeft } = data.twoFactor;
  return (
    <Section title={words.title} description={words.description}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={isEnabled ? 'leaf' : 'plain'} icon={isEnabled && <ShieldIcon />}>
          {isEnabled ? words.on : words.off}
        </Badge>
        {isEnabled && words.left(recoveryCodesLeft)}
      </p>
      {isEnabled && recoveryCodesLeft < few && (
        <p className="rounded-md bg-gold-tint px-4 py-3 text-sm">{words.fewLeft}</p>
      )}
      <Steps isOn={isEnabled} />
    </Section>
  );
}
