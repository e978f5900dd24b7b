import type { FragmentType } from '@apollo/client';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { titled } from '#client/lib/titled.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { BoltIcon } from '#client/ui/feature-icons.tsx';
import { toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { messages as rules } from '#rules/profiles.ts';
import { countdown } from './countdown.ts';
import { FoldingCard } from './FoldingCard.tsx';
import { type BoostCard_ViewerFragment, BoostCard_ViewerFragmentDoc } from './perks.generated.ts';
import { useBoost } from './use-boost.ts';
import { useFocusAfter } from './use-focus-after.ts';

export function BoostCard({ viewer }: { viewer: FragmentType<BoostCard_ViewerFragment> }) {
  const navigate = useNavigate();
  const toPlans = () => void navigate(paths.pricing);
  const data = useFragmentData(BoostCard_ViewerFragmentDoc, viewer);
  const [isAsking, setAsking] = useState(false);
  const boost = useBoost(data?.id ?? '');
  const now = useNow(1_000);
  const heading = useRef<HTMLHeadingElement>(null);
  const until = data?.profile?.boostExpiresAt ?? null;
  const pressed = useFocusAfter(until, heading);
  if (data === null) return null;
  const left = until === null ? null : countdown(until, now);

  const press = async () => {
    if (!data.plan.abilities.includes('BOOST')) {
      toast({ ...titled(rules.boostIsPremium), tone: 'info' });
      toPlans();
      return;
    }
    pressed();
    setAsking(true);
    const isAllowed = await boost();
    setAsking(false);
    if (!isAllowed) toPlans();
  };

  return (
    <FoldingCard
      title="Boost"
      name="boost"
      summary={left === null ? 'Not running' : `${left} left`}
      icon={<BoltIcon className="text-gold" />}
      headingRef={heading}
    >
      <p className="mb-4 text-ink-soft text-sm">For one hour your profile is shown before others. One at a time.</p>
      {left === null ? (
        <Button variant="secondary" loading={isAsking} onClick={() => void press()}>
          <BoltIcon />
          Boost Profile
        </Button>
      ) : (
        <p className="flex min-h-12 items-center gap-2 font-semibold text-gold">
          <BoltIcon className="text-xl" />
          <span>
            You are shown first: <time className="tabular-nums">{left}</time> left
          </span>
        </p>
      )}
    </FoldingCard>
  );
}
