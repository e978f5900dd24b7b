import { toast } from '#client/ui/toast.tsx';
import { FoldingCard } from './FoldingCard.tsx';
import { PositionField } from './PositionField.tsx';
import { nothing } from './summaries.ts';
import { texts } from './texts.ts';
import { useUpdateLocation } from './use-update-location.ts';

export function PositionCard({ isKnown }: { isKnown: boolean }) {
  const updateLocation = useUpdateLocation();
  return (
    <FoldingCard title="Where you are" name="place" summary={isKnown ? 'Your area is known' : nothing}>
      <PositionField
        label="Update Location"
        said={isKnown ? 'Your area is known. Distances go by it, not by your town.' : ''}
        instead="Your town is enough: you can also choose it above."
        onPosition={async (position) => {
          const problem = await updateLocation(position);
          if (problem !== null) throw new Error(problem);
          toast({ title: texts.locationSaved, tone: 'success' });
        }}
      />
    </FoldingCard>
  );
}
