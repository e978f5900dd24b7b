import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'error' | 'onChange' | 'autoFocus'>;

/** Digits that nobody beside one reads. No password field: a browser would offer to keep them, or fill in the account's. */
export function PinField(props: Props) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={limits.checkIns.pinDigits}
      className="max-w-40 tracking-[0.5em] [-webkit-text-security:disc]"
    />
  );
}
