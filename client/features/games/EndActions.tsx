import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Again } from './Play.tsx';
import { texts } from './texts.ts';

export function EndActions({
  again,
  isBeginning,
  label = texts.playAgain,
  children,
}: Again & {
  label?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button loading={isBeginning} onClick={again}>
        {label}
      </Button>
      {children}
    </div>
  );
}
