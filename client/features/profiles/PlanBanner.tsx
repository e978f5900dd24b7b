import { cx } from '#client/ui/cx.ts';
import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { lagosDay } from '#rules/age.ts';
import { paths } from '#rules/paths.ts';
import type { ProfilePageQuery } from './profile-page.generated.ts';

type Plan = NonNullable<ProfilePageQuery['viewer']>['plan'];

const names: Readonly<Record<NonNullable<Plan['name']>, string>> = { GOLD: 'Gold', DIAMOND: 'Diamond', SOUL: 'Soul' };
const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (at: string) => day.format(new Date(lagosDay(new Date(at))));

function nextOf({ name, endsAt, subscription }: Plan): string {
  if (subscription?.graceEndsAt) return `: the last payment failed. Open until ${dayOf(subscription.graceEndsAt)}`;
  if (endsAt !== null) return ` until ${dayOf(endsAt)}`;
  return subscription?.plan === name ? `, next payment on ${dayOf(subscription.currentPeriodEndsAt)}` : '';
}

export function PlanBanner({ plan }: { plan: Plan }) {
  if (plan.name === null) return null;
  const isPastDue = plan.subscription?.state === 'PAST_DUE';
  return (
    <section
      aria-label="Your plan"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-3 rounded-lg px-4 py-4 sm:gap-x-4 sm:px-5 shadow-low',
        isPastDue ? 'bg-danger-tint text-danger' : 'bg-gold-tint text-gold',
      )}
    >
      {isPastDue ? <WarningIcon className="shrink-0 text-3xl" /> : <CrownIcon className="shrink-0 text-3xl" />}
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-bold">{plan.trialEndsAt !== null ? 'Free Trial Active' : 'Premium Active'}</p>
        <p className="text-sm">
          {names[plan.name]}
          {nextOf(plan)}
        </p>
      </div>
      <LinkButton to={paths.pricing} variant="secondary" size="sm">
        Your Plan
      </LinkButton>
    </section>
  );
}
