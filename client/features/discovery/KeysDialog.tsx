import { Dialog } from '#client/ui/Dialog.tsx';
import { texts } from './texts.ts';

const keys = [
  { key: '←', name: 'Left arrow', does: 'Pass' },
  { key: '→', name: 'Right arrow', does: 'Like' },
  { key: '↑', name: 'Up arrow', does: 'Super like' },
  { key: '⌫', name: 'Backspace', does: 'Undo the last pass' },
  { key: '?', name: 'Question mark', does: 'This list' },
] as const;

export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.keysTitle}>
      <dl className="grid gap-3">
        {keys.map(({ key, name, does }) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt className="flex shrink-0 items-center gap-3 text-ink-soft text-sm">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-sm border border-line-strong bg-sunken font-sans font-semibold text-base text-ink"
              >
                {key}
              </span>
              {name}
            </dt>
            <dd className="text-right font-semibold">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
