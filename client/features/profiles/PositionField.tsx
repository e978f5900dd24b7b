import { useState } from 'react';
import { currentPosition } from '#client/lib/geolocation.ts';
import { Button } from '#client/ui/Button.tsx';
import { PinIcon } from '#client/ui/feature-icons.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { Position } from '#rules/distance.ts';
import { texts } from './texts.ts';

type Props = {
  label: string;
  said: string;
  instead: string;
  onPosition: (position: Position) => Promise<void>;
};

/** Requested only by a press of the button. */
export function PositionField({ label, said, instead, onPosition }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      await onPosition(await currentPosition());
    } catch (error) {
      const description = error instanceof Error ? error.message : texts.locationNotSaved;
      setProblem(description);
      toast({ title: texts.locationFailed, description, tone: 'error' });
    } finally {
      setAsking(false);
    }
  };

  return (
    <section aria-labelledby="position-heading" className="grid gap-2">
      <h3 id="position-heading" className="font-semibold text-sm tracking-normal">
        Your position
      </h3>
      <p className="text-ink-soft text-sm">
        It shows who is near. Only an area of about 2.7 km is kept; nobody sees where you are.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" loading={isAsking} onClick={() => void ask()}>
          {!isAsking && <PinIcon className="text-lg" />}
          {label}
        </Button>
        <p role="status" className="flex items-center gap-1.5 font-medium text-leaf text-sm">
          {said !== '' && (
            <>
              <CheckIcon className="shrink-0" />
              {said}
            </>
          )}
        </p>
      </div>
      {problem !== null && (
        <Problem role="alert">
          {problem} {instead}
        </Problem>
      )}
    </section>
  );
}
