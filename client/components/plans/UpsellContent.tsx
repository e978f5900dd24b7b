import { Button } from '#client/ui/Button.tsx';
import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { ModalDialog } from '#client/ui/ModalDialog.tsx';
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { useUpsellTrialQuery } from './Upsell.generated.ts';
import { type UpsellTopic, upsells, upsellTexts } from './upsell-texts.ts';

export type UpsellProps = { topic: UpsellTopic; open: boolean; onOpenChange: (open: boolean) => void };

export function UpsellContent({ topic, open, onOpenChange }: UpsellProps) {
  const { title, body, perks } = upsells[topic];
  // As the checkout will see it: since the last query an address may have been confirmed, or a trial begun.
  const { data } = useUpsellTrialQuery({ skip: !open, fetchPolicy: 'cache-and-network' });
  const trial = data?.viewer?.trial;
  return (
    <ModalDialog open={open} onOpenChange={onOpenChange} title={title} description={body}>
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
          {trial ? upsellTexts.trial[trial](brand.claims.trialDays) : upsellTexts.unknown}
        </p>
      </div>
      <div className="grid gap-3">
        <LinkButton to={paths.pricing} onClick={() => onOpenChange(false)}>
          {upsellTexts.plans}
        </LinkButton>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {upsellTexts.close}
        </Button>
      </div>
    </ModalDialog>
  );
}
