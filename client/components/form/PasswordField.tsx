import { type ComponentProps, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { EyeIcon, EyeOffIcon } from '#client/ui/eye-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { passwordStrength } from './password-strength.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'end' | 'value'> & {
  label?: string;
  isNew?: boolean;
};

const fills = ['bg-danger', 'bg-danger', 'bg-gold', 'bg-leaf', 'bg-leaf'] as const;

function Strength({ password }: { password: string }) {
  const { level, word } = passwordStrength(password);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="grid w-32 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx('h-1.5 rounded-full', step <= level ? fills[level] : 'bg-line')} />
        ))}
      </span>
      <span aria-live="polite">{password === '' ? `At least ${limits.text.password.min} characters` : word}</span>
    </span>
  );
}

export function PasswordField({ label = 'Password', isNew = false, onChange, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <TextField
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isNew && <Strength password={password} />}
      onChange={(event) => {
        setPassword(event.target.value);
        onChange?.(event);
      }}
      end={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!isShown)}
          className="text-ink-soft"
        />
      }
    />
  );
}
