import type { ReactNode } from 'react';
import { TwoFactorField } from '#client/components/form/TwoFactorField.tsx';
import type { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';

type Props = Pick<ReturnType<typeof useForm>, 'form' | 'field' | 'isBusy'> & {
  needsCode: boolean;
  onBack: () => void;
  action: string;
  extra?: ReactNode;
  children: ReactNode;
};

/** A form in two steps: its own fields, replaced by the second factor once the server asks for it. */
export function TwoStepForm({ form, field, isBusy, needsCode, onBack, action, extra, children }: Props) {
  return (
    // What is submitted before the page's code is there must not stand in the address.
    <form {...form} method="post" className="grid gap-5">
      {/* Only hidden during the second step: the typed values are sent again with the code. */}
      <div className="grid gap-5" hidden={needsCode}>
        {children}
      </div>
      {needsCode && <TwoFactorField {...field('twoFactorCode')} autoFocus />}
      {extra}
      <Button type="submit" size="lg" loading={isBusy}>
        {action}
      </Button>
      {needsCode && (
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      )}
    </form>
  );
}
