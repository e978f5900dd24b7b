import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import type { PaidPlan } from '#rules/entitlements.ts';
import { nairaText, plans } from '#rules/plans.ts';
import { type PrepaidTerm, prepaidKobo, prepaidMessages, prepaidTerms } from '#rules/prepaid.ts';
import { type PricingViewer, planOf, signIn } from './offers.ts';
import { onceBeside, texts } from './texts.ts';

const offered = (Object.keys(plans) as PaidPlan[]).map((value) => ({ value, label: plans[value].name }));
const terms = (Object.keys(prepaidTerms) as PrepaidTerm[]).map((value) => ({
  value,
  label: texts.onceDays(prepaidTerms[value].days),
}));

type Props = {
  isSignedIn: boolean;
  viewer: Pick<PricingViewer, 'plan'> | null;
  /** Plans cannot be paid once on this installation. */
  isOff: boolean;
  isBusy: boolean;
  onPay: (plan: PaidPlan, term: PrepaidTerm) => void;
};

/** A plan for some days, by transfer, USSD or wallet. */
export function PayOnce({ isSignedIn, viewer, isOff, isBusy, onPay }: Props) {
  const [plan, setPlan] = useState<PaidPlan>('gold');
  const [term, setTerm] = useState<PrepaidTerm>('month');
  const { days } = prepaidTerms[term];
  const subscription = viewer?.plan.subscription;
  const renewing = subscription && !subscription.isCancelled ? plans[planOf(subscription.plan)].name : null;
  return (
    <section
      aria-labelledby="once"
      className="grid gap-6 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6 lg:grid-cols-2 lg:gap-10"
    >
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <h2 id="once" className="text-2xl">
            {texts.once}
          </h2>
          <p className="text-ink-soft">{texts.onceLead}</p>
        </div>
        <ChoiceGroup legend={texts.oncePlan} options={offered} value={plan} onChange={setPlan} />
        <ChoiceGroup legend={texts.onceTerm} options={terms} value={term} onChange={setTerm} />
      </div>
      <div className="grid content-start gap-3 rounded-lg bg-sunken p-5">
        <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
          <span className="font-extrabold text-3xl tabular-nums tracking-tight">
            {nairaText(prepaidKobo(plan, term))}
          </span>
          <span className="text-sm">{texts.onceFor(days, plans[plan].name)}</span>
        </p>
        <p className="text-sm">{onceBeside(plan, term)}</p>
        <Pay
          label={texts.oncePay(prepaidKobo(plan, term))}
          isLink={!isSignedIn && !isOff}
          isDisabled={isOff || renewing !== null}
          isBusy={isBusy}
          onPress={() => onPay(plan, term)}
        />
        <Terms>{isOff ? prepaidMessages.off : renewing === null ? texts.onceBegins : texts.onceRenews(renewing)}</Terms>
        {!isOff && renewing === null && <Terms>{texts.onceSent}</Terms>}
      </div>
    </section>
  );
}

type PayProps = { label: string; isLink: boolean; isDisabled: boolean; isBusy: boolean; onPress: () => void };

function Pay({ label, isLink, isDisabled, isBusy, onPress }: PayProps) {
  if (isLink) return <LinkButton to={signIn}>{label}</LinkButton>;
  return (
    <Button disabled={isDisabled} loading={isBusy} onClick={onPress}>
      {label}
    </Button>
  );
}

const Terms = ({ children }: { children: ReactNode }) => <p className="text-ink-soft text-xs">{children}</p>;
