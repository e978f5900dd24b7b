import { toast } from '#client/ui/toast.tsx';
import { Card } from './Card.tsx';
import { PositionField } from './PositionField.tsx';
import { texts } from './texts.ts';
import { useUpdateLocation } from './use-update-location.ts';

export function PositionCard({ isKnown }: { isKnown: boolean }) {
  const updateLocation = useUpdateLocation();
  return (
    <Card title="Where you are">
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
    </Card>
  );
}
