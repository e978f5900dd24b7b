import { cx } from '#client/ui/cx.ts';

/** The progress of the setup: "Step 2 of 4" and a bar for each step. `step` counts from 0. */
export function SetupProgress({ step, count }: { step: number; count: number }) {
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">
        Step {step + 1} of {count}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
            key={index}
            className={cx('h-1.5 flex-1 rounded-full transition-colors', index <= step ? 'bg-crimson' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
