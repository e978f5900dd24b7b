import { useCallback, useState } from 'react';
import { staysStill, type Way } from './card-flight.ts';
import type { Card } from './deck-actions.ts';

type Flight = { card: Card; way: Way };

/** With reduced motion they disappear at once. */
export function useFlights(): {
  flights: readonly Flight[];
  fly: (card: Card, way: Way) => void;
  land: (id: string) => void;
} {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const land = useCallback((id: string) => setFlights((before) => before.filter(({ card }) => card.id !== id)), []);
  const fly = (card: Card, way: Way) => {
    if (staysStill()) return;
    setFlights((before) => [...before.filter((flight) => flight.card.id !== card.id), { card, way }]);
  };
  return { flights, fly, land };
}
