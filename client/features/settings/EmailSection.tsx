import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { ResendVerification } from '#client/components/form/ResendVerification.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { FormButtons } from './FormButtons.tsx';
import { texts } from './security-texts.ts';
import { type EmailSection_ViewerFragment, EmailSection_ViewerFragmentDoc } from './settings.generated.ts';
import { useChangeEmail } from './use-change-email.ts';
import { useDisclosure } from './use-disclosure.ts';

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { form, field, isBusy } = useForm(texts.email.failed, useChangeEmail(onClose));
  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...field('newEmail')}
        label={texts.email.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField {...field('password')} label={texts.email.password} />
      <FormButtons action={texts.email.action} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

export function EmailSection({ viewer }: { viewer: FragmentType<EmailSection_ViewerFragment> }) {
  const data = useFragmentData(EmailSection_ViewerFragmentDoc, viewer);
  const { isOpen, close, opener } = useDisclosure();
  if (data === null) return null;
  const { email, isEmailVerified, pendingEmail } = data;
  return (
    <Section title={texts.email.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{email}</span>
        {isEmailVerified && (
          <Badge tone="leaf" icon={<CheckIcon />}>
            {texts.email.verified}
          </Badge>
        )}
      </p>
      {(pendingEmail !== null || !isEmailVerified) && (
        <div className="grid justify-items-start gap-3 rounded-md bg-gold-tint px-4 py-3">
          <p className="text-sm">
            {pendingEmail === null ? (
              <>
                <strong className="block">{texts.email.confirm}</strong>
                {texts.email.confirmLead}
              </>
            ) : (
              texts.email.pending(pendingEmail)
            )}
          </p>
          <ResendVerification />
        </div>
      )}
      {isOpen ? (
        <ChangeEmail onClose={close} />
      ) : (
        <Button {...opener} variant="secondary" size="sm" className="justify-self-start">
          {texts.email.change}
        </Button>
      )}
    </Section>
  );
}
