import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';

type Props = { name: string; error?: string; onChange: () => unknown; autoFocus?: boolean };

export function TwoFactorField({ autoFocus = false, ...field }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        {isRecovery ? (
          <TextField
            key="recovery"
            {...field}
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
            hint="One of the codes you saved when you turned two-factor sign-in on. Each works once."
          />
        ) : (
          <TextField
            key="app"
            {...field}
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            hint="6 digits, new every 30 seconds."
          />
        )}
      </div>
      <Button
        variant="link"
        size="sm"
        className="-ml-4"
        onClick={() => {
          field.onChange();
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Use the authenticator app instead' : 'Use a recovery code instead'}
      </Button>
    </div>
  );
}
