import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { paths } from '#rules/paths.ts';
import { FormButtons } from './FormButtons.tsx';
import { texts } from './security-texts.ts';
import { useChangePassword } from './use-change-password.ts';
import { useDisclosure } from './use-disclosure.ts';

function ChangePassword({ onClose }: { onClose: () => void }) {
  const { form, field, isBusy } = useForm(texts.password.failed, useChangePassword(onClose));
  return (
    <form {...form} className="grid gap-4">
      <PasswordField {...field('currentPassword')} label={texts.password.current} autoFocus />
      <PasswordField {...field('newPassword')} label={texts.password.next} isNew />
      <FormButtons action={texts.password.change} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

export function PasswordSection() {
  const { isOpen, close, opener } = useDisclosure();
  return (
    <Section title={texts.password.title} description={texts.password.description}>
      {isOpen ? (
        <ChangePassword onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <Button {...opener} variant="secondary" size="sm">
            {texts.password.change}
          </Button>
          <LinkButton to={paths.authReset} variant="link" size="sm" className="-ml-4">
            {texts.password.forgot}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
