import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Button } from '#client/ui/Button.tsx';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { useSafeWayPageQuery } from './check-ins.generated.ts';
import { FriendsSection } from './FriendsSection.tsx';
import { PinsSection } from './PinsSection.tsx';
import { RunningSection } from './RunningSection.tsx';
import { StartSection } from './StartSection.tsx';
import { texts } from './texts.ts';

/** After the moment of an alarm, so that the server has raised it. */
const LATER_MS = 5_000;

function useSafeWay() {
  const matchId = useSearchParams()[0].get('match') ?? '';
  const variables = { matchId, hasMatch: matchId !== '' };
  const { data, error, refetch } = useSafeWayPageQuery({ variables, ...shownAtOnce });
  const checkIn = data?.viewer?.currentCheckIn;
  const alarmAt = checkIn?.state === 'ARMED' ? checkIn.alarmAt : null;
  useEffect(() => {
    if (alarmAt === null) return;
    const left = Date.parse(alarmAt) - Date.now() + LATER_MS;
    // A timer counts to 2^31 ms at most.
    if (left > 86_400_000) return;
    const timer = setTimeout(() => void refetch().catch(() => {}), Math.max(left, LATER_MS));
    return () => clearTimeout(timer);
  }, [alarmAt, refetch]);
  return { viewer: data?.viewer, error, retry: () => void refetch().catch(() => {}) };
}

export function Component() {
  const { viewer, error, retry } = useSafeWay();
  const checkIn = viewer?.currentCheckIn;
  const { datePlan, profile } = viewer?.match ?? {};
  const [isAllShown, setAllShown] = useState(false);
  const isFree = !checkIn || checkIn.state === 'SAFE';
  // While one runs, and on the screen after it, nothing tells whoever looks over a shoulder that there is a second PIN.
  const isOpen = !checkIn || (isFree && isAllShown);
  return (
    <Page {...pages.safeWay} className="gap-5">
      {isOpen && (
        <p className="flex gap-3">
          <ShieldIcon className="mt-[0.2em] shrink-0 text-leaf text-xl" />
          <span>{texts.lead}</span>
        </p>
      )}
      {viewer ? (
        <>
          {checkIn && <RunningSection checkIn={checkIn} />}
          {isFree && datePlan?.state === 'ACCEPTED' && (
            <StartSection viewer={viewer} plan={datePlan} name={profile?.fullName ?? ''} />
          )}
          {isFree && !isOpen && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAllShown(true)}>
              {texts.rest}
            </Button>
          )}
          {isOpen && (
            <>
              <FriendsSection friends={viewer.trustedFriends} />
              <PinsSection hasPins={viewer.hasCheckInPins} />
            </>
          )}
        </>
      ) : error ? (
        <LoadFailed title={texts.loadFailed} onRetry={retry} />
      ) : (
        [0, 1].map((place) => <Skeleton key={place} className="h-40 rounded-lg" />)
      )}
      <p className="text-ink-soft text-sm">
        {texts.nobody}{' '}
        <a href={`tel:${texts.emergency}`} className="font-semibold text-crimson-ink underline">
          {texts.emergency}
        </a>
      </p>
    </Page>
  );
}
