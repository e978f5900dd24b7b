import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'error' | 'onChange' | 'autoFocus'>;

/** Digits that nobody beside one reads, and that no browser offers to keep. */
export function PinField(props: Props) {
  return (
    <TextField
      {...props}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={limits.checkIns.pinDigits}
      className="max-w-40 tracking-[0.5em]"
    />
  );
}
