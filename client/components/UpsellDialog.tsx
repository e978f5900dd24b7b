import { brand } from '#rules/brand.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { CrownIcon } from '../ui/feature-icons.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { type UpsellTopic, upsells, upsellTexts } from './upsell-texts.ts';

type Props = { topic: UpsellTopic; open: boolean; onOpenChange: (open: boolean) => void };

/** What a paid plan would allow, shown to somebody who reached for it. */
export function UpsellDialog({ topic, open, onOpenChange }: Props) {
  const { title, body, perks } = upsells[topic];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={body}>
      <ul className="grid gap-2">
        {perks.map((perk) => (
          <li key={perk} className="flex items-center gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-tint text-gold">
              <CheckIcon />
            </span>
            {perk}
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-3 rounded-md bg-gold-tint p-4">
        <CrownIcon className="mt-0.5 shrink-0 text-2xl text-gold" />
        <p className="text-sm">
          <strong className="block text-base">{upsellTexts.price}</strong>
          {upsellTexts.trial(brand.claims.trialDays)} {upsellTexts.soon}
        </p>
      </div>
      {/* The way to the plans stands here once there is a page for it. */}
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        {upsellTexts.close}
      </Button>
    </Dialog>
  );
}
