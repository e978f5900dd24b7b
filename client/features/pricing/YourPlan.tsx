import { cardTermsHere } from '#client/lib/card-terms.ts';
import { dayText } from '#client/lib/lagos-time.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { WarningIcon } from '#client/ui/icons.tsx';
import { nairaText, plans } from '#rules/plans.ts';
import { hasPortal, type PlanId, type PricingViewer, planOf, type Subscription } from './offers.ts';
import { Payments } from './Payments.tsx';
import { PrepaidPlans } from './PrepaidPlans.tsx';
import { pastDueBody, texts } from './texts.ts';

type Props = { viewer: PricingViewer; isBusy: boolean; isOff: boolean; onManage: () => void };

export function YourPlan({ viewer, isBusy, isOff, onManage }: Props) {
  const { plan, payments, prepaidPlans } = viewer;
  const { subscription } = plan;
  const terms = cardTermsHere();
  const canManage = hasPortal(viewer, terms);
  if (plan.name === null && payments.length === 0 && !canManage) return null;
  const isPastDue = subscription?.state === 'PAST_DUE';
  return (
    <section
      aria-labelledby="your-plan"
      className={cx(
        'grid gap-5 rounded-xl border bg-surface p-5 shadow-low sm:p-6',
        isPastDue ? 'border-danger' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="your-plan" className="flex flex-wrap items-center gap-3 text-xl">
          {texts.yourPlan}
          {subscription && <State subscription={subscription} />}
        </h2>
        {canManage && (
          <Button
            variant={isPastDue && terms.isRetried ? 'primary' : 'secondary'}
            size="sm"
            loading={isBusy}
            disabled={isOff}
            onClick={onManage}
          >
            {texts.manage}
          </Button>
        )}
      </div>
      {subscription ? (
        <Paid
          subscription={subscription}
          shown={prepaidPlans.some((held) => held.plan === plan.name) ? null : plan.name}
        />
      ) : (
        <Granted plan={plan} />
      )}
      {prepaidPlans.length > 0 && <PrepaidPlans held={prepaidPlans} now={new Date()} />}
      {payments.length > 0 && <Payments payments={payments} />}
    </section>
  );
}

function State({ subscription: { state, isCancelled } }: { subscription: Subscription }) {
  if (state === 'PAST_DUE')
    return (
      <Badge icon={<WarningIcon />} className="!bg-danger-tint !text-danger">
        {texts.pastDue}
      </Badge>
    );
  if (isCancelled) return <Badge>{texts.ending}</Badge>;
  return <Badge tone="leaf">{state === 'TRIALING' ? texts.trialing : texts.active}</Badge>;
}

function Paid({ subscription, shown }: { subscription: Subscription; shown: PlanId | null }) {
  const { plan, state, currentPeriodEndsAt, isCancelled, graceEndsAt, nextPayment } = subscription;
  const { name, koboAMonth } = plans[planOf(plan)];
  const day = <time dateTime={currentPeriodEndsAt}>{dayText(currentPeriodEndsAt)}</time>;
  return (
    <>
      {state === 'PAST_DUE' && (
        <div role="alert" className="flex gap-3 rounded-md bg-danger-tint p-4 text-danger">
          <WarningIcon className="mt-0.5 shrink-0 text-2xl" />
          <p>
            <strong className="block">{texts.pastDueTitle}</strong>
            {graceEndsAt !== null && pastDueBody(name, dayText(graceEndsAt), cardTermsHere())}
          </p>
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[repeat(3,auto)] sm:justify-start">
        <Fact term={name}>
          {nairaText(koboAMonth)} {texts.aMonth}
        </Fact>
        {isCancelled ? (
          <Fact term={texts.endsOn}>{day}</Fact>
        ) : (
          state !== 'PAST_DUE' && (
            <>
              {state === 'TRIALING' && <Fact term={texts.trialEnds}>{day}</Fact>}
              {nextPayment && (
                <Fact term={texts.nextPayment}>
                  {nairaText(nextPayment.amountMinor)}, {day}
                </Fact>
              )}
            </>
          )
        )}
      </dl>
      {isCancelled && <p className="text-sm text-ink-soft">{texts.endsBody}</p>}
      {shown !== null && shown !== plan && (
        <p className="text-sm text-ink-soft">{texts.besides(plans[planOf(shown)].name)}</p>
      )}
    </>
  );
}

/** A plan without payment: from the beta, or given by the team. */
function Granted({ plan }: Pick<PricingViewer, 'plan'>) {
  if (plan.name === null) return null;
  const { name } = plans[planOf(plan.name)];
  if (plan.endsAt === null) return <p>{texts.grantedForGood(name)}</p>;
  return (
    <p>
      {texts.granted(name, dayText(plan.endsAt))} <span className="text-ink-soft">{texts.grantedBody}</span>
    </p>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
