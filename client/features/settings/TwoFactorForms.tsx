import { Suspense } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { TwoFactorField } from '#client/components/form/TwoFactorField.tsx';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { FieldError } from '#rules/validation.ts';
import { copy } from './copy.ts';
import { FormButtons } from './FormButtons.tsx';
import { texts } from './security-texts.ts';
import { type Secret, useConfirmTwoFactor, useStartTwoFactor } from './use-two-factor.ts';

const words = texts.twoFactor;
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode);

export function StartForm({ onSecret, onCancel }: { onSecret: (secret: Secret) => void; onCancel: () => void }) {
  const { form, field, isBusy } = useForm(words.failed, useStartTwoFactor(onSecret));
  return (
    <form {...form} className="grid gap-4">
      <p className="text-sm">{words.startLead}</p>
      <PasswordField {...field('password')} label={words.password} autoFocus />
      <FormButtons action="Continue" isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

/** In groups of four, which are easier to type. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type ConfirmProps = { secret: Secret; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

/** A code of the app confirms that it has the secret. */
export function ConfirmForm({ secret, onCodes, onCancel }: ConfirmProps) {
  const { form, field, isBusy } = useForm(words.failed, useConfirmTwoFactor(onCodes));
  return (
    <form {...form} className="grid gap-4">
      <p className="text-sm">{words.scan}</p>
      <Suspense fallback={<Skeleton className="size-56" />}>
        <QrCode text={secret.otpauthUrl} label="QR code for your authenticator app" />
      </Suspense>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm">{words.type}</p>
        <code className="max-w-full rounded-sm bg-sunken px-3 py-2 text-sm">{inFours(secret.secret)}</code>
        <Button variant="secondary" size="sm" onClick={() => void copy(secret.secret)}>
          {words.copyKey}
        </Button>
      </div>
      <TextField
        {...field('twoFactorCode')}
        label={words.confirm}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <FormButtons action={words.confirmAction} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

type ProofProps = {
  action: string;
  isDanger?: boolean;
  send: (values: Values) => Promise<readonly FieldError[]>;
  onCancel: () => void;
};

export function ProofForm({ action, isDanger, send, onCancel }: ProofProps) {
  const { form, field, isBusy } = useForm(words.failed, send);
  return (
    <form {...form} className="grid gap-4">
      <PasswordField {...field('password')} label={words.password} autoFocus />
      <TwoFactorField {...field('twoFactorCode')} />
      <FormButtons action={action} isBusy={isBusy} isDanger={isDanger} onCancel={onCancel} />
    </form>
  );
}
