import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { texts } from './messages.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** What a paid plan would allow. */
export function UpgradeDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.upgradeTitle} description={texts.upgradeBody}>
      <ul className="grid gap-2">
        {texts.upgradePerks.map((perk) => (
          <li key={perk} className="flex items-center gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-tint text-gold">
              <CheckIcon />
            </span>
            {perk}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        {texts.close}
      </Button>
    </Dialog>
  );
}
