import type { ReactNode } from 'react';
import { cardTermsHere } from '#client/lib/card-terms.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { CheckIcon, SparkIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { PaidPlan } from '#rules/entitlements.ts';
import { nairaText, plans } from '#rules/plans.ts';
import {
  discounted,
  hasTrialAhead,
  isYours,
  linesOf,
  type Offer,
  offerOf,
  type PlanId,
  type PricingViewer,
  planIds,
  signIn,
} from './offers.ts';
import { taglines, texts } from './texts.ts';

const looks: Readonly<Record<PaidPlan, { head: string; soft: string; mark: string; icon: ReactNode }>> = {
  gold: { head: 'bg-gold-tint text-gold', soft: '', mark: 'text-gold', icon: <CrownIcon /> },
  diamond: {
    head: 'bg-cloth text-on-cloth',
    soft: 'text-cloth-soft',
    mark: 'text-crimson-ink',
    icon: <Motif kind="flower" className="size-[1em]" />,
  },
  soul: { head: 'bg-plum-tint text-plum', soft: '', mark: 'text-plum', icon: <SparkIcon /> },
};

type Props = {
  plan: PaidPlan;
  isSignedIn: boolean;
  viewer: PricingViewer | null;
  /** Plans cannot be bought on this installation. */
  isOff: boolean;
  isBusy: boolean;
  onPress: (plan: PlanId, offer: Offer) => void;
};

export function PlanCard({ plan, isSignedIn, viewer, isOff, isBusy, onPress }: Props) {
  const { name, koboAMonth, isMostPopular } = plans[plan];
  const { head, soft, mark, icon } = looks[plan];
  const offer = offerOf(plan, viewer, cardTermsHere());
  const variant = isMostPopular ? 'primary' : 'secondary';
  const labels = {
    current: texts.current,
    switch: texts.switchTo(name),
    later: texts.subscribe(name),
    subscribe: texts.subscribe(name),
  };
  return (
    <li
      className={cx(
        'flex flex-col overflow-hidden rounded-xl border bg-surface',
        isMostPopular ? 'border-cloth shadow-high ring-2 ring-crimson lg:-my-4' : 'border-line shadow-low',
      )}
    >
      <div className={cx('relative isolate grid gap-4 p-6', isMostPopular && 'lg:pt-10', head)}>
        {isMostPopular && <Motif className="absolute inset-0 -z-10 size-full text-cloth-print opacity-60" />}
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3 className="flex items-center gap-2 text-xl">
            {icon}
            {name}
          </h3>
          <span className="flex flex-wrap gap-1.5">
            {isMostPopular && <Badge className="!bg-cloth-gold !text-cloth">{texts.mostPopular}</Badge>}
            {isYours(plan, viewer) && (
              <Badge tone="leaf" icon={<CheckIcon strokeWidth="3" />}>
                {texts.yourPlan}
              </Badge>
            )}
          </span>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-extrabold tracking-tight tabular-nums">{nairaText(koboAMonth)}</span>
          <span className={cx('text-sm', soft)}>{texts.aMonth}</span>
        </p>
        <p className={cx('text-sm', soft)}>{taglines[plan]}</p>
      </div>
      <div className={cx('flex grow flex-col gap-5 p-6', isMostPopular && 'lg:pb-10')}>
        <div className="grid gap-2">
          {isSignedIn || isOff ? (
            <Button
              variant={variant}
              disabled={isOff || offer === 'current' || offer === 'later'}
              loading={isBusy}
              onClick={() => onPress(planIds[plan], offer)}
              className="w-full"
            >
              {labels[offer]}
            </Button>
          ) : (
            // A link, which works before the script is loaded.
            <LinkButton
              to={signIn}
              variant={variant}
              onClick={() => toast({ title: texts.authTitle, description: texts.authBody, tone: 'info' })}
              className="w-full"
            >
              {labels[offer]}
            </LinkButton>
          )}
          {!isOff && <Terms offer={offer} kobo={koboAMonth} viewer={viewer} />}
        </div>
        <ul className="grid gap-2.5">
          {linesOf(plan).map(({ words, such }) => (
            <li key={words} className="flex gap-2.5">
              <CheckIcon className={cx('mt-1 shrink-0', mark)} strokeWidth="3" />
              <div>
                {words}
                {such.length > 0 && (
                  <ul className="list-disc pl-5 text-ink-soft text-sm">
                    {such.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Terms({ offer, kobo, viewer }: { offer: Offer; kobo: number; viewer: PricingViewer | null }) {
  const style = 'text-xs text-ink-soft';
  if (offer === 'current') return null;
  if (offer === 'switch') return <p className={style}>{texts.termsSwitch}</p>;
  if (offer === 'later') return <p className={style}>{texts.termsLater}</p>;
  const discount = viewer?.launchDiscount;
  return (
    <p className={style}>
      {hasTrialAhead(viewer, cardTermsHere())
        ? texts.termsTrial(kobo)
        : texts.termsPaid(discount ? discounted(kobo, discount.percentOff) : kobo)}
      {discount && (
        <span className="block font-semibold text-gold">
          {texts.discount(discount.percentOff, discount.months)}:{' '}
          {texts.discounted(discounted(kobo, discount.percentOff))}
        </span>
      )}
    </p>
  );
}
