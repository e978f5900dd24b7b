import { MemoryMatch } from './MemoryMatch.tsx';
import { Pairs } from './Pairs.tsx';
import type { Again, DealOf } from './Play.tsx';

type Props = Again & { game: string; playId: string; deal: DealOf<'CardDeal'> };

export function CardGame({ game, ...props }: Props) {
  return game === 'memory_match' ? <MemoryMatch {...props} /> : <Pairs {...props} />;
}
