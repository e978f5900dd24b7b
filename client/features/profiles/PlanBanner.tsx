import { CrownIcon } from '#client/ui/feature-icons.tsx';
import { lagosDay } from '#rules/age.ts';
import type { ProfilePageQuery } from './profiles.generated.ts';

type Plan = NonNullable<NonNullable<ProfilePageQuery['viewer']>['premium']>;

const names: Readonly<Record<Plan['plan'], string>> = { GOLD: 'Gold', DIAMOND: 'Diamond', SOUL: 'Soul' };
const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' });

/** That a plan is in force, which one, and until when. */
export function PlanBanner({ plan }: { plan: Plan }) {
  return (
    <section
      aria-label="Your plan"
      className="flex items-center gap-4 rounded-lg bg-gold-tint px-5 py-4 text-gold shadow-low"
    >
      <CrownIcon className="shrink-0 text-3xl" />
      <div>
        <p className="font-bold">{plan.isTrial ? 'Free Trial Active' : 'Premium Active'}</p>
        <p className="text-sm">
          {names[plan.plan]}
          {plan.endsAt !== null && <> until {day.format(new Date(lagosDay(new Date(plan.endsAt))))}</>}
        </p>
      </div>
    </section>
  );
}
