import type { ReactNode } from 'react';
import { Loading } from '#client/shell/Loading.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { messages as billing } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { pages } from '#rules/pages.ts';
import { plans } from '#rules/plans.ts';
import { BlockedDialog } from './BlockedDialog.tsx';
import { CoachNote } from './CoachNote.tsx';
import { Comparison } from './Comparison.tsx';
import { planIds } from './offers.ts';
import { PayOnce } from './PayOnce.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Questions } from './Questions.tsx';
import { ReturnNote } from './ReturnNote.tsx';
import { TrialBanner } from './TrialBanner.tsx';
import { texts } from './texts.ts';
import { useBilling } from './use-billing.ts';
import { usePricing } from './use-pricing.ts';
import { YourPlan } from './YourPlan.tsx';

const offered = Object.keys(plans) as PaidPlan[];

export function Component() {
  const { isSignedIn, viewer, mode, onceMode, isUnknown, hasFailed, note, opened, retry } = usePricing();
  const billingTabs = useBilling();
  const isOff = mode === 'OFF';

  return (
    <Page {...pages.pricing} width="wide" ownHeading className="gap-8 sm:gap-14">
      <Hero>{!viewer?.plan.subscription && <TrialBanner viewer={viewer} isUnknown={isUnknown} />}</Hero>
      <ReturnNote note={note} opened={opened} />
      {hasFailed && <Offline onRetry={retry} />}
      {isUnknown ? (
        // The cards depend on the person. General ones would be wrong for some people, and would move when the person is known.
        <Loading says={texts.loading}>
          <Skeleton className="h-160 !rounded-xl" />
        </Loading>
      ) : (
        <>
          {viewer && (
            <YourPlan
              viewer={viewer}
              isOff={isOff}
              isBusy={billingTabs.working === 'manage'}
              onManage={() => billingTabs.open(null, 'switch')}
            />
          )}
          <Plans mode={mode}>
            {offered.map((plan) => (
              <PlanCard
                key={plan}
                plan={plan}
                isSignedIn={isSignedIn}
                viewer={viewer}
                isOff={isOff}
                isBusy={billingTabs.working === planIds[plan]}
                onPress={billingTabs.open}
              />
            ))}
          </Plans>
          <PayOnce
            isSignedIn={isSignedIn}
            viewer={viewer}
            isOff={onceMode === 'OFF'}
            isBusy={billingTabs.working === 'once'}
            onPay={billingTabs.payOnce}
          />
        </>
      )}
      <Comparison />
      <CoachNote />
      <Questions />
      <BlockedDialog blocked={billingTabs.blocked} onClose={billingTabs.dismiss} />
    </Page>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden rounded-xl bg-cloth text-on-cloth">
      <Motif className="absolute inset-0 -z-10 size-full text-cloth-print opacity-60" />
      <div className="grid gap-4 p-4 sm:gap-6 sm:p-8 lg:grid-cols-[1.3fr_1fr] lg:items-center lg:gap-12 lg:p-10">
        <div className="grid gap-2 sm:gap-3">
          <h1 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
            {pages.pricing.title}
          </h1>
          <p className="max-w-xl">{texts.lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

function Plans({ mode, children }: { mode: ReturnType<typeof usePricing>['mode']; children: ReactNode }) {
  return (
    <section aria-labelledby="plans" className="grid gap-6 lg:gap-10">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="plans" className="text-2xl">
          {texts.choose}
        </h2>
        {mode === 'TEST' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone="gold" className="border border-gold tracking-widest">
              {texts.test}
            </Badge>
            {texts.testBody}
          </p>
        )}
        {mode === 'OFF' && <p className="rounded-md bg-sunken px-4 py-3 text-sm">{billing.off}</p>}
      </div>
      <ul className="grid gap-6 lg:grid-cols-3 lg:items-stretch">{children}</ul>
    </section>
  );
}

function Offline({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-danger-tint p-4 text-danger"
    >
      {texts.offline}
      <Button variant="danger" size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
