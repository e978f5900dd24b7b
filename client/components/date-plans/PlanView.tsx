import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CalendarIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { ShieldIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { calendarFile } from '#rules/calendar.ts';
import { isPrivatePlace } from '#rules/date-plans.ts';
import { paths } from '#rules/paths.ts';
import { useDateToReviewQuery } from './date-plans.generated.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { planTime, type ShownPlan } from './shown-plan.ts';
import { texts } from './texts.ts';
import type { useDatePlan } from './use-date-plan.ts';

type Props = {
  matchId: string;
  plan: ShownPlan;
  name: string;
  acting: Pick<ReturnType<typeof useDatePlan>, 'act' | 'busyWith'>;
  /** Null: they may answer, but not propose. */
  onAnother: (() => void) | null;
  onChange: () => void;
};

/** A plan and what its reader may do with it. */
export function PlanView({ matchId, plan, name, acting: { act, busyWith }, onAnother, onChange }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { state, isProposedByViewer } = plan;
  const isOpen = state === 'PROPOSED' || state === 'COUNTERED';
  const isTheirs = isOpen && !isProposedByViewer;
  const isAgreed = state === 'ACCEPTED';
  return (
    <div className="grid gap-5">
      <p className="font-semibold">{texts.state(plan, name)}</p>
      <dl className="grid gap-4 rounded-lg bg-sunken p-4">
        <Line icon={<CalendarIcon />} label={texts.time}>
          {planTime(plan.startsAt)} <span className="font-normal text-ink-soft text-sm">{texts.lagosTime}</span>
        </Line>
        <Line icon={<PinIcon />} label={texts.where}>
          {plan.placeName}
          <span className="block font-normal text-ink-soft text-sm">
            {plan.dateIdea ? texts.inGuide : texts.notInGuide}
          </span>
        </Line>
      </dl>
      {(isOpen || isAgreed) && plan.dateIdea === null && isPrivatePlace(plan.placeName) && (
        <p className="flex gap-2 font-semibold text-gold text-sm">
          <WarningIcon className="mt-[0.2em] shrink-0" />
          {texts.publicPlace}
        </p>
      )}
      {isOpen && isProposedByViewer && <p className="text-ink-soft text-sm">{texts.waiting(name)}</p>}
      {isAgreed && (
        <p className="flex gap-2 text-sm">
          <ShieldIcon className="mt-[0.2em] shrink-0 text-leaf" />
          <span>
            {texts.care}{' '}
            <Link to={`${paths.safeWay}?match=${matchId}`} className="font-semibold text-crimson-ink underline">
              {texts.safeWay}
            </Link>
          </span>
        </p>
      )}
      {isTheirs && <p className="text-ink-soft text-sm">{texts.mayShare(name)}</p>}
      {isTheirs && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            loading={busyWith === 'decline'}
            onClick={() => void act(plan, 'decline')}
            className="flex-1"
          >
            {texts.decline}
          </Button>
          <Button loading={busyWith === 'accept'} onClick={() => void act(plan, 'accept')} className="flex-1">
            {texts.accept}
          </Button>
        </div>
      )}
      {isAgreed && <Keeping plan={plan} />}
      {(isOpen || isAgreed) && (
        <div className="flex flex-wrap gap-3">
          <Button variant={isTheirs ? 'ghost' : 'secondary'} onClick={onChange} className="flex-1">
            {texts.change}
          </Button>
          {!isTheirs && (
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)} className="flex-1">
              {isAgreed ? texts.cancel : texts.takeBack}
            </Button>
          )}
        </div>
      )}
      {plan.isReviewWanted ? <ReviewForm planId={plan.id} name={name} /> : <LastDate matchId={matchId} name={name} />}
      {!isOpen && !isAgreed && onAnother && (
        <Button variant={plan.isReviewWanted ? 'secondary' : 'primary'} onClick={onAnother}>
          {texts.another}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.cancelTitle}
        description={texts.cancelBody(name)}
        keep={texts.keep}
        confirm={isAgreed ? texts.cancel : texts.takeBack}
        isBusy={busyWith === 'cancel'}
        onKeep={() => setAsking(false)}
        onConfirm={() => void act(plan, 'cancel').then(() => setAsking(false))}
      />
    </div>
  );
}

/** Another date is planned already: the question about the last one stands below it. */
function LastDate({ matchId, name }: { matchId: string; name: string }) {
  const { data } = useDateToReviewQuery({ variables: { matchId }, fetchPolicy: 'cache-and-network' });
  const last = data?.viewer?.match?.dateToReview;
  if (!last) return null;
  return (
    <section aria-label={texts.review.last(name)} className="grid gap-5 border-t border-line pt-5">
      <h3 className="text-lg">{texts.review.last(name)}</h3>
      <p className="text-ink-soft text-sm">{last.placeName}</p>
      <ReviewForm planId={last.id} name={name} />
    </section>
  );
}

function Line({ icon, label, children }: { icon: React.ReactNode; label: string; children: React.ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="sr-only">{label}</dt>
      <dd className="font-bold">
        <span className="absolute top-0.5 left-0 text-crimson-ink text-xl">{icon}</span>
        {children}
      </dd>
    </div>
  );
}

/** The calendar's file is made here: it needs no address that others could open. */
function Keeping({ plan }: { plan: ShownPlan }) {
  const { id, version, placeName, startsAt, changedAt } = plan;
  function download(): void {
    const times = { startsAt: new Date(startsAt), changedAt: new Date(changedAt) };
    const text = calendarFile({ id, version, placeName, ...times });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    Object.assign(document.createElement('a'), { href: address, download: 'date.ics' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
  const query = encodeURIComponent(`${placeName}, Nigeria`);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={download} className="flex-1">
        {texts.calendar}
      </Button>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-11 flex-1 items-center justify-center rounded-full px-4 font-semibold text-crimson-ink hover:underline"
      >
        {texts.map}
      </a>
    </div>
  );
}
