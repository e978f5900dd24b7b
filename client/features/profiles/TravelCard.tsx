import type { FragmentType } from '@apollo/client';
import { useRef, useState } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { titled } from '#client/lib/titled.ts';
import { Button } from '#client/ui/Button.tsx';
import { PlaneIcon } from '#client/ui/feature-icons.tsx';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/profiles.ts';
import { FoldingCard } from './FoldingCard.tsx';
import { type TravelCard_ViewerFragment, TravelCard_ViewerFragmentDoc } from './perks.generated.ts';
import { TownField } from './TownField.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useTravel } from './use-travel.ts';

type Props = { viewer: FragmentType<TravelCard_ViewerFragment>; onUpsell: () => void };

export function TravelCard({ viewer, onUpsell }: Props) {
  const data = useFragmentData(TravelCard_ViewerFragmentDoc, viewer);
  const [isAsking, setAsking] = useState(false);
  const { setOut, goHome } = useTravel();
  const heading = useRef<HTMLHeadingElement>(null);
  const travel = data?.profile?.travel ?? null;
  const pressed = useFocusAfter(travel?.id, heading);
  if (data === null) return null;

  const refuse = () => {
    toast({ ...titled(rules.travelIsPremium), tone: 'info' });
    onUpsell();
  };
  const during = async <T,>(work: () => Promise<T>): Promise<T> => {
    pressed();
    setAsking(true);
    const done = await work();
    setAsking(false);
    return done;
  };
  const leave = async (townId: string): Promise<boolean> => {
    const isOver = await during(() => setOut(townId));
    if (!isOver) onUpsell();
    return isOver;
  };

  return (
    <FoldingCard
      title="Travel mode"
      name="travel"
      summary={travel === null ? 'Off' : `Visiting ${travel.name}`}
      icon={<PlaneIcon className="text-plum" />}
      headingRef={heading}
    >
      <p className="mb-4 text-ink-soft text-sm">
        Look around in another town before you are there. People there see you as visiting.
      </p>
      <p role="status" className={travel === null ? 'sr-only' : 'mb-4 font-semibold text-plum'}>
        {travel !== null && `Visiting ${travel.name}`}
      </p>
      {travel !== null ? (
        <Button variant="secondary" loading={isAsking} onClick={() => void during(goHome)}>
          Go home
        </Button>
      ) : data.plan.abilities.includes('TRAVEL') ? (
        <Destination isAsking={isAsking} onLeave={leave} />
      ) : (
        <Button variant="secondary" onClick={refuse}>
          <PlaneIcon />
          Turn on travel mode
        </Button>
      )}
    </FoldingCard>
  );
}

/** The field for the destination. It is cleared after a successful start. */
function Destination({ isAsking, onLeave }: { isAsking: boolean; onLeave: (townId: string) => Promise<boolean> }) {
  const [chosen, setChosen] = useState<{ text: string; townId: string | null }>({ text: '', townId: null });
  const leave = async (townId: string) => {
    if (await onLeave(townId)) setChosen({ text: '', townId: null });
  };
  return (
    <div className="grid gap-4">
      <TownField
        label="Where to?"
        value={chosen.text}
        onType={(text) => setChosen({ text, townId: null })}
        onPick={({ id, label }) => setChosen({ text: label, townId: id })}
        hint="Choose a town from the list."
      />
      <Button
        variant="secondary"
        loading={isAsking}
        disabled={chosen.townId === null}
        onClick={() => chosen.townId !== null && void leave(chosen.townId)}
        className="justify-self-start"
      >
        <PlaneIcon />
        Travel there
      </Button>
    </div>
  );
}
