import type { ReactNode } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { GameType } from '#rules/games.ts';
import type { Result_ResultFragment } from './games.generated.ts';
import { resultText } from './result-text.ts';
import { Screen } from './Screen.tsx';
import { texts } from './texts.ts';

type Props = {
  game: Exclude<GameType, 'memory_match'>;
  best: Result_ResultFragment | null;
  isReturn: boolean;
  isBeginning: boolean;
  onStart: () => void;
  children?: ReactNode;
};

export function StartScreen({ game, best, isReturn, isBeginning, onStart, children }: Props) {
  return (
    <Screen title={texts.howTo} takesFocus={isReturn}>
      {best !== null && (
        <Badge tone="leaf" className="justify-self-start">
          {texts.best(resultText(best))}
        </Badge>
      )}
      <ol className="grid gap-3">
        {texts.steps[game].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-crimson-tint font-bold text-crimson-ink text-sm"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {children}
      <Button size="lg" loading={isBeginning} onClick={onStart} className="sm:justify-self-start">
        {texts.start}
      </Button>
    </Screen>
  );
}
