import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether a card is open. It opens by a press, by an address that ends in # and its name, and by each new `call` but 0. What a press opens
 * scrolls into view as far as it fits.
 */
export function useFold(card: RefObject<HTMLElement | null>, name: string, call: number) {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${name}`;
  const wish = call > 0 ? call : isNamed && key;
  const [heeded, setHeeded] = useState<typeof wish>(false);
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  if (wish !== heeded) {
    setHeeded(wish);
    if (wish !== false) setOpen(true);
  }

  useEffect(() => {
    if (presses > 0) card.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }, [presses, card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again.
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView();
  }, [isNamed, key, card]);

  const press = () => {
    if (!isOpen) setPresses(presses + 1);
    setOpen(!isOpen);
  };
  return { isOpen, press };
}
