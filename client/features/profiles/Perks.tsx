import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import { BoostCard } from './BoostCard.tsx';
import { PositionCard } from './PositionCard.tsx';
import type { BoostCard_ViewerFragment, TravelCard_ViewerFragment } from './perks.generated.ts';
import type { VerifyCard_ViewerFragment } from './photos.generated.ts';
import { TravelCard } from './TravelCard.tsx';
import { VerifyCard } from './VerifyCard.tsx';

type Viewer = FragmentType<VerifyCard_ViewerFragment> &
  FragmentType<BoostCard_ViewerFragment> &
  FragmentType<TravelCard_ViewerFragment>;

type Props = { viewer: Viewer; hasPosition: boolean; isVerifying: boolean };

export function Perks({ viewer, hasPosition, isVerifying }: Props) {
  const [isUpsellOpen, setUpsellOpen] = useState(false);
  return (
    <>
      <PositionCard isKnown={hasPosition} />
      <VerifyCard viewer={viewer} isVerifying={isVerifying} />
      <BoostCard viewer={viewer} />
      <TravelCard viewer={viewer} onUpsell={() => setUpsellOpen(true)} />
      <UpsellDialog topic="travel" open={isUpsellOpen} onOpenChange={setUpsellOpen} />
    </>
  );
}
