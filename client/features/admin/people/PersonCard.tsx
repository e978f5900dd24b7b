import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Link } from '#client/ui/Link.tsx';
import { adminPath } from '#rules/paths.ts';
import { Card, Facts, Words } from '../Card.tsx';
import { dayText, whenText } from '../dates.ts';
import { PhotoStrip } from '../PhotoStrip.tsx';
import { GrantPlan } from './GrantPlan.tsx';
import { LiftRemoval } from './LiftRemoval.tsx';
import { type PersonCard_UserFragment, PersonCard_UserFragmentDoc } from './people.generated.ts';
import { planNames } from './plan-names.ts';
import { SuspendPerson, WarnPerson } from './Sanctions.tsx';
import { texts } from './texts.ts';

export function planText({ name, endsAt, trialEndsAt, subscription }: PersonCard_UserFragment['plan']): string {
  if (name === null) return texts.free;
  const label = labelOf(planNames, name);
  const plan = trialEndsAt === null ? label : texts.trial(label);
  if (endsAt !== null) return texts.until(plan, dayText(endsAt));
  return subscription?.plan === name ? texts.renews(plan, dayText(subscription.currentPeriodEndsAt)) : plan;
}

export function PersonCard({ user }: { user: FragmentType<PersonCard_UserFragment> }) {
  const data = useFragmentData(PersonCard_UserFragmentDoc, user);
  if (data === null) return null;
  const { id, fullName, email, roles, plan, isVerified, suspendedAt, createdAt, openReports, bio, photos } = data;
  const { suspension, warnings, deletionRequestedAt, dateFeelings } = data;
  return (
    <Card>
      <header className="grid gap-2">
        <h2 className="text-lg [overflow-wrap:anywhere]">{fullName}</h2>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{email}</p>
        <p className="flex flex-wrap gap-2">
          {roles.includes('ADMIN') && <Badge tone="plum">{texts.admin}</Badge>}
          {plan.name !== null && <Badge tone="gold">{labelOf(planNames, plan.name)}</Badge>}
          {isVerified && <Badge tone="leaf">{texts.verified}</Badge>}
          {suspendedAt !== null && <Badge tone="crimson">{texts.suspended}</Badge>}
        </p>
      </header>
      <PhotoStrip photos={photos} name={fullName} />
      {bio === null ? <p className="text-ink-soft text-sm">{texts.noBio}</p> : <Words>{bio}</Words>}
      <Facts
        facts={[
          [texts.plan, planText(plan)],
          [texts.joined, whenText(createdAt)],
          [texts.suspended, suspendedAt && whenText(suspendedAt)],
          [texts.suspendedFor, suspension?.reason],
          [texts.pendingDeletion, deletionRequestedAt && whenText(deletionRequestedAt)],
          [texts.warnings, warnings.length > 0 && <Warnings key="warnings" warnings={warnings} name={fullName} />],
          [texts.openReports, openReports > 0 ? <Reports key="reports" count={openReports} /> : '0'],
          [texts.dates, texts.felt(dateFeelings)],
          [texts.id, id],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <GrantPlan id={id} name={fullName} />
        <WarnPerson id={id} name={fullName} />
        <SuspendPerson id={id} name={fullName} isSuspended={suspendedAt !== null} />
      </div>
    </Card>
  );
}

function Warnings({ warnings, name }: Pick<PersonCard_UserFragment, 'warnings'> & { name: string }) {
  return (
    <ul className="grid gap-1">
      {warnings.map(({ id, reason, photoId, createdAt, acknowledgedAt }) => {
        const words = photoId === null ? texts.warning : texts.photoRemoved;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words(reason, whenText(createdAt), acknowledgedAt !== null)}
            {photoId !== null && <LiftRemoval photoId={photoId} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}

function Reports({ count }: { count: number }) {
  return (
    <Link to={adminPath('reports')} className="text-crimson-ink underline underline-offset-4">
      {count}
    </Link>
  );
}
